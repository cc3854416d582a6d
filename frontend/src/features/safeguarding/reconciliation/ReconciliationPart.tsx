import { useState } from 'react';
import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/useSearch';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Badge } from '../../../ui/Badge';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Stack } from '../../../ui/Stack';
import type { Column } from '../../../ui/table/column';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { DayPanel } from './DayPanel';
import { daysPerPage, useReconciliations, type Break, type ReconciliationRow } from './reconciliationQuery';

const kinds: Readonly<Record<string, string>> = { internal: 'Internal', external: 'External' };

function State({ row }: { row: ReconciliationRow }) {
  if (row.signed_by) return <Badge label="Signed" tone="success" />;
  if (row.prepared_by) return <Badge label="Prepared" />;
  return <Badge label="Open" tone="waiting" />;
}

const columnsOf = (open: (row: ReconciliationRow) => void): readonly Column<ReconciliationRow>[] => [
  {
    key: 'day',
    title: 'Day',
    cell: (row) => (
      <Button tone="link" onClick={() => open(row)} aria-label={`${formatDay(row.day)}, ${kinds[row.kind]}`}>
        {formatDay(row.day)}
      </Button>
    ),
    isShort: true,
    onPhone: 'title',
  },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => kinds[kind], onPhone: 'detail' },
  {
    key: 'required',
    title: 'Required',
    cell: ({ requirement, currency }) => <Money amount={requirement} currency={currency} />,
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'held',
    title: 'Held',
    cell: ({ resource, currency }) => <Money amount={resource} currency={currency} />,
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'difference',
    title: 'Difference',
    cell: ({ difference, currency }) => <Money amount={difference ?? '0'} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  { key: 'breaks', title: 'Breaks', cell: ({ breaks }) => (breaks as readonly Break[]).length, isNumber: true },
  { key: 'state', title: 'State', cell: (row) => <State row={row} />, onPhone: 'state' },
];

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
        columns={columnsOf(setOpened)}
        rowKey={({ id }) => id}
        pager={{ page, pages: page + (hasNext ? 1 : 0), onPage: (next) => set({ page: next }) }}
        empty={<EmptyState>Each working day will be listed here once the schedule has compared its books.</EmptyState>}
      />
      {opened && <DayPanel row={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
