/**
 * The pieces of a content joined to parts of one size. Only the last part may be smaller; an empty content has no part.
 * @param partBytes the size of a part
 */
export async function* partsOf(
  content: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array, undefined> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const piece of content) {
    let taken = 0;
    while (taken < piece.length) {
      const next = piece.subarray(taken, taken + partBytes - filled);
      part.set(next, filled);
      filled += next.length;
      taken += next.length;
      if (filled === partBytes) {
        yield part;
        part = new Uint8Array(partBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
  return undefined;
}
