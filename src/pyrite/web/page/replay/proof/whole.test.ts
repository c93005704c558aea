import { expect, test } from "vitest";
import { checkedBy } from "./whole.ts";

function rulesThatSay(answer: Response) {
  const asked: string[] = [];
  return {
    asked,
    call(path: string, init: RequestInit) {
      this.asked.push(`${path} ${init.body as string}`);
      return Promise.resolve(answer);
    },
  };
}

test("a record that is told again holds, and none of its steps is wanted", async () => {
  const rules = rulesThatSay(new Response("{}"));
  expect(await checkedBy(rules, "pyrite record 1", "en")).toEqual({ by: "here", fault: "" });
  expect(rules.asked).toEqual(['/replay {"record":"pyrite record 1","eyes":"none","after":15}']);
});

test("what does not hold is told with its reason", async () => {
  const error = { code: "bad-record", text: "line 7: the seed gives 2" };
  const rules = rulesThatSay(new Response(JSON.stringify({ error }), { status: 422 }));
  const found = await checkedBy(rules, "pyrite record 1", "en");
  expect(found).toEqual({ by: "here", fault: "line 7: the seed gives 2" });
});
