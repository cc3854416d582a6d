import type { PaymentValues } from '../form/paymentValues';
import type { Template } from './templatesQuery';

/** The values of a payment with those of a template in their place. */
export function templatePayment(template: Template, values: PaymentValues): PaymentValues {
  return {
    ...values,
    beneficiaryId: template.beneficiary.id,
    currency: template.currency,
    amount: template.amount ?? values.amount,
    paymentType: template.paymentType,
    chargeType: template.chargeType ?? values.chargeType,
    reason: template.reason,
    reference: template.reference,
    purposeCode: template.purposeCode ?? '',
    ultimateBeneficiaryName: template.ultimateBeneficiaryName ?? '',
  };
}
