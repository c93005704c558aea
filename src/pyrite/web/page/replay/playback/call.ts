/** `POST /replay`, part after part until all of a record has been told. */
import { fetched, refusal } from "../../wire/calls.ts";
import type { Replayed, ReplayRecord } from "../../wire/types.ts";
import type { Eyes, Told } from "./steps.ts";

export async function retell(record: string, eyes: Eyes, language: string): Promise<Told> {
  const { next, ...first } = await part({ record, eyes }, language);
  const steps = [...first.steps];
  for (let after = next; after !== null;) {
    const more = await part({ record, eyes, after }, language);
    steps.push(...more.steps);
    after = more.next;
  }
  return { ...first, steps };
}

async function part(body: ReplayRecord, language: string): Promise<Replayed> {
  const response = await fetched("/replay", {
    method: "POST",
    headers: { "Accept-Language": language, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as Replayed;
}
