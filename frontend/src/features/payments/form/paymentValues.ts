import { ValidationError } from 'yup';
import { type PaymentInput, paymentInputSchema } from '../../../../../domain/payments/paymentInput';

/** The form's values of a payment: texts, '' where nothing was entered. */
export interface PaymentValues {
  beneficiaryId: string;
  amount: string;
  currency: string;
  paymentDate: string;
  paymentType: string;
  chargeType: string;
  reason: string;
  reference: string;
  ultimateBeneficiaryName: string;
  purposeCode: string;
  invoiceNumber: string;
  invoiceDate: string;
  conversionId: string;
}

const textOrNull = (text: string) => text.trim() || null;

/** The input of the mutation. A regular payment has no charge type. */
export function toPaymentInput(values: PaymentValues): Omit<PaymentInput, 'clientRequestId'> {
  return {
    beneficiaryId: values.beneficiaryId,
    amount: values.amount,
    currency: values.currency,
    paymentDate: values.paymentDate,
    paymentType: values.paymentType as PaymentInput['paymentType'],
    chargeType: values.paymentType === 'priority' ? (values.chargeType as PaymentInput['chargeType']) : null,
    reason: values.reason.trim(),
    reference: values.reference.trim(),
    ultimateBeneficiaryName: textOrNull(values.ultimateBeneficiaryName),
    purposeCode: textOrNull(values.purposeCode),
    invoiceNumber: textOrNull(values.invoiceNumber),
    invoiceDate: textOrNull(values.invoiceDate),
    conversionId: textOrNull(values.conversionId),
  };
}

/** Removes empty values, so that they are validated as missing and not as invalid. */
const withoutEmpty = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

/** Validates the form by the schema that the action uses. */
export function validatePayment(values: PaymentValues): Record<string, string> {
  try {
    paymentInputSchema.validateSync(withoutEmpty(toPaymentInput(values)), { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const faults = cause.inner;
    const inOrder = Object.keys(values).map(
      (name) => [name, faults.find(({ path }) => path === name)?.message] as const,
    );
    return Object.fromEntries(inOrder.flatMap(([name, text]) => (text ? [[name, text]] : [])));
  }
}
