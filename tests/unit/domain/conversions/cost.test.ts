import { conversionCost, type PricedConversion } from '../../../../domain/conversions/cost';

const sterling: PricedConversion = {
  currencyPair: 'GBPUSD',
  sellCurrency: 'GBP',
  buyCurrency: 'USD',
  fixedSide: 'sell',
  sellAmount: '1000.00',
  buyAmount: '1403.80',
  midMarketRate: '1.4080',
};

it.each<[string, Partial<PricedConversion>, object]>([
  ['sells the base, sell fixed', {}, { currency: 'USD', midMarketAmount: '1408.00', amount: '4.20', percent: '0.30' }],
  [
    'sells the base, buy fixed',
    { fixedSide: 'buy', buyAmount: '1408.00', sellAmount: '1003.00' },
    { currency: 'GBP', midMarketAmount: '1000.00', amount: '3.00', percent: '0.30' },
  ],
  [
    'buys the base, sell fixed',
    { sellCurrency: 'USD', buyCurrency: 'GBP', sellAmount: '1408.00', buyAmount: '997.00' },
    { currency: 'GBP', midMarketAmount: '1000.00', amount: '3.00', percent: '0.30' },
  ],
  [
    'buys the base, buy fixed',
    { sellCurrency: 'USD', buyCurrency: 'GBP', fixedSide: 'buy', buyAmount: '1000.00', sellAmount: '1412.22' },
    { currency: 'USD', midMarketAmount: '1408.00', amount: '4.22', percent: '0.30' },
  ],
  [
    'a currency without decimals',
    { currencyPair: 'USDJPY', sellCurrency: 'USD', buyCurrency: 'JPY', buyAmount: '109000', midMarketRate: '109.23' },
    { currency: 'JPY', midMarketAmount: '109230', amount: '230', percent: '0.21' },
  ],
  ['at the mid-market rate', { buyAmount: '1408.00' }, { amount: '0.00', percent: '0.00' }],
  ['better than the mid-market rate', { buyAmount: '1409.00' }, { amount: '-1.00', percent: '-0.07' }],
])('%s', (_name, change, cost) => {
  expect(conversionCost({ ...sterling, ...change })).toMatchObject(cost);
});
