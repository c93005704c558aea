/** The screen of a table; all of it is in the chunk of the frame. */
export { default } from "./Table.svelte";
