import { addDays } from '../../../../../domain/isoDate';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useSearch } from '../../../shared/searchParams';
import { ChartSkeleton } from '../../../ui/loading';
import { ChartOrTable } from '../../../ui/charts/ChartOrTable';
import { levels } from '../../../ui/charts/linePlan';
import { LineChart } from '../../../ui/charts/LineChart';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount, moneyText } from '../../../ui/money/amountTexts';
import { DataTable } from '../../../ui/table/DataTable';
import { safeguardingSearch } from '../safeguardingSearch';
import { dayColumns, type StoredDay } from './dayColumns';
import { useSafeguardingDays } from './positionsQuery';
import { useLondonToday } from './useLondonToday';

/** How far back the chart looks. */
const daysBack = 365;

/** What stood safeguarded on each stored day of the last year, as a chart, or with what had to as a table. */
export function SafeguardingChart() {
  const { currency } = useSearch(safeguardingSearch).values;
  const read = useSafeguardingDays(currency, addDays(useLondonToday(), -daysBack));
  return (
    <ReadFrame read={read} skeleton={<ChartSkeleton />}>
      {({ safeguarding_days: days }) =>
        days.length === 0 ? (
          <EmptyState isLine>The positions of each day will be shown here once the schedule has stored one.</EmptyState>
        ) : (
          <Days days={days} currency={currency} />
        )
      }
    </ReadFrame>
  );
}

function Days({ days, currency }: { days: readonly StoredDay[]; currency: string }) {
  const heights = levels(days.map((day) => day.safeguarded_amount ?? '0'));
  const points = days.map(({ day, safeguarded_amount: amount }, index) => ({
    day: day ?? '',
    percent: heights[index] ?? 50,
    figure: formatAmount(amount ?? '0', currency),
  }));
  const last = days.at(-1);
  const summary = `${moneyText(last?.safeguarded_amount ?? '0', currency)} safeguarded on ${formatDay(last?.day ?? '')}, ${moneyText(last?.required_amount ?? '0', currency)} required`;
  return (
    <ChartOrTable
      summary={summary}
      chart={<LineChart label={summary} points={points} isStepped />}
      table={
        <DataTable
          caption={`Safeguarding in ${currency} by day`}
          columns={dayColumns(currency)}
          rows={days.toReversed()}
          rowKey={({ day }) => day ?? ''}
        />
      }
    />
  );
}
