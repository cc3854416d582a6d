import { lazy, Suspense, useState } from 'react';
import { shownPage } from '../../../shared/listQuery';
import { RowList } from '../../../shared/patterns/list/RowList';
import { useSearch } from '../../../shared/searchParams';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Row, Stack } from '../../../ui/layout';
import { CurrencyChips } from '../CurrencyChips';
import { safeguardingSearch } from '../safeguardingSearch';
import { adjustmentColumns } from './adjustmentColumns';
import { useAdjustments } from './adjustmentsQuery';
import { PendingAdjustments } from './PendingAdjustments';

const AdjustmentPanel = lazy(async () => ({ default: (await import('./AdjustmentPanel')).AdjustmentPanel }));

/** Every change of a safeguarded amount, and corrections by hand. */
export function AdjustmentsPart() {
  const { values, set } = useSearch(safeguardingSearch);
  const { currency, page } = values;
  const [isAsking, setIsAsking] = useState(false);
  const read = useAdjustments(currency, page);
  const { rows, pages } = shownPage(read.data?.safeguarding_adjustments, page);
  return (
    <Stack>
      <PendingAdjustments />
      <Row>
        <CurrencyChips />
        <Button onClick={() => setIsAsking(true)}>Correct a position</Button>
      </Row>
      <RowList
        caption="Adjustments"
        nouns={['adjustment', 'adjustments']}
        read={read}
        rows={rows}
        columns={adjustmentColumns}
        rowKey={({ id }) => id}
        pager={{ page, pages, onPage: (next) => set({ page: next }) }}
        empty={<EmptyState>Changes of what stands safeguarded will be listed here.</EmptyState>}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <AdjustmentPanel currency={currency} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
