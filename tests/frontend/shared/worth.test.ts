import { barPercents } from '../../../frontend/src/features/dashboard/barPercents';
import { totalWorth } from '../../../frontend/src/shared/rates/worth';

const rates = [{ currencyPair: 'EURGBP', fromCurrency: 'EUR', midMarketRate: '0.5' }];
const balance = (currency: string, amount: string) => ({ id: currency, currency, amount, updated_at: '' });

test('amounts are added up at their rates; a currency without one is named once', () => {
  const all = [balance('GBP', '10.00'), balance('EUR', '3.00'), balance('JPY', '500'), balance('JPY', '1')];
  expect(totalWorth(all, 'GBP', rates)).toEqual({ total: '11.5', unrated: ['JPY'] });
  expect(totalWorth([], 'GBP', rates)).toEqual({ total: '0', unrated: [] });
});

test('a bar is in percent of the largest balance by worth, at least one, and none without a rate or below zero', () => {
  const all = [balance('GBP', '200'), balance('EUR', '100'), balance('USD', '900'), balance('CHF', '-5')];
  expect([...barPercents([...all, { ...balance('EUR', '0.1'), id: 'tiny' }], rates, 'GBP')]).toEqual([
    ['GBP', 100],
    ['EUR', 25],
    ['USD', 0],
    ['CHF', 0],
    ['tiny', 1],
  ]);
  expect(barPercents([balance('GBP', '0')], rates, 'GBP').size).toBe(0);
});
