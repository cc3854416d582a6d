import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { heldBy, hold, holdPaymentRate, type Held } from '../../../support/heldRates';
import { as, authorisePayment, newPayment, tradingAccount } from '../../../support/portal';
import { control, stackDatabase } from '../../../support/stack';
import { whileChanged } from '../../../support/whileChanged';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestsOf = (paymentId: string) => database('payment_authorisation_requests').where({ paymentId });
const entriesOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A008' }).orderBy('createdAt').pluck('details');

interface Answer {
  readonly held: Held;
}
const call = (
  paymentId: string,
  changes: Record<string, unknown> = {},
  username = 'maker',
  selected = tradingAccount,
) => ({
  username,
  selected,
  query: holdPaymentRate,
  variables: { paymentId, version: 1, sellCurrency: 'EUR', ...changes },
});

test('stores the quote of the provider with the payment; the version rises', async () => {
  const id = await newPayment(needsOne);
  const { answer, ...effects } = await effectsOf<Answer>(database, call(id));
  expect(effects).toEqual({ rows: ['update payments'], activity: ['A008'], provider: ['/quotes/create'] });
  const payment = await rowOf(id);
  const quote = (await database('quotes').where({ id: payment.quoteId! }).first())!;
  expect(answer.data?.held).toEqual({ version: 2, expiresAt: quote.expiresAt.toISOString() });
  expect(payment).toMatchObject({ version: 2, status: 'awaiting_authorisation' });
  expect(quote).toMatchObject({
    user_id: 'maker',
    account_id: tradingAccount,
    buyCurrency: 'GBP',
    sellCurrency: 'EUR',
    fixedSide: 'buy',
    clientBuyAmount: '5000.00',
  });
  expect(quote.conversionDate <= payment.paymentDate).toBe(true);
  expect(await entriesOf(id)).toEqual([`Rate held: ${quote.clientRate} EURGBP, ${quote.clientSellAmount} EUR`]);
});

test('asks for every approval again', async () => {
  const id = await newPayment(needsTwo);
  await as('approver', authorisePayment, { paymentId: id });
  expect(await requestsOf(id).whereNotNull('authorisedById')).toHaveLength(1);
  await heldBy(hold(id));
  expect(await requestsOf(id).whereNotNull('authorisedById')).toEqual([]);
});

test.each([
  ['a role that may not convert', 'viewer', {}, 'role_may_not_create_conversions', 'accountId'],
  ['another tenant', 'borealis', {}, 'payment_not_found', 'paymentId'],
  ['the payment’s own currency', 'maker', { sellCurrency: 'GBP' }, 'invalid_input', 'sellCurrency'],
  ['a currency that does not exist', 'maker', { sellCurrency: 'XXX' }, 'invalid_input', 'sellCurrency'],
  ['an earlier version', 'maker', { version: 0 }, 'content_changed', 'paymentId'],
  ['an absent payment', 'maker', { paymentId: randomUUID() }, 'payment_not_found', 'paymentId'],
])('refuses %s', async (_what, username, changes, code, field) => {
  const id = await newPayment(needsOne);
  expect(await refusedEffects(database, call(id, changes, username))).toEqual(refused(code, field));
  expect(await rowOf(id)).toMatchObject({ quoteId: null, version: 1 });
});

test('refuses a payment that is sent', async () => {
  expect(await refusedEffects(database, call(await newPayment()))).toEqual(
    refused('payment_already_sent', 'paymentId'),
  );
});

test('refuses an amount above the limit of the seat, after the provider was asked', async () => {
  const id = await newPayment(needsOne);
  const seat = (await database('CurrencyCloudContacts')
    .where({ user_id: 'maker', account_id: tradingAccount })
    .first('id'))!;
  const change = { table: 'CurrencyCloudContacts', where: { id: seat.id }, change: { upper_fx_limit: '100' } };
  await whileChanged(database, change, async () => {
    const { answer, rows, activity } = await effectsOf(database, call(id));
    expect(answer.errors?.[0]?.extensions.code).toBe('amount_above_limit');
    expect([rows, activity, (await rowOf(id)).quoteId]).toEqual([[], [], null]);
  });
});

test('says that the provider cannot be reached', async () => {
  const id = await newPayment(needsOne);
  await control('faults', { seed: 1, rules: [{ path: '/quotes/create', fault: 'offline' }] });
  const { answer } = await effectsOf(database, call(id));
  expect(answer.errors?.[0]?.extensions.code).toBe('provider_unavailable');
  expect(await rowOf(id)).toMatchObject({ quoteId: null, version: 1 });
});

test('where the provider has agreed no time, it is said in a sentence', async () => {
  const account = accountId('borealis-imports');
  const waits = { accountId: account, status: 'awaiting_authorisation' } as const;
  const { id, version } = (await database('payments').where(waits).first())!;
  const { answer, ...effects } = await effectsOf(
    database,
    call(id, { version, sellCurrency: 'GBP' }, 'borealis', account),
  );
  expect(answer.errors).toMatchObject([{ extensions: { code: 'held_rates_not_available', field: 'sellCurrency' } }]);
  expect(effects).toMatchObject({ rows: [], activity: [] });
});
