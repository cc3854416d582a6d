import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, notFound } from '../../http/errors';
import { paymentNotification } from '../../pushes/notifications';
import { londonDate } from '../../reference/londonTime';
import type { Payment } from '../../store/records';
import { timeText } from '../../wire';
import { draftFrom, type PaymentDraft } from './draft';
import { enterPayer } from './payer';
import { refuseImpossiblePayment } from './rules';
import { paymentView } from './view';

const failure = 'payment_create_failed';

/** Takes a payment. Its `unique_request_id` works once per account, also after the payment was deleted. */
export function createPayment(call: Call): Answer {
  const { books, parameters, actor } = call;
  const key = `${actor.account.id}:${parameters.text('unique_request_id') ?? ''}`;
  // Before the rules: a repeat is reported as such even if the beneficiary was deleted meanwhile.
  if (books.get('payment_key', key)) throw duplicateRequest();
  const draft = draftFrom(call);
  refuseImpossiblePayment(failure, call, draft);
  const payment = newPayment(call, draft);
  books.put('payment', payment.id, payment);
  books.put('payment_key', key, { payment_id: payment.id });
  if (payment.status === 'ready_to_send') {
    call.notify(paymentNotification('payment_ready_to_send_notification', payment));
  }
  return ok(paymentView(payment));
}

function duplicateRequest(): ApiError {
  const code = 'duplicate_request';
  return new ApiError(400, failure, [{ field: code, code, message: 'A payment with this unique_request_id exists' }]);
}

function newPayment(call: Call, draft: PaymentDraft): Payment {
  const { books, identifiers, actor, parameters, now } = call;
  const created = timeText(now);
  const steps = actor.account.authorisation_steps ?? 0;
  return {
    ...draft,
    id: identifiers.uuid(books),
    account_id: actor.account.id,
    status: steps > 0 ? 'awaiting_authorisation' : 'ready_to_send',
    authorisation_steps: steps,
    authorised_by: [],
    creator_contact_id: actor.contact.id,
    last_updater_contact_id: actor.contact.id,
    transferred_at: '',
    short_reference: identifiers.paymentReference(books, londonDate(now)),
    failure_reason: '',
    ...enterPayer(call),
    unique_request_id: parameters.text('unique_request_id') ?? null,
    failure_returned_amount: '0.00',
    review_status: 'in_review',
    created_at: created,
    updated_at: created,
  };
}

/** Whether a payment would be accepted. A second factor is never required. */
export function validatePayment(call: Call): Answer {
  const id = call.parameters.text('id')?.toLowerCase();
  const before = id === undefined ? undefined : call.books.get('payment', id);
  if (id !== undefined && before?.account_id !== call.actor.account.id) throw notFound('payment');
  refuseImpossiblePayment('payment_validation_failed', call, draftFrom(call, before), id);
  return {
    ...ok({ validation_result: 'success' }),
    headers: { 'x-sca-required': 'false', 'x-sca-id': '', 'x-sca-type': 'NONE' },
  };
}
