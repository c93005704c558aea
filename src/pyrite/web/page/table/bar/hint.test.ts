import { expect, test } from "vitest";
import { loadWords } from "../../words/say.ts";
import { hinted } from "./hint.ts";

const asking = { sentence: "Flip a card", why: "Any", buttons: [{ label: "Pass", move: "pass" }] };
const line = (text: string, visits: number, win: number) => ({
  ...{ move: text, text, visits, score: 0, win },
});

test("the best move and one number stand where the question stood", async () => {
  const advice = [line("flip c4", 90, 0.544), line("flip a1", 10, 0.5)];
  const { sentence, buttons } = hinted(asking, advice, await loadWords("en", "gold"));
  expect(sentence).toBe("Best: flip c4 – wins about 54 %");
  expect(buttons).toBe(asking.buttons);
});

test("without advice the question stays", async () => {
  expect(hinted(asking, null, await loadWords("en", "gold"))).toBe(asking);
  expect(hinted(asking, [], await loadWords("ja", "gold"))).toBe(asking);
});
