import { workingDaysAfter } from '../../reference/calendar';
import { railOf } from '../../reference/rails';
import type { Payment } from '../../store/records';
import { pick } from '../../wire';

const fields = [
  ...(['id', 'amount', 'beneficiary_id', 'currency', 'reference', 'reason', 'status'] as const),
  ...(['creator_contact_id', 'payment_type', 'payment_date', 'transferred_at', 'last_updater_contact_id'] as const),
  ...(['short_reference', 'conversion_id', 'failure_reason', 'payer_id', 'payer_details_source'] as const),
  ...(['created_at', 'updated_at', 'unique_request_id', 'failure_returned_amount'] as const),
  ...(['ultimate_beneficiary_name', 'purpose_code', 'charge_type', 'fee_amount', 'fee_currency'] as const),
  ...(['review_status', 'invoice_number', 'invoice_date'] as const),
] as const;

/** A payment as the API shows it. */
export function paymentView(payment: Payment): Record<string, unknown> {
  return {
    ...pick(payment, fields),
    authorisation_steps_required: String(payment.authorisation_steps ?? 0),
    payment_group_id: null,
    estimated_arrival: `${arrivalDate(payment)}T00:00:00+00:00`,
  };
}

/** When a payment that leaves on its date is there. */
export function arrivalDate({
  payment_date: date,
  currency,
  payment_type: type,
  amount,
}: Pick<Payment, 'payment_date' | 'currency' | 'payment_type' | 'amount'>): string {
  return workingDaysAfter(date, railOf(currency, type, amount).days, currency);
}
