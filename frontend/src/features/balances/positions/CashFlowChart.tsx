import type { CashDay, CashFlow } from '../../../../../domain/balances/cashFlow';
import { ChartOrTable } from '../../../ui/charts/ChartOrTable';
import { levels } from '../../../ui/charts/linePlan';
import { LineChart } from '../../../ui/charts/LineChart';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';
import { DataTable } from '../../../ui/table/DataTable';
import { cashDayColumns } from './cashDayColumns';

const isMoving = ({ in: into, out }: CashDay): boolean => into !== '0' || out !== '0';

/** What a currency will hold at the end of each day, as a chart, or as a table of the days on which it changes. */
export function CashFlowChart({ flow: { currency, days, shortfall } }: { flow: CashFlow }) {
  const heights = levels(days.map(({ balance }) => balance));
  const points = days.map(({ day, balance }, index) => ({
    day,
    percent: heights[index] ?? 50,
    figure: formatAmount(balance, currency),
  }));
  const last = points.at(-1);
  const enough = shortfall ? `, not enough from ${formatDay(shortfall.day)} on` : '';
  const summary = `${last?.figure ?? ''} ${currency} on ${formatDay(last?.day ?? '')}${enough}`;
  return (
    <ChartOrTable
      summary={summary}
      chart={<LineChart label={summary} points={points} isStepped />}
      table={
        <DataTable
          caption={`Cash flow in ${currency} by day`}
          columns={cashDayColumns(currency)}
          rows={days.filter(isMoving)}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}
