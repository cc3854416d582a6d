import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { notFound } from '../http/errors';
import { amountFilters, applyFilters, equal, momentFilters, type Filters } from '../http/filters';
import { paginate, pagingParameters } from '../http/pagination';
import { momentRange, type ParameterTable } from '../http/parameterRules';
import { accountsInScope, scopeParameter } from '../http/scope';
import { type Transaction } from '../store/records';
import { pick } from '../wire';

const transactionFields = [
  ...(['id', 'balance_id', 'account_id', 'currency', 'amount', 'balance_amount', 'type'] as const),
  ...(['related_entity_type', 'related_entity_id', 'related_entity_short_reference', 'status', 'reason'] as const),
  ...(['settles_at', 'created_at', 'updated_at', 'completed_at', 'action'] as const),
] as const;

/** A transaction as the API and the pushes show it. */
export function transactionView(transaction: Transaction): Record<string, unknown> {
  return pick(transaction, transactionFields);
}

const failure = 'transaction_find_failed';

/** The filter says `transfer` where the record says `balance_transfer`. */
const isRelatedTo = ({ related_entity_type: type }: Transaction, sent: string) =>
  type === (sent === 'transfer' ? 'balance_transfer' : sent);

const filters: Filters<Transaction> = {
  ...amountFilters<Transaction>('amount'),
  ...momentFilters<Transaction>('settles_at'),
  ...momentFilters<Transaction>('created_at'),
  ...momentFilters<Transaction>('updated_at'),
  ...momentFilters<Transaction>('completed_at'),
  currency: equal('currency'),
  action: equal('action'),
  related_entity_type: isRelatedTo,
  related_entity_id: equal('related_entity_id'),
  related_entity_short_reference: equal('related_entity_short_reference'),
  status: equal('status'),
  type: equal('type'),
};

const actions = [
  ...['conversion', 'conversion_deposit', 'deposit_refund', 'funding', 'margin', 'manual_transaction', 'payment'],
  ...['payment_failure', 'payment_fee', 'payment_unrelease', 'transfer'],
];

const findParameters: ParameterTable = {
  currency: { format: 'currency' },
  amount: { format: 'amount' },
  amount_from: { format: 'amount' },
  amount_to: { format: 'amount' },
  action: { format: 'text', oneOf: actions },
  related_entity_type: { format: 'text', oneOf: ['conversion', 'deposit', 'inbound_funds', 'payment', 'transfer'] },
  related_entity_id: { format: 'uuid' },
  related_entity_short_reference: { format: 'text', maxLength: 25 },
  status: { format: 'text', oneOf: ['completed', 'deleted', 'pending'] },
  type: { format: 'text', oneOf: ['credit', 'debit'] },
  ...momentRange('settles_at'),
  ...momentRange('created_at'),
  ...momentRange('updated_at'),
  ...momentRange('completed_at'),
  beneficiary_id: { format: 'uuid' },
  currency_pair: { format: 'pair' },
  scope: scopeParameter,
  ...pagingParameters,
};

function findTransactions(call: Call): Answer {
  const { books, parameters } = call;
  const accounts = accountsInScope(call);
  const beneficiary = parameters.text('beneficiary_id')?.toLowerCase();
  const own = books.list('transaction').filter((entry) => accounts.has(entry.account_id));
  const paid = own.filter((entry) => !beneficiary || paidTo(call, entry) === beneficiary);
  const rows = applyFilters(paid, parameters, filters);
  const sortable = ['created_at', 'updated_at', 'completed_at', 'settles_at', 'amount', 'currency', 'status'] as const;
  const { page, pagination } = paginate(rows, parameters, sortable, failure);
  const order = parameters.text('order') ?? 'default';
  return ok({ transactions: page.map(transactionView), pagination: { ...pagination, order } });
}

function paidTo({ books }: Call, transaction: Transaction): string | undefined {
  return books.get('payment', transaction.related_entity_id)?.beneficiary_id;
}

function getTransaction({ books, id, actor }: Call): Answer {
  const transaction = books.get('transaction', id);
  if (transaction?.account_id !== actor.account.id) throw notFound('transaction');
  return ok(transactionView(transaction));
}

export const transactionEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/transactions/find', failure, findParameters, findTransactions),
  endpoint('GET', '/transactions/{id}', failure, {}, getTransaction),
];
