import { controlAccountRefusal } from '../../../../domain/safeguarding/safeguardedMoney';

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
