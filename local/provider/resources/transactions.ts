import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { notFound, refuseIf } from '../http/errors';
import { amountFilters, applyFilters, equals, momentFilters, type Filters } from '../http/filters';
import { paginate, pagingParameters } from '../http/pagination';
import { amountRange, momentRange, type ParameterTable } from '../http/parameterRules';
import { recordsInScope, scopeParameter } from '../http/scope';
import type { Books } from '../store/books';
import type { Transaction } from '../store/records';
import { transactionView } from './transactionView';

const failure = 'transaction_find_failed';

/** The filter says `transfer` where the record says `balance_transfer`. */
const recordWord = (sent: string): string => (sent === 'transfer' ? 'balance_transfer' : sent);

const filters: Filters<Transaction> = {
  ...amountFilters<Transaction>('amount'),
  ...momentFilters<Transaction>('settles_at', 'created_at', 'updated_at', 'completed_at'),
  ...equals<Transaction>('currency', 'action', 'related_entity_id', 'related_entity_short_reference'),
  ...equals<Transaction>('status', 'type'),
  related_entity_type: (sent) => (row) => row.related_entity_type === recordWord(sent),
};

/** Filters by what a transaction belongs to. */
const relatedFilters = (books: Books): Filters<Transaction> => ({
  beneficiary_id: (sent) => {
    const wanted = sent.toLowerCase();
    return ({ related_entity_id: id }) => books.get('payment', id)?.beneficiary_id === wanted;
  },
  currency_pair: (sent) => (row) => books.get('conversion', row.related_entity_id)?.currency_pair === sent,
});

const actions = [
  'conversion',
  'conversion_deposit',
  'deposit_refund',
  'funding',
  'margin',
  'manual_transaction',
  'payment',
  'payment_failure',
  'payment_fee',
  'payment_unrelease',
  'transfer',
];

const findParameters: ParameterTable = {
  currency: { format: 'currency' },
  amount: { format: 'amount' },
  ...amountRange('amount'),
  action: { format: 'text', oneOf: actions },
  related_entity_type: { format: 'text', oneOf: ['conversion', 'deposit', 'inbound_funds', 'payment', 'transfer'] },
  related_entity_id: { format: 'uuid' },
  related_entity_short_reference: { format: 'text', maxLength: 25 },
  status: { format: 'text', oneOf: ['completed', 'deleted', 'pending'] },
  type: { format: 'text', oneOf: ['credit', 'debit'] },
  ...momentRange('settles_at', 'created_at', 'updated_at', 'completed_at'),
  beneficiary_id: { format: 'uuid' },
  currency_pair: { format: 'pair' },
  scope: scopeParameter,
  ...pagingParameters,
};

const sortable = [
  ...(['created_at', 'updated_at', 'completed_at', 'settles_at', 'amount', 'currency', 'status', 'type'] as const),
] as const;

function findTransactions(call: Call): Answer {
  const { books, parameters } = call;
  refuseUnrelated(call);
  const all = { ...filters, ...relatedFilters(books) };
  const rows = applyFilters(recordsInScope(call, 'transaction'), parameters, all);
  const { page, pagination } = paginate(rows, parameters, ['created_at', ...sortable], failure);
  const order = parameters.text('order') ?? 'default';
  return ok({ transactions: page.map(transactionView), pagination: { ...pagination, order } });
}

const neededTypes: Readonly<Record<string, string>> = { beneficiary_id: 'payment', currency_pair: 'conversion' };

/** A beneficiary can be asked for among payments only, a pair among conversions. */
function refuseUnrelated({ parameters }: Call): void {
  const type = parameters.text('related_entity_type');
  const lacking = Object.entries(neededTypes).filter(([name, needed]) => parameters.text(name) && type !== needed);
  const complaint = ([name, needed]: [string, string]) => ({
    field: 'related_entity_type',
    code: 'related_entity_type_is_required',
    message: `${name} needs related_entity_type=${needed}`,
  });
  refuseIf(failure, lacking.map(complaint));
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
