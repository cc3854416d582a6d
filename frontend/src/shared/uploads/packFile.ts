/** A file as it is sent: compressed with gzip, in base64. */
export async function packFile(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(chunksOf(packed).join(''));
}

const chunkLength = 8192;

/** The bytes as a text with a character for each, in pieces that `String.fromCharCode` takes. */
function chunksOf(bytes: Uint8Array): string[] {
  const starts = Array.from({ length: Math.ceil(bytes.length / chunkLength) }, (_, index) => index * chunkLength);
  return starts.map((start) => String.fromCharCode(...bytes.subarray(start, start + chunkLength)));
}
