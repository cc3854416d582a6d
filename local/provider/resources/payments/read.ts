import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { amountFilters, applyFilters, containing, equals, momentFilters, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { accountsInScope, reaches, recordsInScope } from '../../http/scope';
import type { Payment } from '../../store/records';
import { paymentView } from './view';

const filters: Filters<Payment> = {
  ...amountFilters<Payment>('amount'),
  ...momentFilters<Payment>('payment_date', 'transferred_at', 'created_at', 'updated_at'),
  ...equals<Payment>('short_reference', 'currency', 'status', 'beneficiary_id', 'conversion_id'),
  ...equals<Payment>('charge_type', 'review_status'),
  reason: containing('reason'),
  unique_request_id: (sent) => (payment) => payment.unique_request_id === sent,
  // Groups and bulk uploads are made on the provider's own site only.
  payment_group_id: () => () => false,
  bulk_upload_id: () => () => false,
};

const sortable = [
  ...(['created_at', 'updated_at', 'payment_date', 'transferred_at', 'amount', 'currency', 'status'] as const),
  ...(['reference', 'short_reference', 'reason'] as const),
] as const;

/** Payments of the accounts in scope, deleted ones only on request. */
export function findPayments(call: Call): Answer {
  const { parameters } = call;
  const withDeleted = parameters.text('with_deleted') === 'true';
  const rows = applyFilters(shownPayments(call, withDeleted), parameters, filters);
  const { page, pagination } = paginate(rows, parameters, ['created_at', ...sortable], 'payment_find_failed');
  return ok({ payments: page.map(paymentView), pagination });
}

function* shownPayments(call: Call, withDeleted: boolean): Iterable<Payment> {
  for (const payment of candidates(call)) if (withDeleted || payment.status !== 'deleted') yield payment;
}

/** A key names one payment of an account at most: it is looked up, not searched for. */
function candidates(call: Call): Iterable<Payment> {
  const { books, parameters } = call;
  const requestId = parameters.text('unique_request_id');
  if (requestId === undefined) return recordsInScope(call, 'payment');
  return [...accountsInScope(call)].flatMap((account) => {
    const id = books.get('payment_key', `${account}:${requestId}`)?.payment_id;
    return (id && books.get('payment', id)) || [];
  });
}

/** One payment of the actor's account. @throws ApiError 404 `payment_not_found`, also for a deleted one */
export function getPayment({ books, id, actor, parameters }: Call): Answer {
  const payment = books.get('payment', id);
  const isHidden = payment?.status === 'deleted' && parameters.text('with_deleted') !== 'true';
  if (payment?.account_id !== actor.account.id || isHidden) throw notFound('payment');
  return ok(paymentView(payment));
}

/** A payment that a house-level call reaches. @throws ApiError 404 `payment_not_found`, also for a deleted one */
export function managedPayment(call: Call, id = call.id): Payment {
  const payment = call.books.get('payment', id);
  if (!payment || payment.status === 'deleted' || !reaches(call, payment.account_id)) throw notFound('payment');
  return payment;
}
