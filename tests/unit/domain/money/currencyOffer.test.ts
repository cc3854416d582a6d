import { decimalsFault, offerRefusal } from '../../../../domain/money/currencyOffer';

const offered = { enabled: true, decimals: 2 };
const closed = { enabled: false, decimals: 2 };
const whole = { enabled: true, decimals: 0 };
const euro = (amount?: string) => ({ currency: 'EUR', amount });

test.each([
  ['an offered currency', offered, euro('1.50'), undefined],
  ['no amount', whole, euro(), undefined],
  ['a whole amount that is written with zeros', whole, euro('12.00'), undefined],
  ['what the edited record holds', closed, euro('1.50'), euro('1.50')],
  ['another amount of the currency that the record holds', closed, euro('1.60'), euro('1.50')],
  ['an amount with more decimals that the record holds', whole, euro('1.5'), euro('1.50')],
])('%s may be entered', (_what, offer, money, kept) => {
  expect(offerRefusal(offer, money, kept)).toBeUndefined();
});

test.each([
  ['a currency that is not offered', closed, undefined],
  ['a currency without settings', undefined, undefined],
  ['a currency other than that of the record', closed, { currency: 'USD', amount: '1.00' }],
])('%s is refused', (_what, offer, kept) => {
  expect(offerRefusal(offer, euro('1.00'), kept)).toEqual({
    code: 'currency_not_offered',
    part: 'currency',
    text: 'This currency is not offered. Choose another one.',
  });
});

test.each([
  ['more decimals than are offered', undefined],
  ['another amount with more decimals than the record holds', euro('1.60')],
])('%s are refused', (_what, kept) => {
  expect(offerRefusal(whole, euro('1.50'), kept)).toEqual({
    code: 'invalid_input',
    part: 'amount',
    text: 'Enter a whole amount. EUR is offered without decimals.',
  });
});

test.each([
  ['1.5', 1, undefined],
  ['1.50', 1, undefined],
  ['1.55', 1, 'Enter at most 1 decimal.'],
  ['1.555', 2, 'Enter at most 2 decimals.'],
])('%s with %i decimals: %s', (amount, decimals, text) => {
  expect(decimalsFault(amount, 'EUR', decimals)).toBe(text);
});
