import type { Call } from '../../http/endpoint';
import { firstWorkingDay } from '../../reference/calendar';
import { addDays } from '../../reference/isoDates';
import { londonDate, londonTime } from '../../reference/londonTime';
import { railOf } from '../../reference/rails';
import type { Payment, PaymentType } from '../../store/records';
import { moneyText } from '../../wire';
import { defaultChargeType } from '../accounts/charges';

/** The part of a payment that the caller states. */
export type PaymentDraft = Pick<
  Payment,
  | 'amount'
  | 'beneficiary_id'
  | 'charge_type'
  | 'conversion_id'
  | 'currency'
  | 'fee_amount'
  | 'fee_currency'
  | 'invoice_date'
  | 'invoice_number'
  | 'payment_date'
  | 'payment_type'
  | 'purpose_code'
  | 'reason'
  | 'reference'
  | 'ultimate_beneficiary_name'
>;

/**
 * A draft with what was sent laid over it. Without a date the earliest; a priority payment is charged as the account's
 * are, unless it says otherwise.
 */
export function draftFrom({ parameters, books, actor, now }: Call, before?: PaymentDraft): PaymentDraft {
  const text = (name: keyof PaymentDraft) => parameters.text(name) ?? before?.[name] ?? null;
  const paymentType = (text('payment_type') ?? 'regular') as PaymentType;
  const usualCharge = paymentType === 'priority' ? defaultChargeType(books, actor.account.id) : null;
  const keptCharge = paymentType === 'priority' ? before?.charge_type : null;
  const conversionId = text('conversion_id')?.toLowerCase() ?? null;
  const draft = {
    amount: moneyText(text('amount') ?? '0'),
    beneficiary_id: (text('beneficiary_id') ?? '').toLowerCase(),
    charge_type: parameters.text('charge_type') ?? keptCharge ?? usualCharge,
    conversion_id: conversionId,
    currency: text('currency') ?? '',
    fee_amount: text('fee_amount'),
    fee_currency: text('fee_currency'),
    invoice_date: text('invoice_date'),
    invoice_number: text('invoice_number'),
    payment_type: paymentType,
    purpose_code: text('purpose_code'),
    reason: text('reason') ?? '',
    reference: text('reference') ?? '',
    ultimate_beneficiary_name: text('ultimate_beneficiary_name'),
  };
  const bought =
    conversionId === null ? undefined : books.get('conversion', conversionId)?.conversion_date.slice(0, 10);
  const earliest = earliestDate(draft, now);
  return { ...draft, payment_date: text('payment_date') ?? (bought && bought > earliest ? bought : earliest) };
}

/** The first date on which a payment can still leave. */
export function earliestDate(
  { currency, payment_type: type, amount }: Pick<Payment, 'currency' | 'payment_type' | 'amount'>,
  now: Date,
): string {
  const today = londonDate(now);
  const isOver = londonTime(now) >= railOf(currency, type, amount).cutOff;
  return firstWorkingDay(isOver ? addDays(today, 1) : today, currency);
}
