import { paymentTypes } from '../../../../../domain/payments/paymentInput';
import type { AccountSummary } from '../../../session/sessionUser';
import {
  amountParam,
  currencyParam,
  dateParam,
  idParam,
  oneOfParam,
  readSearch,
  textParam,
} from '../../../shared/searchParams';
import { firstPaymentDate } from './firstPaymentDate';
import type { PaymentValues } from './paymentValues';

/** The query parameters that prefill a new payment (specification section 2, /account/payments/new). */
export const prefillSearch = {
  beneficiary_id: idParam,
  currency: currencyParam,
  amount: amountParam,
  paymentDate: dateParam,
  paymentReason: textParam(),
  paymentReference: textParam(),
  paymentType: oneOfParam(paymentTypes, 'regular'),
  ultimateBeneficiaryName: textParam(),
  conversionId: idParam,
};

/** The new payment's initial values: query parameters, with defaults for the rest. */
export function prefilledPayment(search: URLSearchParams, account: AccountSummary, now: Date): PaymentValues {
  const given = readSearch(prefillSearch, search);
  return {
    beneficiaryId: given.beneficiary_id,
    amount: given.amount,
    currency: given.currency,
    paymentDate: given.paymentDate || firstPaymentDate(now),
    paymentType: given.paymentType,
    chargeType: account.default_payment_charge_type,
    reason: given.paymentReason,
    reference: given.paymentReference,
    ultimateBeneficiaryName: given.ultimateBeneficiaryName,
    purposeCode: '',
    invoiceNumber: '',
    invoiceDate: '',
    conversionId: given.conversionId,
  };
}
