import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { accountLog, deleteTestAccounts, newAccount } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administer, administration } from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { askAndAllow, decide } from '../../support/secondPerson';
import { stackDatabase } from '../../support/stack';

const europe = accountId('aldgate-europe');
let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await database('accounts').where({ id: europe }).update({ isHouseAccount: false });
  await deleteTestAccounts(database);
  await database.destroy();
});

const isMarked = async (id: string) =>
  (await database('accounts').where({ id }).first('isHouseAccount'))?.isHouseAccount;
const call = (id: string, isHouseAccount: boolean, username = 'superadmin') =>
  administration(username, 'setHouseAccount', { accountId: id, isHouseAccount });
const pendingOf = (answer: { data?: unknown }) =>
  (answer.data as { result: { pendingChangeId: string } }).result.pendingChangeId;

test('the mark is given and taken away by two administrators, and recorded', async () => {
  const { answer, ...asked } = await effectsOf(database, call(europe, true));
  expect(asked).toEqual({ rows: ['insert pending_changes'], activity: ['A035'], provider: [] });
  expect(await isMarked(europe)).toBe(false);
  const changeId = pendingOf(answer);
  expect(refusalOf(await decide(database, changeId, 'allowed', 'superadmin')).code).toBe('second_person_required');
  expect(await isMarked(europe)).toBe(false);
  expect((await decide(database, changeId)).errors).toBeUndefined();
  expect(await isMarked(europe)).toBe(true);
  expect((await accountLog(database, europe)).at(-1)).toBe('Marked as the house’s: Aldgate Europe BV');
  expect(await database('pending_changes').where({ id: changeId }).pluck('decision')).toEqual(['allowed']);
  const again = await effectsOf(database, call(europe, true));
  expect([pendingOf(again.answer), again.rows]).toEqual([null, []]);
  await askAndAllow(database, 'setHouseAccount', { accountId: europe, isHouseAccount: false });
  expect(await isMarked(europe)).toBe(false);
  expect((await accountLog(database, europe)).at(-1)).toBe('No longer marked as the house’s: Aldgate Europe BV');
});

test('a marked account is neither closed nor moved', async () => {
  await database('accounts').where({ id: europe }).update({ isHouseAccount: true });
  const { code } = await refusedEffects(database, administration('superadmin', 'closeAccount', { accountId: europe }));
  expect(code).toMatch(/account_(in_use|holds_money|has_open_work)/);
  await database('accounts').where({ id: europe }).update({ isHouseAccount: false });
});

test('an account that the settings name keeps its mark', async () => {
  for (const key of ['house', 'safeguarding']) {
    expect(await refusedEffects(database, call(accountId(key), false))).toEqual(refused('account_in_use', 'accountId'));
    expect(await isMarked(accountId(key))).toBe(true);
  }
});

test('only an open, approved account that the provider has is marked', async () => {
  const unapproved = await newAccount();
  const unfit = [
    [unapproved, 'account_not_approved'],
    [accountId('closed'), 'account_closed'],
    [randomUUID(), 'account_not_found'],
  ] as const;
  for (const [id, code] of unfit) {
    expect(await refusedEffects(database, call(id, true))).toEqual(refused(code, 'accountId'));
  }
  await database('accounts').where({ id: unapproved }).update({ is_approved: true });
  expect(await refusedEffects(database, call(unapproved, true))).toEqual(refused('account_not_connected', 'accountId'));
  expect(await isMarked(unapproved)).toBe(false);
});

test('a mark that waits is checked again when it is allowed', async () => {
  const asked = await administer('superadmin', 'setHouseAccount', { accountId: europe, isHouseAccount: true });
  const changeId = asked.data?.result.pendingChangeId ?? '';
  await database('accounts').where({ id: europe }).update({ is_approved: false });
  expect(refusalOf(await decide(database, changeId)).code).toBe('change_not_applicable');
  await database('accounts').where({ id: europe }).update({ is_approved: true });
  expect(await isMarked(europe)).toBe(false);
  expect((await decide(database, changeId, 'refused')).errors).toBeUndefined();
});

test.each([
  ['orgadmin', 'validation-failed'],
  ['maker', 'access-denied'],
])('%s has no such call', async (username, code) => {
  expect(await refusedEffects(database, call(europe, true, username))).toMatchObject({ code, rows: [] });
});
