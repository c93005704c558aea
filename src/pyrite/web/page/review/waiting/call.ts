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
      ? await fetched("/api/review", {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({ record }),
        })
      : await fetched(`/api/tables/${table}/review`, { headers });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as ReviewTold;
}
