import { lazy, Suspense, useState } from 'react';
import { shownPage } from '../../../shared/listQuery';
import { ListFilters } from '../../../shared/patterns/list/ListFilters';
import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/searchParams';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { Row, Stack } from '../../../ui/layout';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { positionColumns } from './positionColumns';
import { usePositions, type PositionRow } from './positionsQuery';
import { useLondonToday } from './useLondonToday';

const PositionPanel = lazy(async () => ({ default: (await import('./PositionPanel')).PositionPanel }));

const kinds = [
  { value: '', label: 'All' },
  { value: 'to', label: 'To move' },
  { value: 'from', label: 'To bring back' },
] as const;

/** Today's positions of the safeguarded accounts in one currency. */
export function PositionsPart() {
  const { values, set } = useSearch(safeguardingSearch);
  const { kind, search, page } = values;
  const day = useLondonToday();
  const read = usePositions(day, values);
  const [explained, setExplained] = useState<PositionRow>();
  const columns = positionColumns((row) => (
    <Button tone="link" onClick={() => setExplained(row)}>
      {row.account.name}
    </Button>
  ));
  const { rows, pages } = shownPage(read.data?.safeguardingPosition, page);
  return (
    <Stack>
      <ListFilters
        search={{
          label: 'Search accounts',
          placeholder: 'Search by name',
          value: search,
          onChange: (text) => set({ search: text }),
        }}
      />
      <Row>
        <CurrencyChips />
        <FilterChips label="Suggestion" value={kind} options={kinds} onChange={(next) => set({ kind: next })} />
      </Row>
      <RowList
        caption="Positions of today"
        nouns={['account', 'accounts']}
        read={read}
        rows={rows}
        columns={columns}
        rowKey={({ account_id: id }) => id}
        pager={{ page, pages, onPage: (next) => set({ page: next }) }}
        onClear={kind || search ? () => set({ kind: '', search: '' }) : undefined}
        empty={<EmptyState>The accounts on which safeguarding is switched on will be listed here.</EmptyState>}
      />
      {explained && (
        <Suspense fallback={null}>
          <PositionPanel row={explained} onClose={() => setExplained(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
