import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/useSearch';
import { EmptyState } from '../../../ui/EmptyState';
import { formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Stack } from '../../../ui/Stack';
import type { Column } from '../../../ui/table/column';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { transactionsPerPage, useClientTransactions, type ClientTransaction } from './transfersQuery';

const columns: readonly Column<ClientTransaction>[] = [
  { key: 'account', title: 'Account', cell: ({ account }) => account.name, onPhone: 'title' },
  {
    key: 'kind',
    title: 'Kind',
    cell: ({ related_entity_type: kind }) => kind.replaceAll('_', ' '),
    onPhone: 'detail',
  },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason, isSecondary: true },
  {
    key: 'completed',
    title: 'Completed',
    cell: ({ completed_at: at }) => at && formatInstant(at),
    isShort: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ type, amount, currency }) => (
      <Money amount={type === 'debit' ? `-${amount}` : amount} currency={currency} />
    ),
    isNumber: true,
    onPhone: 'value',
  },
];

/** The completed movements on safeguarded accounts, 100 on a page. */
export function ClientTransactionsPart() {
  const { values, set } = useSearch(safeguardingSearch);
  const { currency, page } = values;
  const read = useClientTransactions(currency, page);
  const rows = read.data?.tcc_transactions;
  const hasNext = rows?.length === transactionsPerPage;
  return (
    <Stack>
      <CurrencyChips />
      <RowList
        caption="Client transactions"
        nouns={['transaction', 'transactions']}
        read={read}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        pager={{ page, pages: page + (hasNext ? 1 : 0), onPage: (next) => set({ page: next }) }}
        empty={<EmptyState>Movements on safeguarded accounts will be listed here.</EmptyState>}
      />
    </Stack>
  );
}
