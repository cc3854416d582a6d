import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, notFound } from '../../http/errors';
import type { Payment } from '../../store/records';
import { timeText } from '../../wire';
import { draftFrom } from './draft';
import { refuseImpossiblePayment } from './rules';
import { paymentView } from './view';

const failure = 'payment_update_failed';

/** Changes a payment that has not left. @throws ApiError 400 `payment_can_not_be_edited` */
export function updatePayment(call: Call): Answer {
  const before = ownPayment(call);
  if (!hasNotLeft(before)) throw refusal(failure, 'can_not_be_edited', 'payment_can_not_be_edited');
  const draft = draftFrom(call, before);
  refuseImpossiblePayment(failure, call, draft, before.id);
  // The authorisations were given for the previous content.
  const payment: Payment = { ...before, ...draft, ...touched(call), authorised_by: [] };
  call.books.put('payment', payment.id, payment);
  return ok(paymentView(payment));
}

/** Deletes a payment that has not left. The answer shows it as it was before. */
export function deletePayment(call: Call): Answer {
  const before = ownPayment(call);
  if (!hasNotLeft(before) && before.status !== 'suspended') throw refusal('payment_delete_failed', 'id', 'invalid_id');
  call.books.put('payment', before.id, { ...before, ...touched(call), status: 'deleted' });
  return ok(paymentView(before));
}

function hasNotLeft({ status }: Payment): boolean {
  return status === 'ready_to_send' || status === 'awaiting_authorisation';
}

function ownPayment({ books, id, actor }: Call): Payment {
  const payment = books.get('payment', id);
  if (payment?.account_id !== actor.account.id || payment.status === 'deleted') throw notFound('payment');
  return payment;
}

function touched({ actor, now }: Call): Pick<Payment, 'last_updater_contact_id' | 'updated_at'> {
  return { last_updater_contact_id: actor.contact.id, updated_at: timeText(now) };
}

function refusal(errorCode: string, field: string, code: string): ApiError {
  return new ApiError(400, errorCode, [{ field, code, message: 'The payment has left and stays as it is' }]);
}
