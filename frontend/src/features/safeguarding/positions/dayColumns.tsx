import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { SafeguardingDaysQuery } from '../../../graphql/generated/operations';
import type { Column } from '../../../ui/table/column';

/** A day whose positions are stored, in one currency. */
export type StoredDay = SafeguardingDaysQuery['safeguarding_days'][number];

/** The columns of what was safeguarded in a currency by day. */
export const dayColumns = (currency: string): readonly Column<StoredDay>[] => {
  const money = (key: 'required_amount' | 'safeguarded_amount', title: string, onPhone: 'value' | 'detail') => ({
    key,
    title,
    onPhone,
    isNumber: true,
    cell: (day: StoredDay) => <Money amount={day[key] ?? '0'} currency={currency} />,
  });
  return [
    { key: 'day', title: 'Day', cell: ({ day }) => formatDay(day ?? ''), isShort: true, onPhone: 'title' },
    money('required_amount', 'Required', 'value'),
    money('safeguarded_amount', 'Safeguarded', 'detail'),
  ];
};
