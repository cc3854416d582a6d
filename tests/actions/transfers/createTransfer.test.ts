import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { as, refusalOf } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { control, stackDatabase, type GraphqlAnswer } from '../../support/stack';
import { sized } from '../../support/sized';

const rounds = sized(2, 100);
const timeoutMs = rounds * 10_000 + 60_000;

const createTransfer = `mutation ($amount: String!, $currency: String!, $source: uuid!, $destination: uuid!, $reason: String!,
  $shouldCharge: Boolean!, $clientRequestId: uuid) {
  createTransfer(amount: $amount, currency: $currency, source: $source, destination: $destination, reason: $reason,
    shouldCharge: $shouldCharge, clientRequestId: $clientRequestId) { id status errorCode errorMessage }
}`;

const source = accountId('aldgate-trading');
const destination = accountId('aldgate-payroll');

interface Answer {
  readonly createTransfer: { readonly id: string; readonly status: string };
}

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const asked = { amount: '1.50', currency: 'GBP', source, destination, reason: 'Float', shouldCharge: true };
const transfer = (changes: object = {}, username = 'treasurer'): Promise<GraphqlAnswer<Answer>> =>
  as<Answer>(username, createTransfer, { ...asked, ...changes });

/** The id of a transfer that was taken. */
function taken({ data, errors }: GraphqlAnswer<Answer>): string {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createTransfer.id;
}

const chargesOf = (id: string) => database('charges').where({ transfer_id: id }).select('type', 'status', 'amount');

test('a transfer is made once at the provider, is charged, and stands in the activity log', async () => {
  const clientRequestId = randomUUID();
  const [first, second] = await Promise.all([transfer({ clientRequestId }), transfer({ clientRequestId })]);
  const id = taken(first);
  expect(taken(second)).toBe(id);
  const row = await database('transfers').where({ id }).first();
  const { transfers } = await control<{ transfers: { unique_request_id: string; amount: string }[] }>('books');
  expect(transfers.filter(({ unique_request_id }) => unique_request_id === row?.uniqueRequestId)).toMatchObject([
    { amount: '1.50' },
  ]);
  expect(await chargesOf(id)).toEqual([{ type: 'balance_transfer_fee', status: 'pending', amount: '2.00' }]);
  const logged = await database('activity').where({ eventCode: 'A016', accountId: source, userId: 'treasurer' });
  expect(logged.map(({ details }) => details)).toContain('1.50 GBP: Float');
});

test.each([
  ['amount', { amount: '2.50' }],
  ['currency', { currency: 'EUR' }],
  ['source', { source: accountId('aldgate-europe') }],
  ['destination', { destination: accountId('aldgate-europe') }],
  ['reason', { reason: 'Other' }],
])('the same request id with another %s is refused', async (_what, changes) => {
  const clientRequestId = randomUUID();
  taken(await transfer({ clientRequestId }));
  expect(refusalOf(await transfer({ clientRequestId, ...changes }))).toEqual({
    code: 'request_id_reused',
    field: 'clientRequestId',
  });
});

test.each([
  ['a user without the permission', {}, 'maker', 'transfers_not_permitted', 'source'],
  [
    'another tenant’s account as source',
    { source: accountId('borealis-imports') },
    'treasurer',
    'account_not_found',
    'source',
  ],
  [
    'another tenant’s account as destination',
    { destination: accountId('borealis-imports') },
    'treasurer',
    'account_not_found',
    'destination',
  ],
  ['an account that does not exist', { destination: randomUUID() }, 'treasurer', 'account_not_found', 'destination'],
  ['the same account', { destination: source }, 'treasurer', 'invalid_input', 'destination'],
  ['more than the account holds', { amount: '999999999.00' }, 'treasurer', 'balance_too_low', 'amount'],
  ['no fee', { shouldCharge: false }, 'treasurer', 'fee_not_waivable', 'shouldCharge'],
  ['a reason of safeguarding', { reason: 'TOSAFEGUARDING' }, 'treasurer', 'invalid_input', 'reason'],
  ['an amount of nothing', { amount: '0' }, 'treasurer', 'invalid_input', 'amount'],
])('%s is refused, and nothing is kept', async (_, changes, username, code, field) => {
  const call = { username, query: createTransfer, variables: { ...asked, ...changes } };
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('between organisations only with that permission, and with a seat on both accounts', async () => {
  const seat = {
    id: randomUUID(),
    user_id: 'treasurer',
    account_id: accountId('borealis-imports'),
    role_id: roleId('owner'),
    lower_fx_limit: '1',
  };
  await database('CurrencyCloudContacts').insert(seat);
  try {
    const abroad = { destination: accountId('borealis-imports') };
    expect(refusalOf(await transfer(abroad)).code).toBe('transfer_between_organisations');
    await database('users').where({ id: 'treasurer' }).update({ can_transfer_between_orgs: true });
    taken(await transfer(abroad));
  } finally {
    await database('users').where({ id: 'treasurer' }).update({ can_transfer_between_orgs: false });
    await database('CurrencyCloudContacts').where({ id: seat.id }).delete();
  }
});

test('a super admin moves money within an organisation without a seat, and none to another', async () => {
  const from = accountId('aldgate-payroll');
  expect(await database('CurrencyCloudContacts').where({ user_id: 'superadmin', account_id: from })).toEqual([]);
  const call = (changes: object) => ({
    username: 'superadmin',
    role: 'admin',
    query: createTransfer,
    variables: { ...asked, source: from, destination: source, ...changes },
  });
  const { answer, provider } = await effectsOf<{ createTransfer: { id: string } }>(database, call({}));
  expect([answer.errors, provider]).toEqual([undefined, ['/transfers/create']]);
  const { id } = answer.data!.createTransfer;
  const row = await database('transfers').where({ id }).first('createdById', 'sourceAccountId', 'tccTransferId');
  expect(row).toMatchObject({ createdById: 'superadmin', sourceAccountId: from });
  expect(row!.tccTransferId).not.toBeNull();
  const abroad = call({ destination: accountId('borealis-imports') });
  expect(await refusedEffects(database, abroad)).toEqual(refused('transfer_between_organisations', 'destination'));
});

test('a disabled user moves nothing', async () => {
  await database('users').where({ id: 'treasurer' }).update({ enabled: false });
  try {
    expect(refusalOf(await transfer()).code).toBe('account_not_found');
  } finally {
    await database('users').where({ id: 'treasurer' }).update({ enabled: true });
  }
});

test('a transfer that the provider refuses is cancelled, with its fee and an entry in the log', async () => {
  const payroll = database('accounts').where({ id: destination });
  const { tccAccountId } = (await payroll.clone().first('tccAccountId'))!;
  await payroll.clone().update({ tccAccountId: randomUUID() });
  try {
    const failures = database('activity').where({ eventCode: 'E006', accountId: source, userId: 'treasurer' });
    const earlier = await failures.clone();
    const answer = await transfer();
    expect(answer.data?.createTransfer).toMatchObject({ status: 'cancelled', errorCode: expect.any(String) as string });
    expect(await chargesOf(taken(answer))).toMatchObject([{ status: 'cancelled' }]);
    expect(await failures.clone()).toHaveLength(earlier.length + 1);
  } finally {
    await payroll.clone().update({ tccAccountId });
  }
});

// There and back, so that the accounts hold about what they held.
test(
  'transfers at the same time never move more than the account holds',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await giveBackCalls(database);
      const isHere = new Big(await heldAt(source)).gt(await heldAt(destination));
      expect(await madeAtOnce(isHere ? { source, destination } : { source: destination, destination: source })).toBe(3);
    }
  },
  timeoutMs,
);

/** What an account holds at the provider in dollars. */
async function heldAt(account: string): Promise<string> {
  const row = await database('accounts').where({ id: account }).first('tccAccountId');
  const { balances } = await control<{
    balances: { account_id: string; currency: string; amount: string }[];
  }>('books');
  const held = balances.find(({ account_id, currency }) => account_id === row?.tccAccountId && currency === 'USD');
  return held?.amount ?? '0';
}

/** Asks eight times for a third of what the account holds, and counts what was taken. */
async function madeAtOnce(ends: { readonly source: string; readonly destination: string }): Promise<number> {
  const amount = new Big(await heldAt(ends.source)).div(3).round(2, 0).toFixed(2);
  const ask = { ...ends, amount, currency: 'USD' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => transfer(ask)));
  const refusals = answers.filter(({ data }) => !data).map((answer) => refusalOf(answer).code);
  expect(new Set(refusals)).toEqual(new Set(['balance_too_low']));
  await eventually(
    () => database('transfers').where({ currency: 'USD', status: 'pending' }).pluck('id'),
    (pending) => pending.length === 0,
  );
  return answers.length - refusals.length;
}
