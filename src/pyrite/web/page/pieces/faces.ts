/** Whose face a bot has: the shape is the person, the colour the seat's. */
const FACES: Readonly<Record<string, string>> = {
  easy: "m-yellow",
  normal: "m-red",
  hard: "m-green",
  expert: "m-purple",
  bold: "m-blue",
  careful: "m-abby",
};

/** The symbol of a level's face. */
export function faceOf(level: string | null): string {
  return FACES[level ?? ""] ?? "m-red";
}
