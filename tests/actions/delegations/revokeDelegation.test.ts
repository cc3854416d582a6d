import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { delegated, endDelegations, setApproverRole, type DelegationAnswer } from '../../support/delegations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  // So that both hold a seat with the role.
  await setApproverRole(database, 'aldgate-payroll', 'director');
});
afterEach(() => endDelegations(database));
afterAll(async () => {
  await setApproverRole(database, 'aldgate-payroll', 'approver');
  await database.destroy();
});

const call = (delegationId: string, username = 'approver2', role?: string) => ({
  username,
  role,
  query: `mutation ($delegationId: uuid!) { result: revokeDelegation(delegationId: $delegationId) { id } }`,
  variables: { delegationId },
});
const revokedAt = async (id: string) =>
  (await database('authorisation_delegations').where({ id }).first('revoked_at'))?.revoked_at;

test('ends a delegation from now on, and says so once', async () => {
  const id = await delegated();
  const { answer, ...effects } = await effectsOf<DelegationAnswer>(database, call(id));
  expect(answer.data?.result).toEqual({ id });
  expect(effects).toEqual({ rows: ['update authorisation_delegations'], activity: ['A036'], provider: [] });
  const first = await revokedAt(id);
  expect(first).toBeInstanceOf(Date);
  const details = 'Approvals of approver2 no longer delegated to approver';
  expect(await database('activity').where({ details, userId: 'approver2' })).not.toEqual([]);
  const again = await effectsOf<DelegationAnswer>(database, call(id));
  expect(again).toMatchObject({ answer: { data: { result: { id } } }, rows: [], activity: [] });
  expect(await revokedAt(id)).toEqual(first);
});

test.each([
  ['its receiver', 'approver', undefined],
  ['an administrator of the organisation', 'orgadmin', 'org_admin'],
  ['a super admin', 'superadmin', 'admin'],
])('%s ends it too, and the log names them', async (_who, username, role) => {
  const id = await delegated();
  const { answer, ...effects } = await effectsOf<DelegationAnswer>(database, call(id, username, role));
  expect(answer.data?.result).toEqual({ id });
  expect(effects).toEqual({ rows: ['update authorisation_delegations'], activity: ['A036'], provider: [] });
  expect(await revokedAt(id)).toBeInstanceOf(Date);
});

test('nobody else ends it, and an absent one is refused in the same words', async () => {
  const id = await delegated();
  for (const [delegation, username, role] of [
    [id, 'maker', undefined],
    [id, 'borealis', undefined],
    [id, 'borealisadmin', 'org_admin'],
    [id, 'favadmin', 'org_admin'],
    [randomUUID(), 'approver2', undefined],
    [randomUUID(), 'superadmin', 'admin'],
  ] as const) {
    const effects = await refusedEffects(database, call(delegation, username, role));
    expect(effects).toEqual(refused('delegation_not_found', 'delegationId'));
  }
  expect(await revokedAt(id)).toBeNull();
});
