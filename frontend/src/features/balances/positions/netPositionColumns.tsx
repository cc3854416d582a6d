import { Link } from 'react-router-dom';
import type { NetPosition } from '../../../../../domain/balances/netPositions';
import { paths } from '../../../session/paths';
import { CurrencyName } from '../../../shared/balances/TotalWorth';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';

const money = (
  key: Exclude<keyof NetPosition, 'currency'>,
  title: string,
  onPhone?: Column<NetPosition>['onPhone'],
): Column<NetPosition> => ({
  key,
  title,
  isNumber: true,
  onPhone,
  cell: (position) => <Money amount={position[key]} currency={position.currency} />,
});

/** The columns of what is open in each currency. */
export const netPositionColumns: readonly Column<NetPosition>[] = [
  {
    key: 'currency',
    title: 'Currency',
    cell: ({ currency }) => (
      <Link to={paths.balance(currency)}>
        <CurrencyName code={currency} />
      </Link>
    ),
    onPhone: 'title',
  },
  money('available', 'Available', 'detail'),
  money('bought', 'Bought'),
  money('sold', 'Sold'),
  money('payments', 'Payments'),
  money('other', 'Other pending'),
  money('net', 'Net', 'value'),
];
