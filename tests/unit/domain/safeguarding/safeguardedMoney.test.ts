import { controlAccountRefusal, currencyRefusal } from '../../../../domain/safeguarding/safeguardedMoney';

const none = [
  { currency: 'GBP', safeguarded: '0', underWay: '0.00' },
  { currency: 'EUR', safeguarded: '0', underWay: '0' },
] as const;

test('the control account may change while no client money depends on it', () => {
  expect(controlAccountRefusal(none)).toBeUndefined();
  expect(controlAccountRefusal([])).toBeUndefined();
});

test('what is safeguarded and what is under way is named by its currency', () => {
  const money = [
    { ...none[0], safeguarded: '1234.5' },
    { ...none[1], safeguarded: '3', underWay: '0.01' },
  ];
  expect(controlAccountRefusal(money)).toBe(
    'Client money depends on this account: 1,234.50 GBP safeguarded, 3.00 EUR safeguarded, 0.01 EUR under way. Move the control account with the money instead.',
  );
});

test('safeguarding of a currency may end while there is no client money in it', () => {
  const money = [{ ...none[0], safeguarded: '5', underWay: '0.01' }, none[1]];
  expect(currencyRefusal(money, 'EUR')).toBeUndefined();
  expect(currencyRefusal(money, 'GBP')).toBe(
    'There is client money in this currency: 5.00 GBP safeguarded, 0.01 GBP under way. Transfer it back first.',
  );
});
