import { webcrypto } from 'node:crypto';
import type { Knex } from 'knex';
import { verifyProof, type Sha256 } from '../../../domain/audit/proof';
import { auditAs } from '../../support/audit';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const sha256: Sha256 = (bytes) => webcrypto.subtle.digest('SHA-256', bytes);

const exported = `query ($table: String, $row: String, $from: timestamptz) {
  proof: exportAuditProof(table: $table, row: $row, from: $from) { file rows unsealedRows }
}`;
type Exported = { readonly proof: { readonly file: string; readonly rows: number; readonly unsealedRows: number } };

const weighCountry = (weighting: number) =>
  database('countries').where({ alpha2Code: 'IS' }).update({ weighting }).returning('weighting');

test('an export proves exactly the rows of the search, and counts those that are not sealed', async () => {
  await weighCountry(41);
  await database.raw('select * from seal_audit()');
  const rows = await database('audit_logged_actions')
    .where({ table_name: 'countries', row_id: 'IS' })
    .pluck('event_id');
  const { data } = await auditAs<Exported>('superadmin', exported, { table: 'countries', row: 'IS' });
  const verdict = await verifyProof(data!.proof.file, sha256);
  const proven = verdict.isProven ? verdict.rows.map(({ text }) => String((JSON.parse(text) as unknown[])[0])) : [];
  expect(proven.sort()).toEqual(rows.map(String).sort());
  expect(data!.proof).toMatchObject({ rows: rows.length, unsealedRows: 0 });
});

test('what cannot be proven in one file is refused', async () => {
  const none = await auditAs<Exported>('superadmin', exported, { table: 'countries', row: 'no such row' });
  expect(none.errors?.[0]?.extensions.code).toBe('nothing_to_prove');
  const all = await auditAs<Exported>('superadmin', exported, { table: 'countries' });
  expect(all.errors?.[0]?.extensions.code).toBe('proof_too_large');
});

test('rows that are not sealed yet are counted and left out', async () => {
  await weighCountry(42);
  await database.raw('select * from seal_audit()');
  await weighCountry(43);
  const { data } = await auditAs<Exported>('superadmin', exported, { table: 'countries', row: 'IS' });
  expect(data?.proof).toMatchObject({ unsealedRows: 1 });
  await database.raw('select * from seal_audit()');
  const { data: later } = await auditAs<Exported>('superadmin', exported, { table: 'countries', row: 'IS' });
  expect(later?.proof).toMatchObject({ rows: data!.proof.rows + 1, unsealedRows: 0 });
});

test('rows that were sealed before digests were kept cannot be proven', async () => {
  await database.raw('select * from seal_audit()');
  const row = (await database('audit_logged_actions')
    .where({ table_name: 'countries', row_id: 'IS' })
    .first('event_id'))!;
  const link = (await database('audit_hashes').where({ event_id: row.event_id }).first('digest'))!;
  const keep = (digest: Buffer | null) =>
    database.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      await transaction('audit_hashes').where({ event_id: row.event_id }).update({ digest });
    });
  await keep(null);
  const { errors } = await auditAs<Exported>('superadmin', exported, { table: 'countries', row: 'IS' });
  await keep(link.digest);
  expect(errors?.[0]?.extensions.code).toBe('proof_not_available');
});

test.each(['maker', 'orgadmin'])('%s has no such operation', async (username) => {
  const { errors } = await auditAs(username, '{ exportAuditProof { rows } }');
  expect(errors?.[0]?.extensions.code).toBe('validation-failed');
});
