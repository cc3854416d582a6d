import { type AccountSummary } from '../../../app/session/sessionUser';
import { firstPaymentDate } from './firstPaymentDate';
import { type PaymentValues } from './paymentValues';

/** The new payment's values from the address bar (specification section 2), with sensible ones for the rest. */
export function prefilledPayment(search: URLSearchParams, account: AccountSummary, now: Date): PaymentValues {
  const given = (name: string) => search.get(name) ?? '';
  return {
    beneficiaryId: given('beneficiary_id'),
    amount: given('amount'),
    currency: given('currency'),
    paymentDate: given('paymentDate') || firstPaymentDate(now),
    paymentType: given('paymentType') || 'regular',
    chargeType: account.default_payment_charge_type,
    reason: given('paymentReason'),
    reference: given('paymentReference'),
    ultimateBeneficiaryName: given('ultimateBeneficiaryName'),
    purposeCode: '',
    invoiceNumber: '',
    invoiceDate: '',
    conversionId: given('conversionId'),
  };
}
