import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import { amountFilters, applyFilters, containing, equal, momentFilters, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { accountsInScope } from '../../http/scope';
import { type Payment } from '../../store/records';
import { paymentView } from './view';

const filters: Filters<Payment> = {
  ...amountFilters<Payment>('amount'),
  ...momentFilters<Payment>('payment_date'),
  ...momentFilters<Payment>('transferred_at'),
  ...momentFilters<Payment>('created_at'),
  ...momentFilters<Payment>('updated_at'),
  short_reference: equal('short_reference'),
  currency: equal('currency'),
  status: equal('status'),
  reason: containing('reason'),
  beneficiary_id: equal('beneficiary_id'),
  conversion_id: equal('conversion_id'),
  unique_request_id: (payment, sent) => payment.unique_request_id === sent,
  charge_type: equal('charge_type'),
  review_status: equal('review_status'),
  // Groups and bulk uploads are made on the provider's own site only.
  payment_group_id: () => false,
  bulk_upload_id: () => false,
};

const sortable = [
  ...(['created_at', 'updated_at', 'payment_date', 'transferred_at', 'amount', 'currency', 'status'] as const),
  ...(['reference', 'short_reference', 'reason'] as const),
] as const;

/** Payments of the accounts in scope, deleted ones only on request. */
export function findPayments(call: Call): Answer {
  const { books, parameters } = call;
  const accounts = accountsInScope(call);
  const withDeleted = parameters.text('with_deleted') === 'true';
  const own = books
    .list('payment')
    .filter((payment) => accounts.has(payment.account_id) && (withDeleted || payment.status !== 'deleted'));
  const rows = applyFilters(own, parameters, filters);
  const { page, pagination } = paginate(rows, parameters, ['created_at', ...sortable], 'payment_find_failed');
  return ok({ payments: page.map(paymentView), pagination });
}

/** One payment of the actor's account. @throws ApiError 404 `payment_not_found`, also for a deleted one */
export function getPayment({ books, id, actor, parameters }: Call): Answer {
  const payment = books.get('payment', id);
  const isHidden = payment?.status === 'deleted' && parameters.text('with_deleted') !== 'true';
  if (payment?.account_id !== actor.account.id || isHidden) throw notFound('payment');
  return ok(paymentView(payment));
}
