import { amountFault } from '../../../../../domain/money/amount';
import { oneLine } from '../../../../../domain/yup';
import { reasonAgainstPaymentDate } from '../../../../../domain/payments/paymentDate';
import { paymentTypes } from '../../../../../domain/payments/fields';
import {
  amountParam,
  currencyParam,
  dateParam,
  idParam,
  matching,
  oneOfParam,
  readSearch,
} from '../../../shared/searchParams';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

const lineParam = (maxLength: number) => matching((text) => oneLine(maxLength).isValidSync(text));

/** The query parameters that prefill a new payment and one that is changed (specification section 2, /account/payments/new). */
export const prefillSearch = {
  beneficiary_id: idParam,
  currency: currencyParam,
  amount: amountParam,
  paymentDate: dateParam,
  paymentReason: lineParam(255),
  paymentReference: lineParam(140),
  paymentType: oneOfParam(['', ...paymentTypes], ''),
  ultimateBeneficiaryName: lineParam(255),
  conversionId: idParam,
  // Not of the specification: a template, or a payment that is made again, gives its values, and the other parameters replace them.
  templateId: idParam,
  repeatOf: idParam,
};

/** The values with the query parameters in their place. One that is missing or invalid leaves its field as it is. */
export function prefilledPayment(search: URLSearchParams, values: PaymentValues, now: Date): PaymentValues {
  const given = readSearch(prefillSearch, search);
  const currency = given.currency || values.currency;
  return {
    ...values,
    beneficiaryId: given.beneficiary_id || values.beneficiaryId,
    currency,
    amount: given.amount && !amountFault(given.amount, currency) ? given.amount : values.amount,
    paymentDate: isPossible(given.paymentDate, now) ? given.paymentDate : values.paymentDate,
    reason: given.paymentReason || values.reason,
    reference: given.paymentReference || values.reference,
    paymentType: given.paymentType || values.paymentType,
    ultimateBeneficiaryName: given.ultimateBeneficiaryName || values.ultimateBeneficiaryName,
    conversionId: given.conversionId || values.conversionId,
  };
}

const isPossible = (day: string, now: Date): boolean =>
  day !== '' && reasonAgainstPaymentDate(day, now, new Map()) === undefined;
