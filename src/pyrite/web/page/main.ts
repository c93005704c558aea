import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { listenForTouch } from "./sound.ts";

listenForTouch();
mount(App, { target: document.body });
