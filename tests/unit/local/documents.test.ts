import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bucketStore } from '../../../actions/documents/bucketStore';
import { partBytes } from '../../../actions/documents/writeParts';
import type { DocumentStore } from '../../../actions/runtime/documentStore';
import { documentsPath, serveDocuments } from '../../../local/documents/documents';

const signingKey = { accessKeyId: 'local', secretAccessKey: 'secret' };
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
let server: Server;
let store: DocumentStore;

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = serveDocuments({ folder, origin, key: signingKey });
  store = bucketStore({
    name: 'documents',
    address: `${origin}${documentsPath}`,
    region: 'eu-west-1',
    key: signingKey,
    fetch,
    now: () => new Date(),
  });
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const counting = Uint8Array.from({ length: 1_000_003 }, (_, index) => index % 251);

/** Bytes that tell their place, in pieces of a million. */
function* piecesOf(size: number): Generator<Uint8Array> {
  for (let start = 0; start < size; start += counting.length) yield counting.subarray(0, size - start);
}

async function* streamOf(size: number, failure?: Error): AsyncGenerator<Uint8Array> {
  yield* piecesOf(size);
  if (failure) throw failure;
}

async function contentOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces!) read.push(piece);
  return Buffer.concat(read);
}

const newKey = () => `exports/${randomUUID()}/${randomUUID()}`;

test.each([0, 1, partBytes - 1, partBytes, partBytes + 1, 2 * partBytes + 5])(
  'a document of %i bytes is read as it was written',
  async (size) => {
    const key = newKey();
    expect(await store.writeStream(key, 'text/csv', streamOf(size))).toBe(size);
    const read = await contentOf(await store.readStream(key));
    expect(read.equals(Buffer.concat([...piecesOf(size)]))).toBe(true);
  },
);

test.each([10, partBytes + 10])('a content that fails after %i bytes leaves nothing', async (size) => {
  const key = newKey();
  await expect(store.writeStream(key, 'text/csv', streamOf(size, new Error('lost')))).rejects.toThrow('lost');
  expect(await store.readStream(key)).toBeUndefined();
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(left.filter((path) => path.includes(key.split('/')[2] ?? ''))).toEqual([]);
});

test('a large document is inspected by its first bytes', async () => {
  const key = newKey();
  await store.writeStream(key, 'text/csv', streamOf(partBytes + 1));
  expect(await store.inspect(key)).toMatchObject({ size: partBytes + 1, start: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7) });
});

test('a document in one request is limited, a removed one is gone', async () => {
  const key = newKey();
  await expect(store.write(key, 'text/csv', Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toThrow('413');
  await store.write(key, 'text/csv', Buffer.from('a'));
  await store.remove(key);
  expect(await store.readStream(key)).toBeUndefined();
});

test('documents of a folder are listed in the order of their keys, a thousand at a time', async () => {
  const keys = Array.from({ length: 1001 }, () => `payments/${randomUUID()}/${randomUUID()}`);
  for (const key of keys) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), 'a');
  }
  writeFileSync(join(folder, `${keys[0]}.part`), 'still written');
  const first = await store.list('payments/', '');
  expect(first.hasMore).toBe(true);
  const second = await store.list('payments/', first.documents.at(-1)?.key ?? '');
  expect(second.hasMore).toBe(false);
  expect([...first.documents, ...second.documents].map(({ key }) => key)).toEqual(keys.sort());
  expect(await store.list('submissions/', '')).toEqual({ documents: [], hasMore: false });
  await expect(store.list('../', '')).rejects.toThrow('400');
});
