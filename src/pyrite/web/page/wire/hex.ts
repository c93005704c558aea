/** Bytes as they are written on the wire. */

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (one) => parseInt(one, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (one) => one.toString(16).padStart(2, "0")).join("");
}
