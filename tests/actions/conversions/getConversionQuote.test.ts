import type { Knex } from 'knex';
import { withConversionLimit } from '../../support/conversionChanges';
import { quote, quoteCall, type Quote } from '../../support/conversions';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

interface Answer {
  readonly getConversionQuote: Quote;
}

test.each([
  ['a fixed amount that is sold', {}, { fixedSide: 'sell', clientSellAmount: '100.00' }],
  ['a fixed amount that is bought', { fixedSide: 'buy' }, { fixedSide: 'buy', clientBuyAmount: '100.00' }],
  [
    'the earliest day',
    { conversionDatePreference: 'earliest' },
    { fixedSide: 'sell', conversionDatePreference: 'earliest' },
  ],
])('a price for %s is stored as it was told, for its user', async (_what, changes, stored) => {
  const { answer, ...effects } = await effectsOf<Answer>(database, quoteCall(changes));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const { quoteId, ...told } = answer.data!.getConversionQuote;
  expect(told.validForMs).toBeGreaterThan(20_000);
  expect(told.validForMs).toBeLessThanOrEqual(30_000);
  expect(await database('quotes').where({ id: quoteId }).first()).toMatchObject({
    ...stored,
    account_id: tradingAccount,
    user_id: 'maker',
    clientBuyAmount: told.buyAmount,
    clientSellAmount: told.sellAmount,
    clientRate: told.clientRate,
    midMarketRate: told.midMarketRate,
    conversionDate: told.conversionDate,
    expiresAt: new Date(told.expiresAt),
    usedAt: null,
  });
});

test('a day that was chosen is kept instead of a preference', async () => {
  const { data } = await quote();
  const { conversionDate } = data!.getConversionQuote;
  const chosen = (await quote({ conversionDate })).data!.getConversionQuote;
  expect(await database('quotes').where({ id: chosen.quoteId }).first()).toMatchObject({
    conversionDate,
    conversionDatePreference: null,
  });
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
  ['a part of a yen', { buyCurrency: 'JPY', fixedSide: 'buy', amount: '1000.50' }, 'amount', 'invalid_input'],
  ['a day in the past', { conversionDate: '2020-01-02' }, 'conversionDate', 'invalid_input'],
  ['a Saturday', { conversionDate: '2027-03-06' }, 'conversionDate', 'invalid_input'],
  ['less than the provider takes', { amount: '0.01' }, 'amount', 'provider_rejected'],
])('no quote for %s', async (_what, changes, field, code) => {
  expect(await refusedEffects(database, quoteCall(changes))).toEqual(refused(code, field));
});

test('who may not create conversions gets no quote', async () => {
  const effects = await refusedEffects(database, quoteCall({}, 'viewer'));
  expect(effects).toEqual(refused('role_may_not_create_conversions', 'accountId'));
});

test('the limit of the seat bounds each quote, exactly; a stale rate refuses', async () => {
  await withConversionLimit(database, '100', async () => {
    expect(refusalOf(await quote({ amount: '100.01' }))).toEqual({ code: 'amount_above_limit', field: 'amount' });
    expect((await quote({ amount: '100.00' })).errors).toBeUndefined();
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
