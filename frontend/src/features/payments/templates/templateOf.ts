import type { PaymentTemplateInput } from '../../../graphql/generated/operations';

/** What a template keeps of a payment: not its date, invoice, documents and conversion, which are of that payment alone. */
export function templateOf(payment: PaymentTemplateInput): PaymentTemplateInput {
  return {
    beneficiaryId: payment.beneficiaryId,
    amount: payment.amount,
    currency: payment.currency,
    paymentType: payment.paymentType,
    chargeType: payment.chargeType,
    reason: payment.reason,
    reference: payment.reference,
    purposeCode: payment.purposeCode,
    ultimateBeneficiaryName: payment.ultimateBeneficiaryName,
  };
}
