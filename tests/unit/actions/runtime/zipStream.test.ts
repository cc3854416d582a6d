import { strFromU8, strToU8, unzipSync } from 'fflate';
import { observed } from '../../../../actions/runtime/documentStore';
import { zipStream, type ZipFile } from '../../../../actions/runtime/zipStream';

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

async function* letters() {
  await Promise.resolve();
  for (const letter of ['a', 'b', 'c']) yield strToU8(letter.repeat(1000));
}

test('files come out of the archive as they went in, empty ones too', async () => {
  const seen: number[] = [];
  const files: ZipFile[] = [
    { path: 'letters.txt', content: observed(letters(), ({ length }) => seen.push(length)) },
    { path: 'empty.txt', content: [] },
    { path: 'last.txt', content: [strToU8('end')] },
  ];
  const unpacked = unzipSync(await bytesOf(zipStream(files)));
  expect(Object.entries(unpacked).map(([path, content]) => [path, strFromU8(content)])).toEqual([
    ['letters.txt', 'a'.repeat(1000) + 'b'.repeat(1000) + 'c'.repeat(1000)],
    ['empty.txt', ''],
    ['last.txt', 'end'],
  ]);
  expect(seen).toEqual([1000, 1000, 1000]);
});

test('a file is asked for after the one before it was taken', async () => {
  const order: string[] = [];
  async function* file(path: string) {
    order.push(`begin ${path}`);
    yield* letters();
    order.push(`end ${path}`);
  }
  function* files() {
    for (const path of ['1', '2']) {
      order.push(`give ${path}`);
      yield { path, content: file(path) };
    }
  }
  await bytesOf(zipStream(files()));
  expect(order).toEqual(['give 1', 'begin 1', 'end 1', 'give 2', 'begin 2', 'end 2']);
});
