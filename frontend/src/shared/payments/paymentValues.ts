import { ValidationError } from '../../../../domain/yup';
import { isIsoDate } from '../../../../domain/isoDate';
import { amountQuestion, parseTypedAmount } from '../../ui/money/amountTexts';
import {
  fieldsWith,
  paymentFieldNames,
  pickFields,
  type FieldsWith,
  type PaymentFieldName,
} from '../../../../domain/payments/fields';
import { invoiceDateFault } from '../../../../domain/payments/invoiceDate';
import { type BankHolidays, reasonAgainstPaymentDate } from '../../../../domain/payments/paymentDate';
import { type PaymentInput, paymentInputSchema } from '../../../../domain/payments/paymentInput';
import { type ListedPurpose, purposeCodeFault } from '../../../../domain/payments/purposeCode';
import type { FormDocument } from './documents/sortFiles';

/** The form's values of a payment: texts, '' where nothing was entered. */
export interface PaymentValues extends Record<PaymentFieldName, string> {
  /** Of a new payment. */
  documents: readonly FormDocument[];
}

/** The input of the mutation. A regular payment has no charge type. */
export function toPaymentInput(values: PaymentValues): Omit<PaymentInput, 'clientRequestId'> {
  const texts = paymentFieldNames.map((name) => [name, values[name].trim()]);
  const input = pickFields(paymentFieldNames, Object.fromEntries(texts) as Record<PaymentFieldName, string>);
  return { ...input, chargeType: input.paymentType === 'priority' ? input.chargeType : null };
}

/** The values of a form that shows a payment with these fields: texts, '' where a field is empty. */
export const textsOf = <Name extends PaymentFieldName>(
  names: readonly Name[],
  valueOf: (name: Name) => string | null | undefined,
) => Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as Record<Name, string>;

/** The values with what a payment has in common with the one before it, or with its template. What that leaves open stays as it is. */
export function withKept(
  values: PaymentValues,
  valueOf: (name: FieldsWith<'isKept'>) => string | null | undefined,
): PaymentValues {
  return {
    ...values,
    ...textsOf(fieldsWith('isKept'), valueOf),
    amount: valueOf('amount') ?? values.amount,
    chargeType: valueOf('chargeType') ?? values.chargeType,
  };
}

/** Removes empty values, so that they are validated as missing and not as invalid. */
const withoutEmpty = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

function schemaFaults(values: PaymentValues): readonly (readonly [field: string, text: string])[] {
  try {
    paymentInputSchema.validateSync(withoutEmpty(toPaymentInput(values)), { abortEarly: false });
    return [];
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return cause.inner.map(({ path = '', message }) => [path, message]);
  }
}

/** What the validity of a payment depends on besides its values. */
export interface PaymentContext {
  readonly now: Date;
  /** Those of the payment's currency. */
  readonly holidays: BankHolidays;
  /** The purposes of which a payment of a type must state one. */
  readonly purposesOf: (paymentType: string) => readonly ListedPurpose[];
}

/** The ranges of the dates, which the action checks too, and the bank holidays, which the provider checks. */
function dateFaults(
  { paymentDate, invoiceDate }: PaymentValues,
  { now, holidays }: PaymentContext,
): Record<string, string> {
  const reason = isIsoDate(paymentDate) ? reasonAgainstPaymentDate(paymentDate, now, holidays) : undefined;
  const invoiceFault = isIsoDate(invoiceDate) ? invoiceDateFault(invoiceDate, now) : undefined;
  return {
    ...(reason && { paymentDate: `No payment can be made on this day: ${reason}.` }),
    ...(invoiceFault && { invoiceDate: invoiceFault }),
  };
}

function purposeFaults(
  { purposeCode, paymentType }: PaymentValues,
  { purposesOf }: PaymentContext,
): Record<string, string> {
  const fault = purposeCodeFault(purposeCode, purposesOf(paymentType));
  return fault ? { purposeCode: fault } : {};
}

/** The values without what their payment does not state: a purpose code that is not demanded. */
export function statedValues(values: PaymentValues, { purposesOf }: PaymentContext): PaymentValues {
  return { ...values, purposeCode: purposesOf(values.paymentType).length > 0 ? values.purposeCode : '' };
}

function documentFaults({ documents }: PaymentValues): Record<string, string> {
  const waiting = documents.find(({ documentId }) => !documentId);
  return waiting ? { documents: `${waiting.filename} is not uploaded yet. Wait for it, or remove it.` } : {};
}

function amountFaults({ amount, currency }: PaymentValues): Record<string, string> {
  const parsed = parseTypedAmount(amount, currency);
  return parsed.kind === 'ambiguous' ? { amount: amountQuestion(parsed.proposals, currency) } : {};
}

/** Validates the form by the schema and the rules that the action uses. The faults stand in the order of the form. */
export function validatePayment(values: PaymentValues, context: PaymentContext): Record<string, string> {
  const faults: Record<string, string> = {
    ...dateFaults(values, context),
    ...purposeFaults(values, context),
    // The first fault of a field is shown.
    ...Object.fromEntries([...schemaFaults(values)].reverse()),
    ...amountFaults(values),
    ...documentFaults(values),
  };
  return Object.fromEntries(Object.keys(values).flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])));
}
