import type { AccountSummary } from '../../../session/sessionUser';
import { firstPaymentDate } from './firstPaymentDate';
import type { PaymentValues } from './paymentValues';

/** The values of a new payment before anything is entered. */
export function emptyPayment(account: AccountSummary, now: Date): PaymentValues {
  return {
    beneficiaryId: '',
    amount: '',
    currency: '',
    paymentDate: firstPaymentDate(now),
    paymentType: 'regular',
    chargeType: account.default_payment_charge_type,
    reason: '',
    reference: '',
    ultimateBeneficiaryName: '',
    purposeCode: '',
    invoiceNumber: '',
    invoiceDate: '',
    conversionId: '',
    documents: [],
  };
}
