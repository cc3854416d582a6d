import { withKept, type PaymentValues } from '../../../shared/payments/paymentValues';
import type { Template } from './templatesQuery';

/** The values of a payment with those of a template in their place. */
export const templatePayment = (template: Template, values: PaymentValues): PaymentValues =>
  withKept(values, (name) => (name === 'beneficiaryId' ? template.beneficiary.id : template[name]));
