import type { CashDay } from '../../../../../domain/balances/cashFlow';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';

/** The columns of the cash flow in a currency by day. */
export const cashDayColumns = (currency: string): readonly Column<CashDay>[] => {
  const money = (key: 'in' | 'out' | 'balance', title: string, onPhone: Column<CashDay>['onPhone']) => ({
    key,
    title,
    onPhone,
    isNumber: true,
    cell: (day: CashDay) => <Money amount={day[key]} currency={currency} />,
  });
  return [
    { key: 'day', title: 'Day', cell: ({ day }) => formatDay(day), isShort: true, onPhone: 'title' },
    money('in', 'In', 'detail'),
    money('out', 'Out', 'secondDetail'),
    money('balance', 'At the end of the day', 'value'),
  ];
};
