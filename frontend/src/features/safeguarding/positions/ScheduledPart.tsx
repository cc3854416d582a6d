import { safeguardedCurrencies } from '../../../../../domain/safeguarding/currencies';
import type { SafeguardingScheduledQuery } from '../../../graphql/generated/operations';
import { ReadFrame } from '../../../shared/ReadFrame';
import { DataTable } from '../../../ui/table/DataTable';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { scheduledColumns, type Scheduled } from './scheduledColumns';
import { useScheduled } from './scheduledQuery';
import { useLondonToday } from './useLondonToday';

function scheduledOf(data: SafeguardingScheduledQuery): readonly Scheduled[] {
  return safeguardedCurrencies.map((currency) => {
    const sum = data[currency].aggregate?.sum;
    return {
      currency,
      overdue: sum?.overdue_amount ?? '0',
      today: sum?.today_amount ?? '0',
      tomorrow: sum?.tomorrow_amount ?? '0',
      thisWeek: sum?.this_week_amount ?? '0',
      conversions: sum?.conversions_amount ?? '0',
      largest: data[`largest${currency}`],
    };
  });
}

/** Payments that are scheduled, by currency: overdue since up to a month, today, tomorrow, and from tomorrow until a week ahead. */
export function ScheduledPart() {
  const read = useScheduled(useLondonToday());
  return (
    <ReadFrame read={read} skeleton={<TableSkeleton columns={scheduledColumns} rows={safeguardedCurrencies.length} />}>
      {(data) => (
        <DataTable
          caption="Scheduled payments by currency"
          columns={scheduledColumns}
          rows={scheduledOf(data)}
          rowKey={({ currency }) => currency}
        />
      )}
    </ReadFrame>
  );
}
