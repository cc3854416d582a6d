import { ValidationError, oneLine } from '../yup';
import { messages } from '../messages';
import { fieldsWith, pickFields } from '../payments/fields';
import { invoiceDateFault } from '../payments/invoiceDate';
import { londonDay } from '../londonTime';
import { isFarAhead } from '../payments/paymentDate';
import { paymentInputSchema, type PaymentInput } from '../payments/paymentInput';
import { paymentRowFields, type PaymentRowField, type PaymentRowValues } from './paymentColumns';
import type { RowProblem } from './columns';

/** The rules of a payment, with what names the beneficiary instead of its id. */
const schema = paymentInputSchema.omit(['beneficiaryId', 'clientRequestId', 'conversionId']).shape({
  beneficiaryReference: oneLine(255),
  accountNumber: oneLine(100).test('beneficiary', messages.fields.required, (typed, context) => {
    const { beneficiaryReference } = context.parent as PaymentRowValues;
    return Boolean(typed) || beneficiaryReference !== '';
  }),
  beneficiaryName: oneLine(255).test('beneficiary', messages.fields.required, (typed, context) => {
    const { accountNumber } = context.parent as PaymentRowValues;
    return Boolean(typed) || accountNumber === '';
  }),
});

/** A row as it is read: codes in the case that the portal writes them in, all else as in the file. */
export function normalisedPayment(values: PaymentRowValues): PaymentRowValues {
  const { currency, paymentType, chargeType } = values;
  return {
    ...values,
    currency: currency.toUpperCase(),
    paymentType: paymentType.toLowerCase(),
    chargeType: chargeType.toLowerCase(),
  };
}

/** What is wrong with the texts of a row, the first problem of each field. What needs the database is checked later. */
export function paymentRowProblems(values: PaymentRowValues, now: Date): RowProblem<PaymentRowField>[] {
  const problems = [...schemaProblems(values), ...dateProblems(values, now)];
  return paymentRowFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}

/** A row without problems as the input of a payment. */
export function paymentOfRow(values: PaymentRowValues, beneficiaryId: string, clientRequestId?: string): PaymentInput {
  return { beneficiaryId, clientRequestId, ...enteredValues(values) };
}

/** The fields of the payment, with null for an optional one that is empty, as a form sends them. */
const enteredValues = (values: PaymentRowValues) => pickFields(fieldsWith('upload'), values);

function schemaProblems(values: PaymentRowValues): RowProblem<PaymentRowField>[] {
  try {
    schema.validateSync({ ...values, ...enteredValues(values) }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => ({ field: path as PaymentRowField, text: message }));
  }
}

function dateProblems({ paymentDate, invoiceDate }: PaymentRowValues, now: Date): RowProblem<PaymentRowField>[] {
  const invoiceFault = invoiceDate ? invoiceDateFault(invoiceDate, now) : undefined;
  return [
    ...(paymentDate < londonDay(now) ? [problem('paymentDate', 'The payment date lies in the past.')] : []),
    ...(isFarAhead(paymentDate, now) ? [problem('paymentDate', 'Choose a payment date within two years.')] : []),
    ...(invoiceFault ? [problem('invoiceDate', invoiceFault)] : []),
  ];
}

const problem = (field: PaymentRowField, text: string) => ({ field, text });
