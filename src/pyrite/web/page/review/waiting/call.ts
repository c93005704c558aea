/** The calls for a review: of a table, or of a record. */
import { fetched, refusal } from "../../wire/calls.ts";
import type { ReviewTold } from "../../wire/types.ts";

export async function askReview(
  table: string | null,
  record: string,
  language: string,
): Promise<ReviewTold> {
  const headers = { "Accept-Language": language };
  const response =
    table === null
      ? await fetched("/review", {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({ record, early: true }),
        })
      : await fetched(`/tables/${table}/review?early=1`, { headers });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as ReviewTold;
}
