/** @ownPortal This file moves the control account with all that is safeguarded. */
import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Knex } from 'knex';
import { safeguardedCurrencies } from '../../../domain/safeguarding/currencies';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { administer, administration } from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import {
  administer as administerAs,
  client,
  completed,
  controlAccount,
  taken,
  transfer,
  transferCall,
  type CreatedTransfer,
} from '../../support/safeguarding';
import { decide } from '../../support/secondPerson';
import { control, runSchedule, stackDatabase } from '../../support/stack';

const other = accountId('house');
const columns = ['safeguarded_amount_gbp', 'safeguarded_amount_eur', 'safeguarded_amount_usd'] as const;
/** What the demo has safeguarded. */
const demoMoney = { GBP: '50000.00', EUR: '60500.00', USD: '12500.00' };

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (id: string, username = 'superadmin') => administration(username, 'moveControlAccount', { accountId: id });
const ask = async (id: string) => {
  const { data, errors } = await administer('superadmin', 'moveControlAccount', { accountId: id });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.pendingChangeId ?? '';
};
const named = async () =>
  (await database('settings').first('safeguarding_control_account_id'))!.safeguarding_control_account_id;
const movesOf = (moveId: string) => database('safeguarding_transfers').where({ moveId }).orderBy('currency');

interface Wallet {
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
}

/** What two accounts hold in the simulator's books in the currencies that are safeguarded. */
async function walletsOf(...ids: readonly string[]): Promise<Record<string, Record<string, string>>> {
  const { balances } = await control<{ balances: Wallet[] }>('books');
  const accounts = await database('accounts')
    .whereIn('id', [...ids])
    .select('id', 'tccAccountId');
  return Object.fromEntries(
    accounts.map(({ id, tccAccountId }) => [
      id,
      Object.fromEntries(
        safeguardedCurrencies.map((currency) => [
          currency,
          balances.find((row) => row.account_id === tccAccountId && row.currency === currency)?.amount ?? '0.00',
        ]),
      ),
    ]),
  );
}

/** The transfers at the provider under these keys. */
async function transfersAtProvider(keys: readonly string[]) {
  const { transfers } = await control<{ transfers: { unique_request_id: string; status: string }[] }>('books');
  return transfers.filter(({ unique_request_id: key }) => keys.includes(key)).map(({ status }) => status);
}

/** All that says whose money is safeguarded and where. Neither changes by a move. */
async function clientMoney() {
  const { rows: internal } = await database.raw<{ rows: object[] }>(
    'select * from safeguarding_internal order by currency',
  );
  const { rows: breaks } = await database.raw<{ rows: object[] }>('select * from safeguarding_breaks');
  const { rows: movements } = await database.raw<{ rows: object[] }>(
    'select id, account_id, amount, is_safeguarding from safeguarding_movements order by id',
  );
  const { rows: positions } = await database.raw<{ rows: object[] }>(
    `select account_id, currency, safeguarded_amount from safeguarding_position('2026-11-29') order by 1, 2`,
  );
  return {
    internal,
    breaks,
    movements,
    positions,
    accounts: await database('accounts')
      .orderBy('id')
      .select('id', ...columns),
    adjustments: (await database('safeguarding_adjustments').pluck('id')).sort(),
  };
}

const concluded = async (moveId: string) => {
  for (const { id } of await movesOf(moveId)) await completed(database, id);
};
const moved = (before: Record<string, string>, by: (amount: string, currency: string) => string) =>
  Object.fromEntries(Object.entries(before).map(([currency, amount]) => [currency, by(amount, currency)]));
const less = (amount: string, currency: string) =>
  new Big(amount).minus(demoMoney[currency as keyof typeof demoMoney]).toFixed(2);
const more = (amount: string, currency: string) =>
  new Big(amount).plus(demoMoney[currency as keyof typeof demoMoney]).toFixed(2);

test('is refused while a safeguarding transfer is not concluded, and names it', async () => {
  const pending = await database('safeguarding_transfers').where({ status: 'pending' }).pluck('id');
  expect(pending).toHaveLength(1);
  expect(await refusedEffects(database, call(other))).toEqual(refused('safeguarding_under_way', 'accountId'));
  const { errors } = await administer('superadmin', 'moveControlAccount', { accountId: other });
  expect(errors?.[0]?.message).toMatch(/: 2,500\.00 GBP from Aldgate Trading.* to Corridor Safeguarding\. Wait/);
  await administer('superadmin', 'cancelTransfer', { transferId: pending[0] });
});

test.each([
  ['an absent account', randomUUID(), 'account_not_found'],
  ['a customer’s account', client, 'account_not_of_house'],
  ['a closed account', accountId('closed'), 'account_closed'],
  ['an account that is not approved', accountId('new'), 'account_not_approved'],
  ['the control account itself', controlAccount, 'control_account_same'],
])('refuses %s', async (_what, id, code) => {
  expect(await refusedEffects(database, call(id))).toEqual(refused(code, 'accountId'));
});

test('refuses where the settings name no control account', async () => {
  await database('settings').update({ safeguarding_control_account_id: null });
  expect(await refusedEffects(database, call(other))).toEqual(refused('control_account_missing', 'accountId'));
  await database('settings').update({ safeguarding_control_account_id: controlAccount });
});

test.each([
  ['orgadmin', 'validation-failed'],
  ['maker', 'access-denied'],
])('%s has no such call', async (username, code) => {
  expect(await refusedEffects(database, call(other, username))).toMatchObject({ code, rows: [] });
});

test('waits with the amounts, and moves each currency once when the second administrator allows it', async () => {
  const [money, before] = [await clientMoney(), await walletsOf(controlAccount, other)];
  const id = await ask(other);
  expect([await named(), await movesOf(id)]).toEqual([controlAccount, []]);
  const { effect } = (await database('pending_changes').where({ id }).first())! as { effect: EffectRow[] };
  const shown = effect.filter(({ table }) => table === 'safeguarding_transfers').map(({ after }) => after);
  expect(Object.fromEntries(shown.map(({ currency, amount }) => [currency, String(amount)]))).toEqual({
    GBP: '50000',
    EUR: '60500',
    USD: '12500',
  });
  const allowed = await effectsOf(database, await decision(id));
  expect(allowed.answer.errors).toBeUndefined();
  expect(allowed).toMatchObject({
    // The decision and the change, and each transfer.
    activity: ['A038', 'A038', 'A039', 'A039', 'A039'],
    provider: ['/transfers/create'],
  });
  await concluded(id);
  expect(await named()).toBe(other);
  const rows = await movesOf(id);
  expect(rows.map(({ currency, amount, createdById }) => [currency, amount, createdById])).toEqual([
    ['EUR', '60500.00', 'superadmin'],
    ['GBP', '50000.00', 'superadmin'],
    ['USD', '12500.00', 'superadmin'],
  ]);
  expect(await transfersAtProvider(rows.map((row) => row.id))).toEqual(Array(3).fill('completed'));
  expect(await walletsOf(controlAccount, other)).toEqual({
    [controlAccount]: moved(before[controlAccount]!, less),
    [other]: moved(before[other]!, more),
  });
  expect(await clientMoney()).toEqual(money);
  const postings = await database('postings')
    .whereIn(
      'safeguarding_transfer_id',
      rows.map((row) => row.id),
    )
    .orderBy(['currency', 'amount']);
  expect(postings.map(({ account_id, currency, amount }) => [account_id, currency, amount])).toEqual([
    [controlAccount, 'EUR', '-60500'],
    [other, 'EUR', '60500'],
    [controlAccount, 'GBP', '-50000'],
    [other, 'GBP', '50000'],
    [controlAccount, 'USD', '-12500'],
    [other, 'USD', '12500'],
  ]);
  const said = await database('activity')
    .where({ eventCode: 'A038', userId: 'superadmin2' })
    .orderBy('createdAt', 'desc')
    .first();
  expect(said?.details).toContain(
    'Corridor Safeguarding → Corridor House (50,000.00 GBP, 60,500.00 EUR, 12,500.00 USD)',
  );
});

interface EffectRow {
  readonly table: string;
  readonly after: { readonly currency: string; readonly amount: unknown };
}

/** The call with which the second administrator allows a change. */
async function decision(changeId: string) {
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id: changeId }).first())!;
  return administration('superadmin2', 'decidePendingChange', {
    changeId,
    changeDigest,
    decision: 'allowed',
    reason: null,
  });
}

test('client money goes to the new control account and comes back from it', async () => {
  const to = taken(await transfer({ destination: other }));
  await completed(database, to);
  const back = taken(await transfer({ source: other, destination: client }));
  await completed(database, back);
  expect(
    await database('safeguarding_adjustments').whereIn('related_transfer_id', [to, back]).pluck('adjustment_amount'),
  ).toEqual(expect.arrayContaining(['3.25', '-3.25']));
  expect(refusalOf(await transfer({})).code).toBe('not_a_safeguarding_transfer');
  expect((await clientMoney()).breaks).toEqual([]);
});

test('lost answers and a provider that is offline: one transfer for each currency', async () => {
  const before = await walletsOf(controlAccount, other);
  await control('faults', {
    seed: 1,
    rules: [
      { path: '/transfers/create', fault: 'drop_after_commit', times: 2 },
      { path: '/transfers/create', fault: 'offline', times: 2 },
    ],
  });
  const id = await ask(controlAccount);
  expect((await decide(database, id)).errors).toBeUndefined();
  await eventually(
    async () => {
      await runSchedule('send-intents');
      return (await movesOf(id)).map(({ tccTransferId }) => tccTransferId);
    },
    (ids) => ids.every((one) => one !== null),
  );
  await concluded(id);
  const rows = await movesOf(id);
  expect(await transfersAtProvider(rows.map((row) => row.id))).toEqual(Array(3).fill('completed'));
  expect(await walletsOf(controlAccount, other)).toEqual({
    [controlAccount]: moved(before[controlAccount]!, more),
    [other]: moved(before[other]!, less),
  });
});

test('is not made where other amounts are safeguarded than were shown, and goes on waiting', async () => {
  const id = await ask(other);
  const to = taken(await transfer({}));
  expect(refusalOf(await decide(database, id)).code).toBe('change_not_applicable');
  await completed(database, to);
  expect(refusalOf(await decide(database, id))).toEqual({ code: 'change_outdated', field: 'decision' });
  expect([await named(), await movesOf(id)]).toEqual([controlAccount, []]);
  await completed(database, taken(await transfer({ source: controlAccount, destination: client })));
  expect((await decide(database, id)).errors).toBeUndefined();
  await concluded(id);
  expect(await named()).toBe(other);
});

describe('a move that the provider refuses', () => {
  const currencies = ['EUR', 'GBP', 'USD'] as const;
  let id: string;
  let money: Awaited<ReturnType<typeof clientMoney>>;

  const openAlarms = async () =>
    (
      await database('alarms').whereLike('subject', 'control account %').where({ cleared_at: null }).orderBy('subject')
    ).map(({ kind, subject, message }) => [kind, subject, message]);
  const again = (currency: (typeof currencies)[number], change: object = {}) =>
    transferCall({ source: other, destination: controlAccount, currency, amount: demoMoney[currency], ...change });
  const sendAgain = async (currency: (typeof currencies)[number]) => {
    const { query, variables } = again(currency);
    return taken(await administerAs<CreatedTransfer>(query, variables));
  };

  beforeAll(async () => {
    money = await clientMoney();
    id = await ask(controlAccount);
    const { tccAccountId } = (await database('accounts').where({ id: controlAccount }).first('tccAccountId'))!;
    const unknown = randomUUID();
    await database('tcc_accounts').insert({ ...(await database('tcc_accounts').first())!, id: unknown });
    await database('accounts').where({ id: controlAccount }).update({ tccAccountId: unknown });
    expect((await decide(database, id)).errors).toBeUndefined();
    await eventually(
      async () => {
        await runSchedule('send-intents');
        return (await movesOf(id)).map(({ status }) => status);
      },
      (statuses) => statuses.every((status) => status === 'cancelled'),
    );
    await database('accounts').where({ id: controlAccount }).update({ tccAccountId });
    await database('tcc_accounts').where({ id: unknown }).delete();
  });

  test('raises an alarm for each currency and is logged; the money counts as safeguarded where it is', async () => {
    expect(await openAlarms()).toEqual(
      currencies.map((currency) => [
        'safeguarding_break',
        `control account ${currency}`,
        expect.stringMatching(
          new RegExp(`^[0-9,]+\\.00 ${currency} did not move to the new control account: .*not found`),
        ),
      ]),
    );
    expect(await database('activity').where({ eventCode: 'E008', accountId: other }).pluck('details')).toHaveLength(3);
    expect(await clientMoney()).toEqual(money);
    const { rows } = await database.raw<{ rows: object[] }>(
      'select currency, amount::text as amount, held::text as held, status from open_control_moves order by currency',
    );
    expect(rows).toEqual(
      currencies.map((currency) => ({
        currency,
        amount: demoMoney[currency],
        held: demoMoney[currency],
        status: 'cancelled',
      })),
    );
  });

  test('stands in the way of another move, of other settings and of transfers back', async () => {
    expect(await refusedEffects(database, call(other))).toEqual(refused('safeguarding_under_way', 'accountId'));
    const { errors } = await administer('superadmin', 'moveControlAccount', { accountId: other });
    expect(errors?.[0]?.message).toContain('12,500.00 USD from Corridor House to Corridor Safeguarding (failed)');
    const back = transferCall({ source: controlAccount, destination: client });
    expect(await refusedEffects(database, back)).toEqual(refused('control_account_moving', 'currency'));
    await completed(database, taken(await transfer({})));
  });

  test('is sent again by one administrator, no more than failed, and once', async () => {
    const tooMuch = again('USD', { amount: '12500.01' });
    expect(await refusedEffects(database, tooMuch)).toEqual(refused('balance_too_low', 'amount'));
    const elsewhere = again('USD', { destination: client });
    expect(await refusedEffects(database, elsewhere)).toMatchObject({ code: 'not_a_safeguarding_transfer' });
    const cancelled = await sendAgain('USD');
    await administer('superadmin', 'cancelTransfer', { transferId: cancelled });
    expect((await openAlarms()).map(([, subject, message]) => [subject, message])).toContainEqual([
      'control account USD',
      expect.stringContaining('This transfer was cancelled.'),
    ]);
    for (const currency of currencies) {
      const sent = await sendAgain(currency);
      expect((await refusedEffects(database, again(currency))).code).toBe('safeguarding_not_enabled');
      await completed(database, sent);
    }
    const done = await database('safeguarding_transfers')
      .where({ moveId: id, status: 'completed' })
      .orderBy('currency');
    expect(done.map(({ currency, amount }) => [currency, amount])).toEqual(
      currencies.map((currency) => [currency, demoMoney[currency]]),
    );
    expect(await openAlarms()).toEqual([]);
    await completed(database, taken(await transfer({ source: controlAccount, destination: client })));
    const { internal, breaks, positions, accounts } = await clientMoney();
    expect({ internal, breaks, positions, accounts }).toEqual({
      internal: money.internal,
      breaks: [],
      positions: money.positions,
      accounts: money.accounts,
    });
  });
});

test('a transfer of a move that was not tried yet is not deleted', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/transfers/create', fault: 'offline' }] });
  const id = await ask(other);
  expect((await decide(database, id)).errors).toBeUndefined();
  const transferIds = (await movesOf(id)).map((row) => row.id);
  const { username, ...deletion } = administration('superadmin', 'deletePendingSafeguardingTransfers', { transferIds });
  expect(await refusedEffects(database, { username, ...deletion })).toEqual(
    refused('control_move_transfer', 'transferIds'),
  );
  await control('faults', { seed: 1, rules: [] });
  await eventually(
    async () => {
      await runSchedule('send-intents');
      return (await movesOf(id)).map(({ tccTransferId }) => tccTransferId);
    },
    (ids) => ids.every((one) => one !== null),
  );
  await concluded(id);
});
