import { purposeCodeFault, purposesToChoose } from '../../../../domain/payments/purposeCode';

const company = { code: 'goods', entityType: 'company' };
const individual = { code: 'goods', entityType: 'individual' };
const loan = { code: 'loan_repayment', entityType: 'individual' };
const listed = [company, individual, loan];

test.each<[string, string, string | null, object[]]>([
  ['INR', 'regular', 'company', [company]],
  ['INR', 'priority', 'company', []],
  ['MYR', 'regular', 'individual', [individual, loan]],
  ['MYR', 'priority', 'individual', []],
  ['CNY', 'priority', 'company', [company]],
  ['CNY', 'regular', 'company', []],
  ['AED', 'priority', 'other', []],
  ['AED', 'priority', null, [individual, loan]],
])('a payment in %s, %s, by a payer that is %s', (currency, paymentType, payerType, expected) => {
  expect(purposesToChoose(listed, { currency, paymentType, payerType })).toEqual(expected);
});

test('a route without codes demands none', () => {
  expect(purposesToChoose([], { currency: 'CNY', paymentType: 'priority', payerType: 'company' })).toEqual([]);
});

test.each([
  ['goods', [company], undefined],
  ['goods', [], undefined],
  [null, [], undefined],
  [null, [company], 'A payment to this country must state a purpose code.'],
  ['', [company], 'A payment to this country must state a purpose code.'],
  ['gift', [company], 'Choose a purpose code from the list.'],
])('code %j of %j: %s', (code, purposes, fault) => {
  expect(purposeCodeFault(code, purposes)).toBe(fault);
});
