import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { administer, asAdministrator, client, safeguarded } from '../../support/safeguarding';
import { stackDatabase } from '../../support/stack';

const adjust = `mutation ($account: uuid!, $currency: String!, $amount: String!, $reason: String!) {
  createSafeguardingAdjustment(accountId: $account, currency: $currency, amount: $amount, reason: $reason) { id pendingChangeId }
}`;
const decide = `mutation ($id: uuid!, $changeDigest: String!, $decision: String!, $reason: String) {
  decidePendingChange(changeId: $id, changeDigest: $changeDigest, decision: $decision, reason: $reason) { id decision }
}`;
let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const change = { account: client, currency: 'GBP', amount: '-2.00', reason: 'Counted twice' };
const call = (changes: object = {}, username?: string) => asAdministrator(adjust, { ...change, ...changes }, username);

test.each([
  ['more than stands safeguarded', { amount: '-999999999.00' }, 'safeguarding_adjustment_below_zero', 'amount'],
  ['nothing', { amount: '0.00' }, 'invalid_input', 'amount'],
  ['another currency', { currency: 'JPY' }, 'invalid_input', 'currency'],
  ['no reason', { reason: '' }, 'invalid_input', 'reason'],
  ['an unknown account', { account: randomUUID() }, 'account_not_found', 'accountId'],
])('%s is refused', async (_what, changes, code, field) => {
  expect(await refusedEffects(database, call(changes))).toEqual(refused(code, field));
});

test('a currency that is not safeguarded is not corrected', async () => {
  const dollars = () => database('currency_settings').where({ currency: 'USD' });
  await dollars().update({ safeguarded: false });
  try {
    const effects = await refusedEffects(database, call({ currency: 'USD', amount: '1.00' }));
    expect(effects).toEqual(refused('currency_not_safeguarded', 'currency'));
  } finally {
    await dollars().update({ safeguarded: true });
  }
});

test.each(['maker', 'treasurer'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call({}, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});

test('a correction needs a second administrator, moves the position once, and not below zero', async () => {
  const before = await safeguarded(database);
  const asked = await administer<{ createSafeguardingAdjustment: { id: string; pendingChangeId: string } }>(
    adjust,
    change,
  );
  const id = asked.data?.createSafeguardingAdjustment.id ?? '';
  expect(asked.data?.createSafeguardingAdjustment.pendingChangeId).toBe(id);
  expect(await safeguarded(database)).toBe(before);
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id }).first())!;
  const allow = { id, changeDigest, decision: 'allowed' };
  expect(refusalOf(await administer(adjust, change)).code).toBe('change_pending');
  expect(refusalOf(await administer(decide, allow)).code).toBe('second_person_required');
  const decided = await effectsOf(database, asAdministrator(decide, allow, 'superadmin2'));
  expect(decided.answer.errors).toBeUndefined();
  const said = database('activity').whereLike('details', '-2.00 GBP: Counted twice. Safeguarded now: %');
  expect(await said).toMatchObject([{ eventCode: 'A040', userId: 'superadmin2', accountId: client }]);
  expect(refusalOf(await administer(decide, allow, 'superadmin2')).code).toBe('change_decided');
  expect(await safeguarded(database)).toBeCloseTo(before - 2, 2);
  expect(await database('safeguarding_adjustments').where({ change_id: id }).pluck('created_by')).toEqual([
    'superadmin2',
  ]);
});

test('a correction waits for settings that are being saved', async () => {
  const asked = await administer<{ createSafeguardingAdjustment: { id: string } }>(adjust, change);
  const id = asked.data?.createSafeguardingAdjustment.id ?? '';
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id }).first())!;
  const saving = await database.transaction();
  await saving('settings').forUpdate().first('id');
  const before = await safeguarded(database);
  const decided = administer(decide, { id, changeDigest, decision: 'allowed' }, 'superadmin2');
  const waiting = () => database('pg_locks').where({ granted: false }).pluck('pid');
  await eventually(waiting, (pids) => pids.length > 0);
  expect(await safeguarded(database)).toBe(before);
  await saving.commit();
  expect((await decided).errors).toBeUndefined();
  expect(await safeguarded(database)).toBeCloseTo(before - 2, 2);
});
