import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accept, bookedConversions, quote, quoted, storedQuote, type Terms } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { refusalOf, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const rowOf = (quoteId: string) => database('conversions').where({ quoteId }).first();
const heldUnder = async (key: string) =>
  (await bookedConversions()).filter(({ unique_request_id }) => unique_request_id === key);

const makersSeat = () => database('CurrencyCloudContacts').where({ user_id: 'maker', account_id: tradingAccount });

async function withLimit(upper_fx_limit: string | null, work: () => Promise<void>): Promise<void> {
  const before = await makersSeat().first('upper_fx_limit');
  await makersSeat().update({ upper_fx_limit });
  try {
    await work();
  } finally {
    await makersSeat().update(before!);
  }
}

test.each([
  ['sells a fixed amount', {}],
  ['buys a fixed amount', { fixedSide: 'buy' }],
  ['settles as early as it can', { conversionDatePreference: 'earliest' }],
  ['buys a currency without decimals', { buyCurrency: 'JPY' }],
])('a conversion that %s is booked once, with the amounts and the day of its quote', async (_what, changes) => {
  const terms = await quoted(changes);
  expect(terms.validForMs).toBeGreaterThan(20_000);
  expect(terms.validForMs).toBeLessThanOrEqual(30_000);
  const { data, errors } = await accept(terms);
  expect(errors).toBeUndefined();
  const made = data!.createConversion;
  expect(made).toMatchObject({ status: 'awaiting_funds', errorCode: null });
  const mirrored = await database('tcc_conversions').where({ id: made.tccConversionId! }).first();
  expect([Number(mirrored!.client_buy_amount), Number(mirrored!.client_sell_amount)]).toEqual([
    Number(terms.buyAmount),
    Number(terms.sellAmount),
  ]);
  expect(mirrored!.conversion_date).toBe(terms.conversionDate);
  expect(await database('activity').where({ conversionId: made.id })).toMatchObject([
    { eventCode: 'A013', userId: 'maker', accountId: tradingAccount },
  ]);

  const again = await accept(terms);
  expect(again.data?.createConversion).toEqual(made);
  expect(await heldUnder((await rowOf(terms.quoteId))!.uniqueRequestId)).toHaveLength(1);
});

test.each<[string, Record<string, unknown>, string | undefined, string]>([
  ['one currency', { buyCurrency: 'GBP' }, 'buyCurrency', 'invalid_input'],
  ['an amount as a computer writes it', { amount: '1e3' }, 'amount', 'invalid_input'],
  [
    'a day and a preference',
    { conversionDate: '2027-03-03', conversionDatePreference: 'earliest' },
    'conversionDatePreference',
    'invalid_input',
  ],
  ['a day in the past', { conversionDate: '2020-01-02' }, 'conversionDate', 'invalid_input'],
  ['a Saturday', { conversionDate: '2027-03-06' }, 'conversionDate', 'invalid_input'],
  ['less than the provider takes', { amount: '0.01' }, 'amount', 'provider_rejected'],
])('no quote for %s', async (_what, changes, field, code) => {
  expect(refusalOf(await quote(changes))).toEqual({ code, field });
});

test('who may not create conversions gets neither a quote nor a conversion', async () => {
  const refused = { code: 'role_may_not_create_conversions', field: 'accountId' };
  expect(refusalOf(await quote({}, 'viewer'))).toEqual(refused);
  expect(refusalOf(await accept(await storedQuote(database), 'viewer'))).toEqual(refused);
});

test.each<[string, (terms: Terms) => Terms, owner: string, username: string, code: string]>([
  ['an absent quote', (terms) => ({ ...terms, quoteId: randomUUID() }), 'maker', 'maker', 'quote_not_found'],
  ['the quote of a colleague', (terms) => terms, 'approver', 'maker', 'quote_not_found'],
  ['the account of another tenant', (terms) => terms, 'maker', 'borealis', 'account_not_found'],
  ['more to buy', (terms) => ({ ...terms, buyAmount: '100.01' }), 'maker', 'maker', 'quote_terms_differ'],
  ['less to sell', (terms) => ({ ...terms, sellAmount: '99.99' }), 'maker', 'maker', 'quote_terms_differ'],
  ['another day', (terms) => ({ ...terms, conversionDate: '2027-03-04' }), 'maker', 'maker', 'quote_terms_differ'],
])('%s: refused, nothing is stored', async (_what, change, owner, username, code) => {
  const terms = await storedQuote(database, { owner });
  expect(refusalOf(await accept(change(terms), username)).code).toBe(code);
  expect(await rowOf(terms.quoteId)).toBeUndefined();
});

test('an expired quote is refused', async () => {
  const terms = await storedQuote(database, { expiresAt: new Date(Date.now() - 1) });
  expect(refusalOf(await accept(terms))).toEqual({ code: 'quote_expired', field: 'quoteId' });
  expect(await rowOf(terms.quoteId)).toBeUndefined();
});

test('a quote that expires before the sender reaches the provider is not booked, and that is recorded', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/conversions/create', fault: 'offline', times: 1 }] });
  const terms = await storedQuote(database, { expiresAt: new Date(Date.now() + 3_000) });
  const { data } = await accept(terms);
  expect(data?.createConversion).toMatchObject({ status: 'awaiting_funds', tccConversionId: null });
  const { id, uniqueRequestId } = (await rowOf(terms.quoteId))!;
  const hourAgo = database.raw(`"updatedAt" - interval '1 hour'`);
  const row = await eventually(
    async () => {
      if (Date.now() > Number((await database('quotes').where({ id: terms.quoteId }).first())!.expiresAt)) {
        await database('provider_intents')
          .where({ entity_id: id, state: 'pending' })
          .update({ updatedAt: hourAgo, next_attempt_at: database.fn.now() });
        await runSchedule('send-intents');
      }
      return rowOf(terms.quoteId);
    },
    (found) => found!.status === 'closed',
  );
  expect(row).toMatchObject({ errorCode: 'quote_expired', tccConversionId: null });
  expect(await heldUnder(uniqueRequestId)).toEqual([]);
  expect(await database('activity').where({ conversionId: id, eventCode: 'E005' })).toHaveLength(1);
});

test('amounts that the market no longer gives are rejected, never booked at another price', async () => {
  const quoteId = randomUUID();
  const terms = { quoteId, buyAmount: '999.00', sellAmount: '100.00', conversionDate: '2027-03-03' };
  await database('quotes').insert({
    id: quoteId,
    account_id: tradingAccount,
    user_id: 'maker',
    buyCurrency: 'USD',
    sellCurrency: 'GBP',
    fixedSide: 'sell',
    clientBuyAmount: '999.00',
    clientSellAmount: '100.00',
    clientRate: '9.99',
    conversionDate: terms.conversionDate,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const { data } = await accept(terms);
  expect(data?.createConversion).toMatchObject({ status: 'closed', tccConversionId: null });
  expect(await heldUnder((await rowOf(quoteId))!.uniqueRequestId)).toEqual([]);
});

test('the limit of the seat bounds each conversion, exactly; a stale rate refuses', async () => {
  await withLimit('100', async () => {
    expect(refusalOf(await quote({ amount: '100.01' }))).toEqual({ code: 'amount_above_limit', field: 'amount' });
    const above = await storedQuote(database, { sellAmount: '100.01' });
    expect(refusalOf(await accept(above))).toEqual({ code: 'amount_above_limit', field: 'amount' });
    expect((await accept(await quoted({ amount: '100.00' }))).errors).toBeUndefined();
    const rate = () => database('exchange_rates').where({ fromCurrency: 'EUR', toCurrency: 'GBP' });
    const before = await rate().first('updatedAt');
    await rate().update({ updatedAt: new Date(Date.now() - 25 * 3_600_000) });
    try {
      const answer = await quote({ sellCurrency: 'EUR', amount: '10.00' });
      expect(refusalOf(answer)).toEqual({ code: 'authorisation_rate_missing', field: 'sellCurrency' });
    } finally {
      await rate().update(before!);
    }
  });
});
