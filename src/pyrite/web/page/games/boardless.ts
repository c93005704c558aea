/** A game without a board of its own: the frame stands around it, and says so. */
import { gameFolder } from "./board.ts";
import Boardless from "./Boardless.svelte";

export default gameFolder({
  Board: Boardless,
  Stats: () => ({}), // draws nothing
  sign: () => null,
  facts: () => [],
  asks: (_view, _ask, _chosen, say) => ({ sentence: say("ask-any"), buttons: [] }),
  sound: () => null,
});
