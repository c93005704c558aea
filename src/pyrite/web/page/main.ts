import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

mount(App, { target: document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    void import("./offline.ts").then((found) => found.keepForLater()).catch(() => undefined);
  });
}
