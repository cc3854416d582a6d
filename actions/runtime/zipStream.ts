import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip archive. */
export interface ZipFile {
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A zip archive, piece by piece: of each file only the piece that is compressed at the moment is in memory. */
export async function* zipStream(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { path, content } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}
