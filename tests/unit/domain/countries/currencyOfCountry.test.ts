import { currencyOfCountry } from '../../../../domain/countries/currencyOfCountry';

test('the currency of a country is one that the portal knows, the euro where it is used', () => {
  expect(['GB', 'US', 'DE', 'BG', 'HR', 'DK', 'BR'].map(currencyOfCountry)).toEqual([
    'GBP',
    'USD',
    'EUR',
    'EUR',
    'EUR',
    'DKK',
    undefined,
  ]);
});
