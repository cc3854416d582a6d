import Big from 'big.js';
import { currencies } from '../../local/provider/reference/currencies';
import { marketRate } from '../../local/provider/reference/exchangeRates';
import { startSimulator, type RunningSimulator } from './support/startSimulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator()));
afterAll(() => simulator.stop());

const find = (parameters: Record<string, string>) => simulator.call('GET', '/rates/find', parameters);

it('quotes bid and offer of the pairs as asked', async () => {
  const { body } = await find({ currency_pair: 'GBPUSD,EURGBP' });
  expect(body).toEqual({
    rates: { GBPUSD: ['1.407900', '1.408100'], EURGBP: ['0.805643', '0.805757'] },
    unavailable: [],
  });
});

it('refuses a pair it does not know, or lists it when asked to', async () => {
  const pairs = { currency_pair: 'GBPUSD,GBPGBP,GBPXAU,GBPconstructor' };
  const { status, body } = await find(pairs);
  expect([status, body.error_messages.currency_pair[0].code]).toEqual([400, 'invalid_currency_pair']);
  const lenient = await find({ ...pairs, ignore_invalid_pairs: 'true' });
  expect(lenient.body.unavailable).toEqual(['GBPGBP', 'GBPXAU', 'GBPconstructor']);
  expect(Object.keys(lenient.body.rates)).toEqual(['GBPUSD']);
});

it('quotes every pair with a bid below the middle below the offer', () => {
  for (const { code: base } of currencies) {
    for (const { code: quote } of currencies.filter(({ code }) => code !== base)) {
      const rate = marketRate(base + quote);
      expect(rate && new Big(rate.bid).lt(rate.mid) && new Big(rate.mid).lt(rate.offer)).toBe(true);
    }
  }
});
