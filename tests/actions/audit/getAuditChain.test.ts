import type { Knex } from 'knex';
import { auditAs } from '../../support/audit';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await database.raw('select * from seal_audit()');
});
afterAll(() => database.destroy());

const query = '{ chain: getAuditChain { sealedRows hash sealedAt } }';

interface Answer {
  readonly chain: { readonly sealedRows: string; readonly hash: string | null; readonly sealedAt: string | null };
}

test('tells the head of the chain, as it was sealed', async () => {
  const { data } = await auditAs<Answer>('superadmin', query);
  const seal = (await database('audit_seals').orderBy('id', 'desc').first())!;
  const link = (await database('audit_hashes').where({ position: seal.position }).first('hash'))!;
  expect(data?.chain).toEqual({
    sealedRows: seal.position,
    hash: link.hash.toString('hex'),
    sealedAt: seal.sealed_at.toISOString(),
  });
  expect(Number(data?.chain.sealedRows)).toBeGreaterThan(100);
});

test.each(['maker', 'orgadmin'])('%s has no such operation', async (username) => {
  const { errors } = await auditAs(username, query);
  expect(errors?.[0]?.extensions.code).toBe('validation-failed');
});
