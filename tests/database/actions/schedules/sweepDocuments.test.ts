import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketStore } from '../../../../actions/documents/bucketStore';
import type { Context } from '../../../../actions/context';
import type { DocumentStore } from '../../../../actions/runtime/documentStore';
import { createMetrics } from '../../../../actions/runtime/metrics';
import { keyTables, sweepDocuments } from '../../../../actions/schedules/sweepDocuments';
import { documentsPath, serveDocuments } from '../../../../local/documents/documents';
import { createPortal, type Portal } from '../provider/portal';

const key = { accessKeyId: 'local', secretAccessKey: 'secret' };
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const hourMs = 3_600_000;
let portal: Portal;
let server: Server;
let store: DocumentStore;

beforeAll(async () => {
  portal = await createPortal();
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = serveDocuments({ folder, origin, key });
  const address = `${origin}${documentsPath}`;
  store = bucketStore({ name: 'documents', address, region: 'eu-west-1', key, fetch, now: () => new Date() });
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
  await portal.drop();
});

const contextOf = (documents: DocumentStore | undefined) =>
  ({
    database: portal.database,
    // Business time is ahead of the bucket's: it must not make a document older.
    clock: { now: () => new Date(Date.now() + 400 * 24 * hourMs) },
    newId: randomUUID,
    metrics: createMetrics(undefined, 'test'),
    documents,
  }) as unknown as Context;

/** Stores a document as old as this; gives its key. */
async function plant(under: string, ageMs: number): Promise<string> {
  const planted = `${under}/${randomUUID()}/${randomUUID()}`;
  await store.write(planted, 'application/pdf', Buffer.from('%PDF-1.7'));
  const storedAt = new Date(Date.now() - ageMs);
  utimesSync(join(folder, planted), storedAt, storedAt);
  return planted;
}

const isThere = (planted: string) => existsSync(join(folder, planted));

test('a copy older than a day that no row names is deleted, and nothing else', async () => {
  const orphans = [await plant('payments', 25 * hourMs), await plant('submissions', 25 * hourMs)];
  const fresh = await plant('payments', 23 * hourMs);
  const named = await plant('payments', 25 * hourMs);
  const others = [await plant('packs', 25 * hourMs), await plant('uploads', 25 * hourMs)];
  const times = { started_at: new Date(), finished_at: new Date() };
  await portal.database('resolution_packs').insert({ day: '2026-11-23', manifest: '{}', s3Key: named, ...times });
  const report = await sweepDocuments(contextOf(store));
  expect(report).toEqual({ checked: 4, deleted: 2, continuesAfter: null });
  expect(orphans.map(isThere)).toEqual([false, false]);
  expect([fresh, named, ...others].map(isThere)).toEqual([true, true, true, true]);
});

test('every table that names a document by its key is asked', async () => {
  const columns = portal.database('information_schema.columns').where({ table_schema: 'public', column_name: 's3Key' });
  expect(await columns.orderBy('table_name').pluck('table_name')).toEqual(keyTables);
});

test('a run lists twenty pages, and the next one goes on behind them', async () => {
  const asked: string[][] = [];
  const endless = {
    ...store,
    list: (of: string, after: string) => {
      asked.push([of, after]);
      return Promise.resolve({ documents: [{ key: `payments/${asked.length}`, ageMs: 0 }], hasMore: true });
    },
  };
  expect(await sweepDocuments(contextOf(endless))).toEqual({ checked: 20, deleted: 0, continuesAfter: 'payments/20' });
  expect(asked.slice(0, 2)).toEqual([
    ['payments/', ''],
    ['payments/', 'payments/1'],
  ]);
  const next: string[] = [];
  const listed = (of: string, after: string) => {
    next.push(after);
    return store.list(of, after);
  };
  await sweepDocuments(contextOf({ ...store, list: listed }));
  expect(next[0]).toBe('payments/20');
  const orphan = await plant('payments', 25 * hourMs);
  await sweepDocuments(contextOf(store));
  expect(isThere(orphan)).toBe(false);
});

test('without a store there is nothing to do', async () => {
  expect(await sweepDocuments(contextOf(undefined))).toEqual({ checked: 0, deleted: 0, continuesAfter: null });
});
