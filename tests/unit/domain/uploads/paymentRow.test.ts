import { emptyPaymentRow, type PaymentRowValues } from '../../../../domain/uploads/paymentColumns';
import { normalisedPayment, paymentOfRow, paymentRowProblems } from '../../../../domain/uploads/paymentRow';

const now = new Date('2026-11-23T10:00:00Z');
const values: PaymentRowValues = {
  ...emptyPaymentRow,
  accountNumber: 'DE89370400440532013000',
  beneficiaryName: 'Hansa',
  amount: '1250.00',
  currency: 'EUR',
  paymentDate: '2026-12-01',
  paymentType: 'regular',
  reference: 'INV-1',
  reason: 'Steel',
};
const problems = (changes: Partial<PaymentRowValues>) =>
  Object.fromEntries(paymentRowProblems({ ...values, ...changes }, now).map(({ field, text }) => [field, text]));

const required = 'This field is required.';
const decimals = 'You must provide a valid number for this field.';

test.each<[Partial<PaymentRowValues>, Record<string, string>]>([
  [{}, {}],
  [{ beneficiaryReference: 'SUP-1', accountNumber: '', beneficiaryName: '' }, {}],
  [{ accountNumber: '', beneficiaryName: '' }, { accountNumber: required }],
  [{ beneficiaryName: '' }, { beneficiaryName: required }],
  [{ amount: '' }, { amount: required }],
  [{ amount: '1,250.00' }, { amount: decimals }],
  [{ amount: '1.250,00' }, { amount: decimals }],
  [{ amount: '-5' }, { amount: decimals }],
  [{ amount: '1e3' }, { amount: decimals }],
  [{ amount: '=1+1' }, { amount: decimals }],
  [{ amount: '0.00' }, { amount: 'The amount must be greater than zero.' }],
  [{ amount: '1.005' }, { amount: 'The amount has more decimals than this currency.' }],
  [{ amount: '1.5', currency: 'JPY' }, { amount: 'The amount has more decimals than this currency.' }],
  [{ amount: '1.500' }, { amount: expect.stringContaining('may stand between thousands') as string }],
  [{ currency: 'EURO' }, { currency: 'This currency is not known.' }],
  [{ paymentDate: '01/12/2026' }, { paymentDate: 'Enter a date as YYYY-MM-DD.' }],
  [{ paymentDate: '2026-11-22' }, { paymentDate: 'The payment date lies in the past.' }],
  [{ paymentDate: '2026-11-23' }, {}],
  [{ paymentDate: '2029-01-01' }, { paymentDate: 'Choose a payment date within two years.' }],
  [{ paymentType: 'swift' }, { paymentType: 'Choose regular or priority.' }],
  [{ paymentType: 'priority', chargeType: 'ours' }, {}],
  [{ chargeType: 'ours' }, { chargeType: 'A regular payment has no charge type.' }],
  [{ paymentType: 'priority', chargeType: 'cred' }, { chargeType: 'Choose ours or shared.' }],
  [{ reference: '' }, { reference: required }],
  [{ reference: 'x'.repeat(141) }, { reference: 'Use at most 140 characters.' }],
  [{ reason: 'two\nlines' }, { reason: 'Use plain text on one line.' }],
  [{ reason: 'right\u202eleft' }, { reason: expect.stringContaining('hidden characters') as string }],
  [{ invoiceNumber: 'A1' }, { invoiceDate: 'An invoice has both a number and a date.' }],
  [{ invoiceNumber: 'A-1', invoiceDate: '2026-11-01' }, { invoiceNumber: 'Use up to 30 letters and digits.' }],
  [{ invoiceNumber: 'A1', invoiceDate: '1999-11-01' }, { invoiceDate: expect.stringContaining('ten years') as string }],
  [
    { amount: '', currency: '', reference: '' },
    { amount: required, currency: required, reference: required },
  ],
])('the problems of %j', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test('codes are read in any case, all else as it is written', () => {
  const read = normalisedPayment({
    ...values,
    currency: 'eur',
    paymentType: 'REGULAR',
    chargeType: 'Ours',
    reason: 'a B',
  });
  expect(read).toEqual({ ...values, chargeType: 'ours', reason: 'a B' });
});

test('a row becomes the input of a payment, with null for what is empty', () => {
  const { amount, currency, paymentDate, paymentType, reference, reason } = values;
  expect(paymentOfRow(values, 'payee', 'key')).toEqual({
    amount,
    currency,
    paymentDate,
    paymentType,
    reference,
    reason,
    chargeType: null,
    purposeCode: null,
    ultimateBeneficiaryName: null,
    invoiceNumber: null,
    invoiceDate: null,
    purposeNote: null,
    beneficiaryId: 'payee',
    clientRequestId: 'key',
  });
});
