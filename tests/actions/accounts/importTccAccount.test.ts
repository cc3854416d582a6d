import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { accountLog, deleteTestAccounts, whileDisconnected } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administration } from '../../support/organisations';
import { stackDatabase } from '../../support/stack';
import { aldgate, borealis } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const stored = async (id: string) => (await database('accounts').where({ id }).first())!;

const trading = demoId('provider account aldgate-trading');

const call = (tccId: string, orgId: string, username = 'superadmin') =>
  administration(username, 'importTccAccount', { tccId, orgId });

test('an account that the organisation has already is answered, and nothing changes', async () => {
  const { answer, ...effects } = await effectsOf(database, call(trading, aldgate.toUpperCase()));
  expect(answer.data).toMatchObject({ result: { id: accountId('aldgate-trading') } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('refuses an account that another organisation has, which keeps it', async () => {
  expect(await refusedEffects(database, call(trading, borealis))).toEqual(refused('account_imported', 'tccId'));
  expect((await stored(accountId('aldgate-trading'))).org_id).toBe(aldgate);
});

test('imports an account unapproved, with what the provider knows of it; the sync reads its past again', async () => {
  // An account without seats: one with seats keeps its provider id.
  await whileDisconnected(database, async (tccAccountId, name) => {
    const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(tccAccountId, aldgate));
    const { id } = answer.data!.result;
    expect(effects).toMatchObject({ activity: ['A035'], provider: [] });
    expect(effects.rows).toContain('insert accounts');
    expect(await stored(id)).toMatchObject({
      name,
      org_id: aldgate,
      tccAccountId,
      is_approved: false,
      isTccSubAccount: true,
    });
    expect(await accountLog(database, id)).toEqual([`Imported: ${name}`]);
    const again = await effectsOf(database, call(tccAccountId, aldgate));
    expect(again).toMatchObject({ answer: { data: { result: { id } } }, rows: [], activity: [] });
    await database('activity').where({ accountId: id }).update({ accountId: null });
    await database('accounts').where({ id }).delete();
  });
});

test('refuses an absent organisation and an absent account, and is for super admins', async () => {
  const tccId = randomUUID();
  for (const id of [tccId, trading]) {
    expect(await refusedEffects(database, call(id, randomUUID()))).toEqual(refused('organisation_not_found', 'orgId'));
  }
  expect(await refusedEffects(database, call(tccId, aldgate))).toEqual(refused('provider_rejected', 'tccId'));
  expect((await refusedEffects(database, call(trading, aldgate, 'orgadmin'))).code).toBe('validation-failed');
});

test('the account of the house itself is no sub-account', async () => {
  const house = accountId('house');
  const { tccAccountId } = await stored(house);
  const settings = (await database('settings').first())!;
  const named = Object.entries(settings).filter(([, value]) => value === house);
  await database('settings').update(Object.fromEntries(named.map(([column]) => [column, null])));
  await database('accounts').where({ id: house }).update({ tccAccountId: null, isHouseAccount: false });
  try {
    const { answer } = await effectsOf<{ result: { id: string } }>(database, call(tccAccountId!, aldgate));
    const { id } = answer.data!.result;
    expect(await stored(id)).toMatchObject({ tccAccountId, isTccSubAccount: false });
    await database('activity').where({ accountId: id }).update({ accountId: null });
    await database('accounts').where({ id }).delete();
  } finally {
    await database('accounts').where({ id: house }).update({ tccAccountId, isHouseAccount: true });
    await database('settings').update(Object.fromEntries(named));
  }
});
