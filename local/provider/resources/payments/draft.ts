import { type CallParameters } from '../../http/callParameters';
import { londonDate, firstWorkingDay } from '../../reference/calendar';
import { type Payment, type PaymentType } from '../../store/records';
import { moneyText } from '../../wire';

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

/** A draft with what was sent laid over it. Without a date the earliest; priority is paid shared unless said otherwise. */
export function draftFrom(parameters: CallParameters, now: Date, before?: PaymentDraft): PaymentDraft {
  const text = (name: keyof PaymentDraft) => parameters.text(name) ?? before?.[name] ?? null;
  const paymentType = (text('payment_type') ?? 'regular') as PaymentType;
  return {
    amount: moneyText(text('amount') ?? '0'),
    beneficiary_id: (text('beneficiary_id') ?? '').toLowerCase(),
    charge_type:
      parameters.text('charge_type') ?? (paymentType === 'priority' ? (before?.charge_type ?? 'shared') : null),
    conversion_id: text('conversion_id'),
    currency: text('currency') ?? '',
    fee_amount: text('fee_amount'),
    fee_currency: text('fee_currency'),
    invoice_date: text('invoice_date'),
    invoice_number: text('invoice_number'),
    payment_date: text('payment_date') ?? firstWorkingDay(londonDate(now)),
    payment_type: paymentType,
    purpose_code: text('purpose_code'),
    reason: text('reason') ?? '',
    reference: text('reference') ?? '',
    ultimate_beneficiary_name: text('ultimate_beneficiary_name'),
  };
}
