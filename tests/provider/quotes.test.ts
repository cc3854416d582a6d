import { randomUUID } from 'node:crypto';
import { codeOf, conversionOf } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientContact, otherClientContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const deal = {
  buy_currency: 'EUR',
  sell_currency: 'GBP',
  fixed_side: 'sell',
  amount: '1000.00',
  on_behalf_of: clientContact,
};
const hold = (changes: Parameters = {}) => simulator.call('POST', '/quotes/create', { ...deal, ...changes });
const take = (quote_id: string, changes: Parameters = {}) =>
  simulator.call('POST', '/conversions/create', conversionOf({ quote_id, ...changes }));

test('a quote holds the price of a deal for three minutes', async () => {
  const { status, body } = await hold();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    quote_id: expect.any(String),
    currency_pair: 'EURGBP',
    client_rate: '0.8058',
    fixed_side: 'sell',
    client_sell_amount: '1000.00',
    client_buy_amount: '1241.00',
    created_at: '2026-07-15T11:00:00+00:00',
    expires_at: '2026-07-15T11:03:00+00:00',
  });
});

test('a conversion takes it up once, on its terms', async () => {
  const { body: quote } = await hold();
  const { status, body } = await take(quote.quote_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ client_sell_amount: '1000.00', client_buy_amount: '1241.00', client_rate: '0.8058' });
  expect(codeOf(await take(quote.quote_id))).toBe('quote_already_used');
});

test('of twenty that take it up at once, one does', async () => {
  const { body: quote } = await hold();
  const replies = await Promise.all(Array.from({ length: 20 }, () => take(quote.quote_id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each<[string, Parameters, string]>([
  ['another amount', { amount: '1000.01' }, 'quote_does_not_match'],
  ['the other side', { fixed_side: 'buy' }, 'quote_does_not_match'],
  ['another currency', { buy_currency: 'USD' }, 'quote_does_not_match'],
  ['another day', { conversion_date: '2026-07-20' }, 'quote_does_not_match'],
  ['an unknown quote', { quote_id: randomUUID() }, 'invalid_quote_id'],
  ['another client', { on_behalf_of: otherClientContact }, 'invalid_quote_id'],
])('it does not serve %s', async (_what, changes, code) => {
  const { body: quote } = await hold();
  expect(codeOf(await take(quote.quote_id, changes))).toBe(code);
  expect((await take(quote.quote_id)).status).toBe(200);
});

test.each([
  ['PT2M59S', 200, undefined],
  ['PT3M', 400, 'quote_expired'],
])('after %s: %s', async (time, status, code) => {
  const { body: quote } = await hold();
  await simulator.advance(time);
  const reply = await take(quote.quote_id);
  expect([reply.status, codeOf(reply)]).toEqual([status, code]);
});

test.each<[string, Parameters, string]>([
  ['too little', { amount: '0.99' }, 'amount_is_too_small'],
  ['one currency', { buy_currency: 'GBP' }, 'ccy_pair_is_not_tradeable'],
  ['a Saturday', { conversion_date: '2026-07-18' }, 'invalid_delivery_date'],
])('no price is held for %s', async (_what, changes, code) => {
  expect(codeOf(await hold(changes))).toBe(code);
});
