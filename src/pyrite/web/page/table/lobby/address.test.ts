import { expect, test } from "vitest";
import { inviteLink, sharedOrigin } from "./address.ts";

const server = (address: string | null) => ({
  server: () => Promise.resolve({ address, push: null, mail: false, tab: false }),
});
const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });

test("who was found by others is found there again", async () => {
  const found = await sharedOrigin(at("192.168.1.24"), server(null));
  expect(found).toBe("http://192.168.1.24:8000");
});

test("on this machine the server says where others find it", async () => {
  for (const name of ["127.0.0.1", "localhost", "[::1]", "127.1.2.3"]) {
    const found = await sharedOrigin(at(name), server("http://192.168.1.24:8000/"));
    expect(found).toBe("http://192.168.1.24:8000");
  }
});

test("where nobody else can open it there is no address", async () => {
  expect(await sharedOrigin(at("localhost"), server(null))).toBeNull();
});

test("the invitation stands behind #", () => {
  expect(inviteLink("http://x", "oak", null)).toBe("http://x/t/oak");
  expect(inviteLink("http://x", "oak", "a b")).toBe("http://x/t/oak#i=a%20b");
});
