import { describe, expect, it } from "vitest";
import { asks } from "./asks.ts";
import { en, ja, position } from "../test_tables.ts";
import { touchable } from "./touch.ts";

const ALL = [
  ...["start", "middle", "three", "open", "reserve", "pass", "retrieve"],
  ...["mining", "winter", "lying", "empty", "five", "five-open"],
];

function askedIn(name: string, chosen: readonly string[] = [], say = en) {
  const { view, ask } = position(name);
  return asks(view, ask, chosen, say);
}

/** All that can be played by touch, whatever is chosen of what is offered. */
function reachable(name: string): Set<string> {
  const { view, ask } = position(name);
  const found = new Set<string>();
  const offered = asks(view, ask, [], en).buttons.flatMap((one) =>
    one.choose ? [one.choose] : [],
  );
  for (const chosen of [[], ...offered]) {
    const can = touchable(view, ask, chosen);
    can.places.forEach((touch) => found.add(touch.move));
    can.cards.forEach((move) => found.add(move));
    for (const { move } of asks(view, ask, chosen, en).buttons) if (move) found.add(move);
  }
  return found;
}

describe.each(ALL)("%s", (name) => {
  it("offers every legal move, and no other", () => {
    expect([...reachable(name)].sort()).toEqual([...position(name).ask.legal].sort());
  });

  it("asks in both languages, with a reason", () => {
    for (const say of [en, ja]) {
      const { sentence, why } = askedIn(name, [], say);
      expect(sentence).not.toMatch(/^ask-|\{/);
      expect(why).not.toMatch(/^$|-why|\{/);
    }
  });
});

describe("prospecting", () => {
  it("asks for a miner first, at the prices of the spaces", () => {
    expect(askedIn("middle").sentence).toBe("Place a miner for 0 to 4 coins");
    expect(askedIn("middle").buttons.map((one) => one.label)).toEqual([
      ...["Place a miner", "Wild die", "Retrieve 3", "Pass"],
    ]);
    const { view, ask } = position("middle");
    expect(touchable(view, ask, []).places.get("hills 4")).toEqual({
      ...{ move: "place hills 4", price: 4 },
    });
  });

  it("shows where a wild die would lie, a coin for each die", () => {
    const { view, ask } = position("middle");
    const { places, mode } = touchable(view, ask, ["wild"]);
    expect(mode).toBe("wild");
    expect(places.get("lake picture")).toEqual({ move: "wild lake", price: 0 });
    expect(places.get("river 4")).toEqual({ move: "wild river", price: 3 });
    expect(askedIn("middle", ["wild"]).sentence).toBe("Where shall a wild die lie?");
  });

  it("asks once whether to pass with miners that could be placed", () => {
    const pass = askedIn("middle").buttons.at(-1);
    expect(pass).toEqual({ label: "Pass", choose: ["pass"] });
    const { sentence, buttons } = askedIn("middle", ["pass"]);
    expect(sentence).toMatch(/^Pass with \d+ miners? unplaced\?$/);
    expect(buttons.map((one) => one.move ?? one.choose)).toEqual(["pass", []]);
    const { view, ask } = position("middle");
    expect(touchable(view, ask, ["pass"]).places).toEqual(touchable(view, ask, []).places);
  });

  it("leads to the only move that is left", () => {
    expect(askedIn("pass").buttons).toEqual([{ label: "Pass", move: "pass", isMain: true }]);
    expect(askedIn("retrieve").sentence).toBe("Take coins back, or pass");
  });

  it("asks for the mines of a reserve", () => {
    const { view, ask } = position("reserve");
    const { places } = touchable(view, ask, []);
    expect([...places.keys()]).toEqual(["hills", "forest", "mountains", "river", "lake"]);
  });
});

describe("mining", () => {
  it("says what gold of the mine is worth", () => {
    expect(askedIn("mining")).toEqual({
      sentence: "Take a card with your miner on space 2",
      why: "You have no gold of the river yet. Without any you lose 5 points.",
      buttons: [
        { label: "Take 2 coins", move: "coins", isMain: false },
        { label: "Wait for winter", move: "winter", isMain: false },
      ],
    });
    expect(askedIn("five").why).toMatch(/^The forest gave you most so far, 5 nuggets/);
  });

  it("says when there is nothing to take", () => {
    expect(askedIn("empty").sentence).toMatch(/^Nothing to take/);
    expect(askedIn("winter").sentence).toMatch(/^Winter: take a card/);
  });
});
