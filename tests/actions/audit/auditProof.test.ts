import { webcrypto } from 'node:crypto';
import type { Knex } from 'knex';
import { verifyProof, type Sha256 } from '../../../domain/audit/proof';
import { graphql, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const sha256: Sha256 = (bytes) => webcrypto.subtle.digest('SHA-256', bytes);

const ask = <T>(query: string, variables: Record<string, unknown> = {}, user = 'superadmin') =>
  graphql<T>(user, query, variables, user === 'superadmin' ? { 'x-hasura-role': 'admin' } : {});

const exported = `query ($table: String, $row: String, $from: timestamptz) {
  proof: exportAuditProof(table: $table, row: $row, from: $from) { file rows unsealedRows }
}`;
type Exported = { readonly proof: { readonly file: string; readonly rows: number; readonly unsealedRows: number } };

const weighCountry = (weighting: number) =>
  database('countries').where({ alpha2Code: 'IS' }).update({ weighting }).returning('weighting');

test('the chain is verified part by part, up to its head', async () => {
  await database.raw('select * from seal_audit()');
  const verify = `query ($after: bigint!) { part: verifyAuditLog(after: $after) { verifiedTo end isDone fault { reason } } }`;
  type Verified = { readonly part: { readonly verifiedTo: string; readonly end: string; readonly isDone: boolean } };
  const { data } = await ask<Verified>(verify, { after: '0' });
  expect(data?.part).toMatchObject({ fault: null });
  expect(data?.part.isDone).toBe(data?.part.verifiedTo === data?.part.end);
  const { data: status } = await ask<{ chain: { sealedRows: string; hash: string } }>(
    '{ chain: getAuditChain { sealedRows hash sealedAt } }',
  );
  const head = (await database('audit_hashes').orderBy('position', 'desc').first('position', 'hash'))!;
  expect(Number(status?.chain.sealedRows)).toBeLessThanOrEqual(Number(head.position));
  expect(status?.chain.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('an export proves exactly the rows of the search, and counts those that are not sealed', async () => {
  await weighCountry(41);
  await database.raw('select * from seal_audit()');
  const rows = await database('audit_logged_actions')
    .where({ table_name: 'countries', row_id: 'IS' })
    .pluck('event_id');
  const { data } = await ask<Exported>(exported, { table: 'countries', row: 'IS' });
  const verdict = await verifyProof(data!.proof.file, sha256);
  const proven = verdict.isProven ? verdict.rows.map(({ text }) => String((JSON.parse(text) as unknown[])[0])) : [];
  expect(proven.sort()).toEqual(rows.map(String).sort());
  expect(data!.proof).toMatchObject({ rows: rows.length, unsealedRows: 0 });
});

test('what cannot be proven in one file is refused', async () => {
  const none = await ask<Exported>(exported, { table: 'countries', row: 'no such row' });
  expect(none.errors?.[0]?.extensions.code).toBe('nothing_to_prove');
  const all = await ask<Exported>(exported, { table: 'countries' });
  expect(all.errors?.[0]?.extensions.code).toBe('proof_too_large');
});

test('no role below admin verifies or exports', async () => {
  for (const query of [
    '{ getAuditChain { hash } }',
    '{ verifyAuditLog(after: 0) { end } }',
    '{ exportAuditProof { rows } }',
  ]) {
    for (const user of ['maker', 'orgadmin']) {
      expect((await ask(query, {}, user)).errors?.[0]?.extensions.code).toBe('validation-failed');
    }
  }
});
