import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/layout';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { clientTransactionColumns } from './clientTransactionColumns';
import { transactionsPerPage, useClientTransactions } from './transfersQuery';

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
        columns={clientTransactionColumns}
        rowKey={({ id }) => id}
        pager={{ page, pages: page + (hasNext ? 1 : 0), onPage: (next) => set({ page: next }) }}
        empty={<EmptyState>Movements on safeguarded accounts will be listed here.</EmptyState>}
      />
    </Stack>
  );
}
