import { isSameConversion, isSamePayee, isSamePayment, isSameTransfer } from '../../../../domain/intents/sameTerms';

const payment = { amount: '10.00', currency: 'EUR', reference: 'INV 7' };
const payee = {
  accountNumber: null,
  iban: 'DE89 3704 0044 0532 0130 00',
  routingCodeValue1: null,
  bicSwift: 'COBADEFF',
};
const transfer = { sourceAccountId: 'a1', destinationAccountId: 'b2', currency: 'GBP', amount: '3' };
const conversion = { buyCurrency: 'EUR', sellCurrency: 'GBP', fixedSide: 'sell', amount: '100' } as const;

test('an amount written with other decimals, an id in capitals and an IBAN without spaces are the same', () => {
  expect(isSamePayment(payment, { ...payment, amount: '10' })).toBe(true);
  expect(isSamePayee(payee, { ...payee, iban: 'de89370400440532013000', accountNumber: '' })).toBe(true);
  expect(isSameTransfer(transfer, { ...transfer, sourceAccountId: 'A1', amount: '3.00' })).toBe(true);
  expect(isSameConversion(conversion, { ...conversion, amount: '100.00' })).toBe(true);
});

test.each([
  ['amount', { amount: '10.01' }],
  ['currency', { currency: 'GBP' }],
  ['reference', { reference: 'INV 8' }],
])('a payment with another %s is another one', (_what, change) => {
  expect(isSamePayment(payment, { ...payment, ...change })).toBe(false);
});

test.each([
  ['account number', { accountNumber: '12345678' }],
  ['IBAN', { iban: 'DE89370400440532013001' }],
  ['IBAN, or none,', { iban: null }],
  ['routing code', { routingCodeValue1: '200000' }],
  ['BIC', { bicSwift: 'COBADEFA' }],
])('a payee with another %s is another one', (_what, change) => {
  expect(isSamePayee(payee, { ...payee, ...change })).toBe(false);
});

test.each([
  ['source', { sourceAccountId: 'c3' }],
  ['destination', { destinationAccountId: 'c3' }],
  ['currency', { currency: 'EUR' }],
  ['amount', { amount: '3.01' }],
])('a transfer with another %s is another one', (_what, change) => {
  expect(isSameTransfer(transfer, { ...transfer, ...change })).toBe(false);
});

test.each([
  ['currency to buy', { buyCurrency: 'USD' }],
  ['currency to sell', { sellCurrency: 'USD' }],
  ['fixed side', { fixedSide: 'buy' as const }],
  ['amount', { amount: '100.01' }],
])('a conversion with another %s is another one', (_what, change) => {
  expect(isSameConversion(conversion, { ...conversion, ...change })).toBe(false);
});
