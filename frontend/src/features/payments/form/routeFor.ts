import type { PayeeChoice } from './beneficiaryChoices';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

/** The values that follow from the beneficiary: the currency, and the payment type where there is only one. */
export function routeFor(payee: PayeeChoice, { paymentType }: PaymentValues): Partial<PaymentValues> {
  const mayKeep = paymentType === 'priority' ? payee.isPriority : payee.isRegular;
  return {
    beneficiaryId: payee.beneficiaryId,
    currency: payee.currency,
    paymentType: mayKeep ? paymentType : payee.isRegular ? 'regular' : 'priority',
  };
}
