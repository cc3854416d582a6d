import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';

/** A day of which the balance is known. */
export interface Closing {
  readonly day: string;
  readonly amount: string;
}

/** The columns of a balance by day. */
export const closingColumns = (currency: string): readonly Column<Closing>[] => [
  { key: 'day', title: 'Day', cell: ({ day }) => formatDay(day), isShort: true },
  {
    key: 'amount',
    title: 'At the end of the day',
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
  },
];
