import { fieldsWith } from '../../../../../domain/payments/fields';
import { textsOf, type PaymentValues } from '../form/paymentValues';
import type { Template } from './templatesQuery';

/** The values of a payment with those of a template in their place. */
export function templatePayment(template: Template, values: PaymentValues): PaymentValues {
  return {
    ...values,
    ...textsOf(fieldsWith('isKept'), (name) => (name === 'beneficiaryId' ? template.beneficiary.id : template[name])),
    amount: template.amount ?? values.amount,
    chargeType: template.chargeType ?? values.chargeType,
  };
}
