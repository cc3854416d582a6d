import { paths } from '../../session/paths';
import { FilterChips } from '../../ui/FilterChips';
import { useTableView } from '../../ui/table/useTableView';
import { countText } from '../../ui/formats';
import { useSearch } from '../searchParams';
import { formFilters, noFilters } from './filterTags';
import { countOf, statusOptions } from './statusFilters';
import { newestFirst, transactionColumns } from './transactionColumns';
import type { TransactionRow } from './transactionRow';
import { transactionsPerPage, useTransactions, useTransactionTotals, type transactionReads } from './transactionsQuery';
import { transactionsSearch } from './transactionsSearch';
import { useMoreFilters } from './useMoreFilters';

const nouns = ['transaction', 'transactions'] as const;

/**
 * A live list of an account's transactions with its search, filters, order and pager, as the props of the page pattern "List".
 * @param of the list of the account, or the search
 */
export function useTransactionList(accountId: string, of: keyof typeof transactionReads) {
  const { values, set } = useSearch(transactionsSearch);
  const { search, status, page } = values;
  const view = useTableView(transactionColumns, newestFirst);
  const filter = { ...values, accountId, sort: view.sort };
  const { data: { totals } = {}, reload } = useTransactionTotals(filter);
  const { read, news } = useTransactions(of, filter, reload);
  const count = totals && countOf(totals, status);
  const isFiltered = [status, search, ...Object.values(formFilters(values))].some(Boolean);
  return {
    summary: countText(count, nouns),
    search: {
      label: 'Search transactions',
      placeholder: 'Search by reference, reason or amount',
      value: search,
      onChange: (text: string) => set({ search: text }),
    },
    more: useMoreFilters(accountId, values, set),
    chips: (
      <FilterChips
        label="Status"
        value={status}
        options={statusOptions(totals)}
        onChange={(value) => set({ status: value })}
      />
    ),
    caption: 'Transactions',
    nouns,
    read,
    rows: read.data?.transactions,
    news,
    columns: transactionColumns,
    view,
    rowKey: ({ id }: TransactionRow) => id,
    rowLink: ({ id }: TransactionRow) => paths.transaction(id),
    rowVersion: ({ status: now, updated_at: at }: TransactionRow) => `${now} ${at}`,
    pager: {
      page,
      pages: Math.ceil((count ?? 0) / transactionsPerPage),
      onPage: (next: number) => set({ page: next }),
    },
    onClear: isFiltered ? () => set({ status: '', search: '', ...noFilters }) : undefined,
  };
}
