import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import type { Context } from '../../../actions/context';
import { buildPack } from '../../../actions/safeguarding/pack/buildPack';
import { packDocuments } from '../../../actions/safeguarding/pack/packDocuments';
import { readRows } from '../../../actions/safeguarding/pack/readRows';
import type { PackManifest } from '../../../domain/safeguarding/pack/manifest';
import { graphql, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

/* The packs of days of 2033, which no other test touches. */

const open = `mutation ($packId: uuid!) { openResolutionPack(packId: $packId) { url expiresAt } }`;
const admin = { 'x-hasura-role': 'admin' };

let context: Context;
beforeAll(() => {
  context = stackContext();
});
afterAll(async () => {
  const owner = stackDatabase();
  await owner('resolution_packs').where('day', '>', '2033-01-01').delete();
  await owner.destroy();
  await context.database.destroy();
});

/** The context at an instant. */
const at = (instant: string): Context => ({ ...context, clock: { now: () => new Date(instant) } });
const packOf = (day: string) => context.database('resolution_packs').where({ day }).first();

async function filesOf(packId: string): Promise<Record<string, Uint8Array>> {
  const { data } = await call(packId);
  const response = await fetch(data!.openResolutionPack.url);
  expect(response.headers.get('content-disposition')).toContain('resolution-pack-');
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const call = (packId: string, user = 'superadmin') =>
  graphql<{ openResolutionPack: { url: string } }>(user, open, { packId }, user === 'superadmin' ? admin : {});

test('the pack of a day is built once, whole, and as its manifest says', async () => {
  const night = at('2033-03-01T01:00:00Z');
  expect(await buildPack(night)).toMatchObject({
    day: '2033-03-01',
    state: 'written',
    documents: packDocuments.length,
  });
  // Nothing is stored again: no store is asked for.
  expect(await buildPack({ ...night, documents: undefined })).toMatchObject({ state: 'written_before' });
  const pack = (await packOf('2033-03-01'))!;
  const manifest = pack.manifest as PackManifest;
  const files = await filesOf(pack.id);
  expect(Object.keys(files)).toEqual([...manifest.documents.map(({ name }) => name), 'manifest.json']);
  expect(JSON.parse(strFromU8(files['manifest.json']!))).toEqual(manifest);
  for (const { name, bytes, sha256, rows } of manifest.documents) {
    const file = files[name]!;
    expect([name, file.length]).toEqual([name, bytes]);
    expect([name, createHash('sha256').update(file).digest('hex')]).toEqual([name, sha256]);
    // Texts of the demo have no line breaks in cells.
    expect([name, strFromU8(file).trimEnd().split('\r\n').length - 1]).toEqual([name, rows]);
  }
  expect(manifest.missing).toContain(`Reconciliations: ${await lastReconciled()}.`);
});

async function lastReconciled() {
  const row = await context.database('reconciliations').max<{ max: string | null }>('day').first();
  return row?.max ? `none after ${row.max}` : 'there are none';
}

test('every balance of an account is in it, as the database has it', async () => {
  await buildPack(at('2033-03-02T01:00:00Z'));
  const files = await filesOf((await packOf('2033-03-02'))!.id);
  const [, ...lines] = strFromU8(files['balances.csv']!).trimEnd().split('\r\n');
  const [{ count }] = (await context.database('balances').count()) as [{ count: string }];
  expect(lines).toHaveLength(Number(count));
  const some = await context.database('balances').orderBy('id').first();
  expect(
    lines.find((line) => line.includes(some!.account_id) && line.includes(`,${some!.currency},${some!.amount},`)),
  ).toBeDefined();
});

test('there is none before one o’clock in London, and one of two at once is kept', async () => {
  expect(await buildPack(at('2033-07-01T23:59:59Z'))).toMatchObject({ day: '2033-07-02', state: 'too_early' });
  const reports = await Promise.all([1, 2].map(() => buildPack(at('2033-07-02T00:00:00Z'))));
  expect(reports.map(({ state }) => state).sort()).toEqual(['written', 'written_before']);
  const pack = (await packOf('2033-07-02'))!;
  expect(Object.keys(await filesOf(pack.id))).toHaveLength(packDocuments.length + 1);
});

test('without a store there is no pack', async () => {
  const without = { ...at('2033-03-03T01:00:00Z'), documents: undefined };
  expect(await buildPack(without)).toMatchObject({ state: 'no_store' });
  expect(await packOf('2033-03-03')).toBeUndefined();
});

test('a long document is read page by page', async () => {
  const pages: number[] = [];
  const pieces: string[] = [];
  await context.database.transaction(async (transaction) => {
    const sql = 'select n::text as number from generate_series(1, 4001) n order by n';
    for await (const piece of readRows(transaction, sql, (rows) => pages.push(rows))) pieces.push(strFromU8(piece));
  });
  expect(pages).toEqual([2000, 2000, 1]);
  const numbers = Array.from({ length: 4001 }, (_, index) => String(index + 1));
  expect(pieces.join('')).toBe(`${['number', ...numbers].join('\r\n')}\r\n`);
});
