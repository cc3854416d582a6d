import { Link } from 'react-router-dom';
import type { SafeguardedCurrency } from '../../../../../domain/safeguarding/currencies';
import { paths } from '../../../session/paths';
import { formatDay } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';
import { Money } from '../../../ui/money/Money';
import { Stack } from '../../../ui/layout';
import type { Column } from '../../../ui/table/column';
import type { LargestPayment } from './scheduledQuery';

/** What is to leave in one currency, of all safeguarded accounts together. Amounts in major units. */
export interface Scheduled {
  readonly currency: SafeguardedCurrency;
  readonly overdue: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly thisWeek: string;
  readonly conversions: string;
  readonly largest: readonly LargestPayment[];
}

const money = (
  key: 'overdue' | 'today' | 'tomorrow' | 'thisWeek' | 'conversions',
  title: string,
  onPhone?: Column<Scheduled>['onPhone'],
): Column<Scheduled> => ({
  key,
  title,
  isNumber: true,
  onPhone,
  cell: (row) => <Money amount={row[key]} currency={row.currency} />,
});

/** The three largest payments of a currency, each with a link to it. */
function Largest({ payments }: { payments: readonly LargestPayment[] }) {
  if (payments.length === 0) return 'None';
  return (
    <Stack>
      {payments.map(({ id, amount, currency, paymentDate, account }) => (
        <Link key={id} to={paths.payment(id)}>
          {`${formatAmount(amount, currency)}, ${account.name}, ${formatDay(paymentDate)}`}
        </Link>
      ))}
    </Stack>
  );
}

/** The columns of the scheduled payments by currency. */
export const scheduledColumns: readonly Column<Scheduled>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency, isShort: true, onPhone: 'title' },
  money('overdue', 'Overdue', 'detail'),
  money('today', 'Today', 'value'),
  money('tomorrow', 'Tomorrow', 'secondDetail'),
  money('thisWeek', 'This week'),
  money('conversions', 'Conversions'),
  { key: 'largest', title: 'Largest payments', cell: ({ largest }) => <Largest payments={largest} /> },
];
