import type { ValidationError } from 'yup';
import { hiddenCharactersText } from '../../../../domain/text';
import { paymentInputSchema } from '../../../../domain/payments/paymentInput';

const valid = {
  beneficiaryId: '0b5f1a52-8a57-4c0f-9a55-0d4b3f3f2a11',
  currency: 'EUR',
  amount: '1250.00',
  paymentDate: '2026-11-23',
  paymentType: 'priority',
  reason: 'Invoice 7',
  reference: 'INV-7',
};

/** The first text for each field, as a form shows it; empty when the schema takes the input. */
function faultsOf(change: Record<string, unknown>): Record<string, string> {
  try {
    paymentInputSchema.validateSync({ ...valid, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    const faults = (error as ValidationError).inner.map(({ path, message }) => [path ?? '', message] as const);
    return Object.fromEntries(faults.reverse());
  }
}

const required = 'This field is required.';

it.each(Object.keys(valid))('%s is required', (field) => {
  expect(faultsOf({ [field]: undefined })[field]).toBe(required);
  for (const missing of ['', null]) expect(faultsOf({ [field]: missing })).toHaveProperty(field);
});

it.each([
  [{}],
  [{ paymentType: 'regular' }],
  [{ paymentType: 'regular', chargeType: null }],
  [{ chargeType: 'ours' }],
  [{ chargeType: 'shared' }],
  [{ currency: 'JPY', amount: '1250' }],
  [{ amount: '0.01' }],
  [{ reason: 'Löhne für März – 2026 €', reference: 'x'.repeat(140) }],
  [{ ultimateBeneficiaryName: null, purposeCode: null, conversionId: null, clientRequestId: null }],
  [{ invoiceNumber: 'INV7', invoiceDate: '2026-11-01' }],
  [{ invoiceNumber: null, invoiceDate: null }],
  [{ invoiceNumber: '', invoiceDate: '' }],
])('takes %j', (change) => {
  expect(faultsOf(change)).toEqual({});
});

const decimal = 'You must provide a valid number for this field.';
const date = 'Enter a date as YYYY-MM-DD.';

it.each([
  [{ beneficiaryId: 'x' }, { beneficiaryId: 'This beneficiary does not exist.' }],
  [{ currency: 'XXX' }, { currency: 'This currency is not known.' }],
  [{ currency: 'eur' }, { currency: 'This currency is not known.' }],
  [{ amount: '1,250.00' }, { amount: decimal }],
  [{ amount: '1e3' }, { amount: decimal }],
  [{ amount: '-5' }, { amount: decimal }],
  [{ amount: '0.00' }, { amount: 'The amount must be greater than zero.' }],
  [{ amount: '1.001' }, { amount: 'The amount has more decimals than this currency.' }],
  [{ currency: 'JPY', amount: '1.5' }, { amount: 'The amount has more decimals than this currency.' }],
  [{ paymentDate: '2026-02-30' }, { paymentDate: date }],
  [{ paymentDate: '23/11/2026' }, { paymentDate: date }],
  [{ paymentType: 'express' }, { paymentType: 'Choose regular or priority.' }],
  [{ chargeType: 'theirs' }, { chargeType: 'Choose ours or shared.' }],
  [{ paymentType: 'regular', chargeType: 'ours' }, { chargeType: 'A regular payment has no charge type.' }],
  [{ reason: 'x'.repeat(256) }, { reason: 'Use at most 255 characters.' }],
  [{ reference: 'x'.repeat(141) }, { reference: 'Use at most 140 characters.' }],
  [{ reason: '   ' }, { reason: required }],
  [{ reason: 'two\nlines' }, { reason: 'Use plain text on one line.' }],
  [{ reference: 'nul\u0000' }, { reference: hiddenCharactersText }],
  [{ ultimateBeneficiaryName: 'tab\there' }, { ultimateBeneficiaryName: 'Use plain text on one line.' }],
  [{ invoiceNumber: 'A-1', invoiceDate: '2026-11-01' }, { invoiceNumber: 'Use up to 30 letters and digits.' }],
  [{ invoiceNumber: 'A1' }, { invoiceDate: 'An invoice has both a number and a date.' }],
  [{ invoiceDate: '2026-11-01' }, { invoiceDate: 'An invoice has both a number and a date.' }],
  [{ invoiceNumber: 'A1', invoiceDate: 'soon' }, { invoiceDate: date }],
])('%j is refused: %j', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

it('drops what it does not know and trims what people typed', () => {
  const cast = paymentInputSchema.validateSync({ ...valid, reason: ' Rent ', status: 'completed' });
  expect(cast).toEqual({ ...valid, reason: 'Rent' });
});
