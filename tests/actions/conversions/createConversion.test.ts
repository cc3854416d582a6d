import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { withConversionLimit } from '../../support/conversionChanges';
import { accept, acceptCall, bookedConversions, quoted, storedQuote, type Terms } from '../../support/conversions';
import { refused, refusedEffects } from '../../support/effects';
import { refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

const rowOf = (quoteId: string) => database('conversions').where({ quoteId }).first();
const heldUnder = async (key: string) =>
  (await bookedConversions()).filter(({ unique_request_id }) => unique_request_id === key);

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

test('who may not create conversions books none', async () => {
  const effects = await refusedEffects(database, acceptCall(await storedQuote(database), 'viewer'));
  expect(effects).toEqual(refused('role_may_not_create_conversions', 'accountId'));
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
  expect(await refusedEffects(database, acceptCall(change(terms), username))).toEqual(
    refused(code, code === 'account_not_found' ? 'accountId' : 'quoteId'),
  );
  expect(await rowOf(terms.quoteId)).toBeUndefined();
});

test('an expired quote is refused', async () => {
  const terms = await storedQuote(database, { expiresAt: new Date(Date.now() - 1) });
  expect(refusalOf(await accept(terms))).toEqual({ code: 'quote_expired', field: 'quoteId' });
  expect(await rowOf(terms.quoteId)).toBeUndefined();
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

test('the limit of the seat bounds each conversion, exactly', async () => {
  await withConversionLimit(database, '100', async () => {
    const above = await storedQuote(database, { sellAmount: '100.01' });
    const effects = await refusedEffects(database, acceptCall(above));
    expect(effects).toEqual(refused('amount_above_limit', 'amount'));
    expect((await accept(await quoted({ amount: '100.00' }))).errors).toBeUndefined();
  });
});

test('a quote that holds the rate of a payment is none of a conversion', async () => {
  const terms = await storedQuote(database);
  await database('quotes').where({ id: terms.quoteId }).update({ tccQuoteId: randomUUID() });
  const effects = await refusedEffects(database, acceptCall(terms));
  expect(effects).toEqual(refused('quote_not_found', 'quoteId'));
});
