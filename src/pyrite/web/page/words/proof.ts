/** What is said of results and their proof, beside what a table or a replay says. */
import type { Catalogue, Language, Load } from "./say.ts";

const OURS = import.meta.glob<Catalogue>("./proof/*.ftl", { import: "default" });

export function proofWords(language: Language): Load | undefined {
  return OURS[`./proof/${language}.ftl`];
}
