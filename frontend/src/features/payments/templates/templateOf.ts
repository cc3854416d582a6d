import { fieldsWith, pickFields } from '../../../../../domain/payments/fields';
import type { PaymentTemplateInput } from '../../../graphql/generated/operations';

/** What a template keeps of a payment: not its date, invoice, documents and conversion, which are of that payment alone. */
export function templateOf(payment: PaymentTemplateInput): PaymentTemplateInput {
  return pickFields(fieldsWith('isKept'), payment);
}
