import { ReadFrame } from '../../../shared/ReadFrame';
import { ChartSkeleton } from '../../../ui/loading';
import { ChartOrTable } from '../../../ui/charts/ChartOrTable';
import { levels } from '../../../ui/charts/linePlan';
import { LineChart } from '../../../ui/charts/LineChart';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';
import { DataTable } from '../../../ui/table/DataTable';
import { useBalanceHistory, type BalanceDay } from './balanceHistoryQuery';
import { closingColumns, type Closing } from './closingColumns';

interface Props {
  accountId: string;
  currency: string;
  /** How many days before today. */
  days: number;
}

const isKnown = (day: BalanceDay): day is Closing => day.day !== null && day.amount !== null;

/** A balance over time, as a chart or as a table of the days. */
export function BalanceChart({ accountId, currency, days }: Props) {
  const read = useBalanceHistory(accountId, currency, days);
  return (
    <ReadFrame read={read} skeleton={<ChartSkeleton />}>
      {({ balanceHistory }) => {
        const closings = balanceHistory.filter(isKnown);
        return closings.length === 0 ? (
          <EmptyState isLine>The balance will be shown here over time once a transaction is completed.</EmptyState>
        ) : (
          <History closings={closings} currency={currency} />
        );
      }}
    </ReadFrame>
  );
}

function History({ closings, currency }: { closings: readonly Closing[]; currency: string }) {
  const heights = levels(closings.map(({ amount }) => amount));
  const points = closings.map(({ day, amount }, index) => ({
    day,
    percent: heights[index] ?? 50,
    figure: formatAmount(amount, currency),
  }));
  const [first, last] = [points[0], points.at(-1)];
  const summary = `From ${first?.figure ?? ''} ${currency} on ${formatDay(first?.day ?? '')} to ${last?.figure ?? ''} ${currency} today`;
  return (
    <ChartOrTable
      summary={summary}
      chart={<LineChart label={summary} points={points} isStepped />}
      table={
        <DataTable
          caption={`Balance in ${currency} by day`}
          columns={closingColumns(currency)}
          rows={closings.toReversed()}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}
