import { ValidationError } from 'yup';
import { type PaymentInput, paymentInputSchema } from '../../../../../domain/payments/paymentInput';

/** A payment as the form holds it: text everywhere, empty where nothing was given. */
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

const given = (text: string) => text.trim() || null;

/** What the form sends. A regular payment has no charge type. */
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
    ultimateBeneficiaryName: given(values.ultimateBeneficiaryName),
    purposeCode: given(values.purposeCode),
    invoiceNumber: given(values.invoiceNumber),
    invoiceDate: given(values.invoiceDate),
    conversionId: given(values.conversionId),
  };
}

/** What was left empty counts as missing, not as a wrong value. */
const withoutEmpty = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

/** The form's errors by the same schema that the action uses. */
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
