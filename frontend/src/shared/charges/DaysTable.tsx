import type { DayDifference } from '../../../../domain/charges/negativeInterest';
import { formatDay } from '../../ui/formatDate';
import { Money } from '../../ui/money/Money';
import { ScrollTable } from '../../ui/table/ScrollTable';

const columns = [
  { key: 'day', title: 'Day' },
  { key: 'recorded', title: 'Recorded' },
  { key: 'recomputed', title: 'Computed anew' },
] as const;

/** The days of a month of interest whose closing balances were recorded otherwise than they are; nothing where there are none. */
export function DaysTable({ days }: { days: readonly DayDifference[] }) {
  if (days.length === 0) return null;
  return (
    <ScrollTable caption="Closing balances" columns={columns}>
      {days.map(({ day, recorded, recomputed }) => (
        <tr key={day}>
          <th scope="row">{formatDay(day)}</th>
          <td>{recorded === null ? 'None' : <Money amount={recorded} currency="EUR" />}</td>
          <td>{recomputed === null ? 'None' : <Money amount={recomputed} currency="EUR" />}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
