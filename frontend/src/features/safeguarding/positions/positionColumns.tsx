import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../../ui/money/amountTexts';
import type { Column } from '../../../ui/table/column';
import { transferAddress } from '../transfer/transferSearch';
import type { PositionRow } from './positionsQuery';

type AmountKey = Exclude<
  keyof PositionRow,
  'account_id' | 'currency' | 'day' | 'account' | 'top_payments' | '__typename'
>;

const money = (key: AmountKey, title: string, rest: Partial<Column<PositionRow>> = {}): Column<PositionRow> => ({
  key,
  title,
  isNumber: true,
  ...rest,
  cell: (row) => formatAmount(row[key], row.currency),
});

/** What should be moved, as a link to the form with everything filled in; nothing where the position is right. */
function Suggestion({ row }: { row: PositionRow }): ReactNode {
  const { suggested_transfer: suggested, account, currency } = row;
  if (/^-?0(\.0*)?$/.test(suggested)) return 'Nothing';
  const isBack = suggested.startsWith('-');
  const amount = suggested.replace('-', '');
  const values = { orgId: account.organisation.id, accountId: account.id, amount, currency };
  return (
    <Link to={transferAddress(isBack ? 'from' : 'to', values)}>
      {isBack ? 'Bring back' : 'Move'} {formatAmount(amount, currency)}
    </Link>
  );
}

/**
 * The columns of the positions; the panel of a row has the other parts. The chips above the list name the currency of all amounts.
 * @param explain the account's name, which opens how the figures came about
 */
export const positionColumns = (explain: (row: PositionRow) => ReactNode): readonly Column<PositionRow>[] => [
  { key: 'account', title: 'Account', cell: explain, onPhone: 'title' },
  money('balance', 'Balance', { onPhone: 'detail' }),
  money('safeguarded_amount', 'Safeguarded', { onPhone: 'secondDetail' }),
  money('overdue_amount', 'Overdue', { isExtra: true }),
  money('today_amount', 'Today', { isExtra: true }),
  money('this_week_amount', 'This week', { isExtra: true }),
  money('conversions_amount', 'Conversions', { isExtra: true }),
  money('required_amount', 'Required', { onPhone: 'value' }),
  {
    key: 'suggested',
    title: 'Suggested',
    cell: (row) => <Suggestion row={row} />,
    isNumber: true,
    onPhone: 'state',
  },
];
