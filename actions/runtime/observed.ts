/** The pieces of a content as they are; each is first given to `onPiece`, which may count or digest it. */
export async function* observed(
  content: AsyncIterable<Uint8Array>,
  onPiece: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    onPiece(piece);
    yield piece;
  }
}
