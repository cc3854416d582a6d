import { ok, type Answer, type Call } from '../../http/endpoint';
import type { ParameterTable } from '../../http/parameterRules';
import { reaches } from '../../http/scope';
import type { Payment } from '../../store/records';
import { timeText } from '../../wire';

export const authoriseParameters: ParameterTable = { payment_ids: { format: 'uuid', list: true, required: true } };

/** Authorises payments, each on its own: 200 whatever the outcomes. Ids that are not visible are left out. */
export function authorisePayments(call: Call): Answer {
  const ids = [...new Set(call.parameters.list('payment_ids').map((id) => id.toLowerCase()))];
  const payments = ids.flatMap((id) => call.books.get('payment', id) ?? []);
  const visible = payments.filter((payment) => payment.status !== 'deleted' && reaches(call, payment.account_id));
  return ok({ authorisations: visible.map((payment) => authorise(call, payment)) });
}

function authorise(call: Call, before: Payment): Record<string, unknown> {
  const error = refusalOf(call, before);
  const payment = error === '' ? withAuthorisation(call, before) : before;
  return {
    payment_id: payment.id,
    payment_status: payment.status,
    updated: error === '',
    error,
    auth_steps_taken: payment.authorised_by?.length ?? 0,
    auth_steps_required: payment.authorisation_steps ?? 0,
    short_reference: payment.short_reference,
  };
}

function refusalOf({ actor }: Call, payment: Payment): string {
  if (payment.status !== 'awaiting_authorisation') return 'The payment does not await authorisation.';
  if (payment.authorised_by?.includes(actor.contact.id)) return 'Cannot authorise the payment more than one time.';
  return payment.creator_contact_id === actor.contact.id ? 'Cannot authorise a payment of your own.' : '';
}

/** The last authorisation makes it `authorised`; it is ready to send soon after. */
function withAuthorisation({ books, actor, now }: Call, before: Payment): Payment {
  const authorised_by = [...(before.authorised_by ?? []), actor.contact.id];
  const isLast = authorised_by.length >= (before.authorisation_steps ?? 0);
  const payment: Payment = {
    ...before,
    authorised_by,
    status: isLast ? 'authorised' : before.status,
    updated_at: timeText(now),
  };
  books.put('payment', payment.id, payment);
  return payment;
}
