import { costText } from '../../../frontend/src/shared/conversions/conversionTexts';

const sold = {
  currencyPair: 'GBPUSD',
  sellCurrency: 'GBP',
  buyCurrency: 'USD',
  fixedSide: 'sell' as const,
  sellAmount: '1000',
  midMarketRate: '1.4080',
};
const bought = { ...sold, fixedSide: 'buy' as const, buyAmount: '1408' };

test.each([
  ['receives less', '1403.80', 'You receive 4.20 USD less, which is 0.30 %.'],
  ['receives more', '1412.20', 'You receive 4.20 USD more, which is 0.30 %.'],
  ['receives as much', '1408.00', 'You receive the same.'],
])('who sells a fixed amount %s', (_what, buyAmount, text) => {
  expect(costText({ ...sold, buyAmount })).toBe(
    `At the mid-market rate of 1.4080 you would receive 1,408.00 USD. ${text}`,
  );
});

test.each([
  ['pays more', '1003', 'You pay 3.00 GBP more, which is 0.30 %.'],
  ['pays less', '997', 'You pay 3.00 GBP less, which is 0.30 %.'],
  ['pays as much', '1000', 'You pay the same.'],
])('who buys a fixed amount %s', (_what, sellAmount, text) => {
  expect(costText({ ...bought, sellAmount })).toBe(
    `At the mid-market rate of 1.4080 you would pay 1,000.00 GBP. ${text}`,
  );
});
