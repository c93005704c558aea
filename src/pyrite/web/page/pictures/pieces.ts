/**
 * Pieces as the rules name them: `symbol:tent` is one of the page's symbols, other kinds are the
 * game's own, found in its `pieces.ts`; a word without a colon is a sign between them.
 */
import type { Piece, PieceKinds } from "../games/board.ts";
import { packageOf } from "../games/package_name.ts";

const KINDS = import.meta.glob<PieceKinds>("./*/faces/page/pieces.ts", {
  base: "../../../games",
  import: "default",
});

export type Shown =
  | { readonly kind: "sign"; readonly text: string }
  | { readonly kind: "symbol"; readonly name: string }
  | ({ readonly kind: "piece" } & Piece);

/** The kinds of pieces of a game; a game without any has symbols and signs. */
export async function loadPieces(game: string): Promise<PieceKinds> {
  return (await KINDS[`./${packageOf(game)}/faces/page/pieces.ts`]?.()) ?? {};
}

/** What a word of a picture means. */
export function pieceOf(word: string, kinds: PieceKinds): Shown {
  const [kind = "", ...words] = word.split(":");
  if (kind === "symbol") return { kind, name: words[0] ?? "" };
  const own = kinds[kind];
  return own ? { kind: "piece", ...own(words) } : { kind: "sign", text: word };
}
