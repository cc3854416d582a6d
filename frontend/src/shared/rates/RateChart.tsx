import { LineChart } from '../../ui/charts/LineChart';
import { levels } from '../../ui/charts/linePlan';
import { ChartSkeleton } from '../../ui/loading';
import { ChartOrTable } from '../../ui/charts/ChartOrTable';
import { EmptyState } from '../../ui/EmptyState';
import { formatDay } from '../../ui/formatDate';
import { formatRate } from '../../ui/money/amountTexts';
import { DataTable } from '../../ui/table/DataTable';
import { ReadFrame } from '../ReadFrame';
import { pairText } from './currentRates';
import { useRateHistory, type RatePoint } from './rateHistoryQuery';
import { dayOf, ratePointColumns } from './ratePointColumns';

interface Props {
  /** A pair as the market writes it. */
  pair: string;
  /** How many days before today. */
  days: number;
}

/** The mid-market rate of a pair over time, as a chart or as a table. */
export function RateChart({ pair, days }: Props) {
  const read = useRateHistory(pair, days);
  return (
    <ReadFrame read={read} skeleton={<ChartSkeleton />}>
      {({ rate_history: points }) =>
        points.length === 0 ? (
          <EmptyState isLine>There are no rates of {pairText(pair)} in this period.</EmptyState>
        ) : (
          <History pair={pair} points={points} />
        )
      }
    </ReadFrame>
  );
}

function History({ pair, points }: { pair: string; points: readonly RatePoint[] }) {
  const heights = levels(points.map(({ midMarketRate }) => midMarketRate));
  const drawn = points.map((point, index) => ({
    day: dayOf(point),
    percent: heights[index] ?? 50,
    figure: formatRate(point.midMarketRate),
  }));
  const summary = summaryOf(pair, drawn);
  if (drawn.length === 1) return <p>{summary}. There will be a chart once there are rates of two days.</p>;
  return (
    <ChartOrTable
      summary={summary}
      chart={<LineChart label={summary} points={drawn} />}
      table={
        <DataTable
          caption={`Mid-market rates of ${pairText(pair)} by day`}
          columns={ratePointColumns}
          rows={points.toReversed()}
          rowKey={({ at }) => at}
        />
      }
    />
  );
}

interface Drawn {
  readonly day: string;
  readonly percent: number;
  readonly figure: string;
}

/** "1 EUR is 0.80570 GBP; between 0.78120 and 0.83010 since 25 Aug 2026". */
function summaryOf(pair: string, points: readonly Drawn[]): string {
  const [first, latest] = [points[0], points.at(-1)];
  const now = `1 ${pair.slice(0, 3)} is ${latest?.figure ?? ''} ${pair.slice(3)}`;
  const inOrder = points.toSorted((one, other) => one.percent - other.percent);
  const [least, most] = [inOrder[0]?.figure, inOrder.at(-1)?.figure];
  if (!first || !least || !most || least === most) return now;
  return `${now}; between ${least} and ${most} since ${formatDay(first.day)}`;
}
