import Big from 'big.js';
import type { Call } from '../../http/endpoint';
import { refuseIf } from '../../http/errors';
import { closedBecause } from '../../reference/calendar';
import { currencyOf } from '../../reference/currencies';
import { isRealDate } from '../../reference/isoDates';
import { londonDate } from '../../reference/londonTime';
import { isKnownPurposeCode, needsInvoice, needsPurposeCode } from '../../reference/purposeCodes';
import { maximumOf } from '../../reference/rails';
import type { Beneficiary } from '../../store/records';
import { chargesSettings } from '../accounts/charges';
import type { PaymentDraft } from './draft';
import { complaint, type Check, type Rule } from './rule';
import { isConversionUsable } from './conversionRule';
import { arePayerDetailsComplete, isPayerAllowed } from './payer';

/** Every rule that a payment must pass besides the form of its parameters; each complains on its own. */
const rules: readonly Rule[] = [
  isCurrencyTraded,
  isAccountOpen,
  isBeneficiaryPayable,
  isBeneficiaryInCurrency,
  isTypePayable,
  hasRightDecimals,
  isWithinLimit,
  isOnWorkingDay,
  isConversionUsable,
  isChargeTypePossible,
  isPurposeComplete,
  isPurposeKnown,
  isInvoiceComplete,
  isPayerAllowed,
  arePayerDetailsComplete,
];

/**
 * @param paymentId the payment that the draft would change, if it is not a new one
 * @throws ApiError 400 `errorCode` with every complaint
 */
export function refuseImpossiblePayment(errorCode: string, call: Call, draft: PaymentDraft, paymentId?: string): void {
  const check: Check = { call, draft, paymentId, beneficiary: payableBeneficiary(call, draft.beneficiary_id) };
  refuseIf(
    errorCode,
    rules.flatMap((rule) => rule(check) || []),
  );
}

function payableBeneficiary({ books, actor }: Call, id: string): Beneficiary | undefined {
  const found = books.get('beneficiary', id);
  return found?.account_id === actor.account.id && !found.deleted && !found.cloned_from ? found : undefined;
}

function isCurrencyTraded({ draft }: Check) {
  return !currencyOf(draft.currency) && complaint('currency', 'invalid_currency', 'currency is not supported');
}

function isAccountOpen({ call }: Check) {
  const isOpen = call.actor.account.status === 'enabled';
  return !isOpen && complaint('account', 'unsupported_account', 'The account may not pay');
}

function isBeneficiaryPayable({ beneficiary }: Check) {
  return !beneficiary && complaint('beneficiary_id', 'invalid_beneficiary_id', 'No such beneficiary');
}

function isBeneficiaryInCurrency({ beneficiary, draft }: Check) {
  const isOther = beneficiary && beneficiary.currency !== draft.currency;
  return (
    isOther &&
    complaint('beneficiary_currency', 'invalid_beneficiary_currency', 'The beneficiary takes another currency')
  );
}

function isTypePayable({ beneficiary, draft }: Check) {
  const isOther = beneficiary && !beneficiary.payment_types.includes(draft.payment_type);
  return isOther && complaint('type', 'invalid_type', `The beneficiary takes no ${draft.payment_type} payments`);
}

function hasRightDecimals({ call, draft }: Check) {
  // The draft is rounded already; what was sent shows whether anything was lost.
  const amount = new Big(call.parameters.text('amount') ?? draft.amount);
  const isExact = amount.gt(0) && amount.round(currencyOf(draft.currency)?.decimal_places ?? 2, 0).eq(amount);
  return !isExact && complaint('amount', 'amount_type_is_wrong', 'amount must fit the currency', { type: 'numeric' });
}

function isWithinLimit({ draft }: Check) {
  const limit = maximumOf(draft.currency, draft.payment_type);
  if (!limit || new Big(draft.amount).lte(limit)) return undefined;
  const params = { amount: draft.amount, ccy: draft.currency, limit };
  return complaint('amount', 'payment_above_limit', `At most ${limit} ${draft.currency} by this route`, params);
}

/** A payment that waits for funds keeps a date that has passed; only a date that is sent must lie ahead. */
function isOnWorkingDay({ call, draft }: Check) {
  const date = call.parameters.text('payment_date');
  const isPossible =
    date === undefined ||
    (isRealDate(date) && date >= londonDate(call.now) && closedBecause(date, draft.currency) === undefined);
  return (
    !isPossible && complaint('payment_date', 'invalid_payment_date', 'payment_date must be a working day from today on')
  );
}

function isChargeTypePossible({ call, draft }: Check) {
  const { charge_type: type } = draft;
  if (type === null) return undefined;
  if (draft.payment_type === 'regular') {
    return complaint('charge_type', 'invalid_charge_type', 'Only priority payments have a charge type');
  }
  const setting = chargesSettings(call.books, call.actor.account.id).find(({ charge_type }) => charge_type === type);
  const code = call.actor.isOnBehalf ? 'on_behalf_of_charge_type_not_available' : 'charge_type_not_available';
  return !setting?.enabled && complaint('charge_type', code, `The account has no charge type ${type}`);
}

function purposeIsDue({ beneficiary, draft }: Check): boolean {
  const { currency, payment_type: paymentType } = draft;
  return !!beneficiary && needsPurposeCode({ currency, paymentType, bankCountry: beneficiary.bank_country });
}

function isPurposeComplete(check: Check) {
  const isDue = purposeIsDue(check);
  const code = check.draft.purpose_code;
  if (isDue && code === null) return complaint('purpose_code', 'purpose_code_is_missing', 'purpose_code is missing');
  const isExtra = check.beneficiary && !isDue && code !== null;
  const params = { fields: ['purpose_code'] };
  return isExtra && complaint('base', 'request_contains_blocked_fields', 'This route takes no purpose_code', params);
}

function isPurposeKnown(check: Check) {
  const { currency, purpose_code: code } = check.draft;
  const isUnknown = purposeIsDue(check) && code !== null && !isKnownPurposeCode(currency, code);
  return isUnknown && complaint('purpose_code', 'incorrect_purpose_code', 'purpose_code is not on the list');
}

function isInvoiceComplete({ draft }: Check) {
  const { invoice_number: number, invoice_date: date } = draft;
  const isDue = needsInvoice(draft.currency, draft.purpose_code) || number !== null || date !== null;
  if (isDue && number === null) {
    return complaint('invoice_number', 'invoice_number_missing', 'invoice_number is missing');
  }
  if (isDue && date === null) return complaint('invoice_date', 'invoice_date_missing', 'invoice_date is missing');
  const isOdd = number !== null && !/^[a-zA-Z0-9]{1,30}$/.test(number);
  return (
    isOdd && complaint('invoice_number', 'invoice_number_parameter_invalid', 'invoice_number takes letters and digits')
  );
}
