import type { SafeguardingAdjustmentInput } from '../../../../../domain/safeguarding/transferInput';
import { formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import type { AdjustmentRow } from './adjustmentsQuery';

/** Why the amount changed: the transfer's reason, or that of the correction. */
function reasonOf({ transfer, change }: AdjustmentRow): string | undefined {
  return transfer?.reason ?? (change?.change as SafeguardingAdjustmentInput | undefined)?.reason;
}

/** Who is behind it; of a correction both people. */
function peopleOf({ created_by: by, change }: AdjustmentRow): string {
  return change ? `${change.requested_by}, ${by ?? ''}` : (by ?? '');
}

/** The columns of the adjustments. */
export const adjustmentColumns: readonly Column<AdjustmentRow>[] = [
  { key: 'account', title: 'Account', cell: ({ account }) => account.name, onPhone: 'title' },
  { key: 'reason', title: 'Reason', cell: reasonOf, onPhone: 'detail' },
  { key: 'people', title: 'By', cell: peopleOf, isSecondary: true },
  { key: 'at', title: 'At', cell: ({ at }) => formatInstant(at), isShort: true, onPhone: 'secondDetail' },
  {
    key: 'amount',
    title: 'Adjustment',
    cell: ({ adjustment_amount: amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'position',
    title: 'New position',
    cell: ({ new_position: position, currency }) => <Money amount={position} currency={currency} />,
    isNumber: true,
    onPhone: 'state',
  },
];
