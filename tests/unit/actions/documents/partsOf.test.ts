import { partsOf } from '../../../../actions/documents/partsOf';

async function* streamOf(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function partsIn(...pieces: string[]): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of partsOf(streamOf(...pieces), 4)) parts.push(Buffer.from(part).toString());
  return parts;
}

test.each([
  ['nothing', [], []],
  ['empty pieces', ['', ''], []],
  ['less than a part', ['ab', 'c'], ['abc']],
  ['one part', ['ab', 'cd'], ['abcd']],
  ['a part and one byte', ['abcde'], ['abcd', 'e']],
  ['a piece of several parts', ['a', 'bcdefghij', 'k'], ['abcd', 'efgh', 'ijk']],
])('%s', async (_what, pieces, parts) => {
  expect(await partsIn(...pieces)).toEqual(parts);
});
