import { paths } from '../../../session/paths';
import type { prefillSearch } from '../form/prefill';
import type { PaymentDetails } from './paymentQuery';

type Prefill = Partial<Record<keyof typeof prefillSearch, string | null>>;

/** The address of a new payment that is like another in all but its date. */
export function repeatAddress(payment: PaymentDetails): string {
  const values: Prefill = {
    beneficiary_id: payment.beneficiarySlice.beneficiaryId,
    currency: payment.currency,
    amount: payment.amount,
    paymentReason: payment.reason,
    paymentReference: payment.reference,
    paymentType: payment.paymentType,
    ultimateBeneficiaryName: payment.ultimateBeneficiaryName,
    conversionId: payment.tccConversionId,
  };
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${paths.newPayment}?${new URLSearchParams(given).toString()}`;
}
