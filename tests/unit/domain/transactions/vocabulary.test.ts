import { signedAmount } from '../../../../domain/transactions/vocabulary';

test.each([
  ['credit', '12450.00', '12450'],
  ['debit', '12450.00', '-12450'],
  ['debit', '0.01', '-0.01'],
  ['debit', '100000000000000.001', '-100000000000000.001'],
])('a %s of %s changes the balance by %s', (type, amount, expected) => {
  expect(signedAmount({ type, amount })).toBe(expected);
});
