import type { CashDay, CashFlow } from '../../../../../domain/balances/cashFlow';
import { ChartOrTable } from '../../../ui/charts/ChartOrTable';
import { levels } from '../../../ui/charts/levels';
import { LineChart } from '../../../ui/charts/LineChart';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/formatAmount';
import { Money } from '../../../ui/money/Money';
import { DataTable, type Column } from '../../../ui/table/DataTable';

const isMoving = ({ in: into, out }: CashDay): boolean => into !== '0' || out !== '0';

const columnsOf = (currency: string): readonly Column<CashDay>[] => {
  const money = (key: 'in' | 'out' | 'balance', title: string, onPhone: Column<CashDay>['onPhone']) => ({
    ...{ key, title, onPhone, isNumber: true },
    cell: (day: CashDay) => <Money amount={day[key]} currency={currency} />,
  });
  return [
    { key: 'day', title: 'Day', cell: ({ day }) => formatDay(day), isShort: true, onPhone: 'title' },
    money('in', 'In', 'detail'),
    money('out', 'Out', 'secondDetail'),
    money('balance', 'At the end of the day', 'value'),
  ];
};

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
          columns={columnsOf(currency)}
          rows={days.filter(isMoving)}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}
