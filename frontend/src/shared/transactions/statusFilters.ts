import { transactionStatuses } from '../../../../domain/transactions/vocabulary';
import type { TransactionsPaginationOnlyQuery } from '../../graphql/generated/operations';
import { statusLook } from '../status/StatusBadge';
import type { TransactionsSearch } from './transactionsSearch';

type Total = TransactionsPaginationOnlyQuery['totals'][number];
type StatusName = TransactionsSearch['status'];

/** How many transactions are in a status; '' counts all. */
export function countOf(totals: readonly Total[], status: StatusName): number {
  return totals
    .filter((total) => !status || total.status === status)
    .reduce((sum, { transactions }) => sum + (transactions ?? 0), 0);
}

/** The chips of a list of transactions, with the number that each finds once that is known. */
export function statusOptions(totals: readonly Total[] | undefined) {
  const values: readonly StatusName[] = ['', ...transactionStatuses];
  return values.map((value) => ({
    value,
    label: value ? statusLook('transaction', value).label : 'All',
    count: totals && countOf(totals, value),
  }));
}
