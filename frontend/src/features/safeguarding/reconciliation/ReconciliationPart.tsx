import { useState } from 'react';
import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/layout';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { DayPanel } from './DayPanel';
import { reconciliationColumns } from './reconciliationColumns';
import { daysPerPage, useReconciliations, type ReconciliationRow } from './reconciliationQuery';

/** The daily comparisons of client money, which one administrator prepares and another one signs. */
export function ReconciliationPart() {
  const { values, set } = useSearch(safeguardingSearch);
  const { currency, page } = values;
  const [opened, setOpened] = useState<ReconciliationRow>();
  const read = useReconciliations(currency, page);
  const found = read.data?.reconciliations;
  const hasNext = (found?.length ?? 0) > daysPerPage * 2;
  return (
    <Stack>
      <CurrencyChips />
      <RowList
        caption="Reconciliations"
        nouns={['comparison', 'comparisons']}
        read={read}
        rows={found?.slice(0, daysPerPage * 2)}
        columns={reconciliationColumns(setOpened)}
        rowKey={({ id }) => id}
        pager={{ page, pages: page + (hasNext ? 1 : 0), onPage: (next) => set({ page: next }) }}
        empty={<EmptyState>Each working day will be listed here once the schedule has compared its books.</EmptyState>}
      />
      {opened && <DayPanel row={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
