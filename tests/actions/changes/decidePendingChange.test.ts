import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administer, administration, newOrganisation, roleInput, rolesOf } from '../../support/organisations';
import { stackDatabase } from '../../support/stack';

let database: Knex;
let orgId: string;

beforeAll(async () => {
  database = stackDatabase();
  // Decided changes are kept, and with them their organisation.
  orgId = await newOrganisation({ name: `Decisions ${randomUUID()}` });
  await database('organisations')
    .where({ id: orgId })
    .update({ four_eyes: ['role_rights'] });
});
afterAll(() => database.destroy());

/** A role that waits for a second administrator. */
async function waitingRole() {
  const name = `Role ${randomUUID()}`;
  const { data } = await administer('superadmin', 'createRole', { orgId, role: roleInput(name) });
  const id = data!.result.pendingChangeId!;
  const { change_digest: digest } = (await database('pending_changes').where({ id }).first('change_digest'))!;
  return { id, name, digest };
}

type Waiting = Awaited<ReturnType<typeof waitingRole>>;
const call = ({ id, digest }: Waiting, changes: Record<string, unknown> = {}, username = 'superadmin2') =>
  administration(username, 'decidePendingChange', {
    changeId: id,
    changeDigest: digest,
    decision: 'allowed',
    ...changes,
  });
const rowOf = (id: string) => database('pending_changes').where({ id });
const lastOf = (userId: string) => database('activity').where({ userId }).orderBy('createdAt', 'desc');

test('a change that another administrator allows is made with the decision', async () => {
  const change = await waitingRole();
  const { answer, ...effects } = await effectsOf(database, call(change));
  expect(answer.data).toMatchObject({ result: { id: change.id, decision: 'allowed' } });
  expect(effects).toEqual({
    rows: ['insert roles', 'update pending_changes'],
    activity: ['A033', 'A033'],
    provider: [],
  });
  expect(await rolesOf(database, orgId)).toContain(change.name);
  expect(await rowOf(change.id)).toMatchObject([
    { decision: 'allowed', decided_by: 'superadmin2', decided_at: expect.any(Date) as Date, reason: null },
  ]);
  const details = (await lastOf('superadmin2').limit(2)).map((entry) => entry.details);
  expect(details).toContainEqual(expect.stringMatching(/: allowed, asked for by superadmin$/));
  expect(await refusedEffects(database, call(change))).toEqual(refused('change_decided', 'decision'));
});

test.each([
  ['refused', 'superadmin2', 'Not today'],
  ['withdrawn', 'superadmin', ''],
])('a change that is %s is not made', async (decision, username, reason) => {
  const change = await waitingRole();
  const { answer, ...effects } = await effectsOf(database, call(change, { decision, reason }, username));
  expect(answer.data).toMatchObject({ result: { id: change.id, decision } });
  expect(effects).toEqual({ rows: ['update pending_changes'], activity: ['A033'], provider: [] });
  expect(await rolesOf(database, orgId)).not.toContain(change.name);
  expect(await rowOf(change.id)).toMatchObject([{ decision, decided_by: username, reason: reason || null }]);
  const said = [`: ${decision}, asked for by superadmin`, reason].filter(Boolean).join('. ');
  expect((await lastOf(username).first())?.details).toContain(said);
});

test.each([
  ['to allow one’s own change', {}, 'superadmin', 'second_person_required', 'decision'],
  ['to withdraw another’s change', { decision: 'withdrawn' }, 'superadmin2', 'change_of_another', 'decision'],
  ['to refuse without a reason', { decision: 'refused' }, 'superadmin2', 'invalid_input', 'reason'],
  ['another decision', { decision: 'postponed' }, 'superadmin2', 'invalid_input', 'decision'],
  ['another content than was shown', { changeDigest: 'another' }, 'superadmin2', 'content_changed', 'changeDigest'],
  ['an administrator of another organisation', {}, 'borealisadmin', 'change_not_found', 'changeId'],
  ['an absent change', { changeId: randomUUID() }, 'superadmin2', 'change_not_found', 'changeId'],
])('refuses %s', async (_what, changes, username, code, field) => {
  const change = await waitingRole();
  expect(await refusedEffects(database, call(change, changes, username))).toEqual(refused(code, field));
  expect(await rowOf(change.id)).toMatchObject([{ decision: null, decided_by: null }]);
  expect(await rolesOf(database, orgId)).not.toContain(change.name);
});

test('refuses to make what can no longer be made, and the change goes on waiting', async () => {
  const change = await waitingRole();
  await database('roles').insert({ org_id: orgId, name: change.name, order: 51 });
  const { code, ...effects } = await refusedEffects(database, call(change));
  expect(code).toBe('change_not_applicable');
  expect(effects).toMatchObject({ rows: [], activity: [] });
  expect(await rowOf(change.id)).toMatchObject([{ decision: null }]);
});
