import type { Amount } from '../../../../domain/money/amount';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import type { Column } from '../../ui/table/column';
import type { UpcomingDay } from './upcomingDays';

/** The columns of the payments going out, by day, in the currency of all their amounts. */
export function upcomingDayColumns(currency: string): readonly Column<UpcomingDay>[] {
  const amount = (key: string, title: string, of: (day: UpcomingDay) => Amount): Column<UpcomingDay> => ({
    key,
    title,
    isNumber: true,
    cell: (day) => <Money amount={of(day)} currency={currency} />,
  });
  return [
    { key: 'date', title: 'Day', cell: ({ date }) => formatDay(date), isShort: true },
    { key: 'payments', title: 'Payments', isNumber: true, cell: ({ payments }) => payments },
    amount('onItsWay', 'On its way', ({ onItsWay }) => onItsWay),
    amount('waiting', 'Awaiting action', ({ waiting }) => waiting),
  ];
}
