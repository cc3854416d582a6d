import type { SafeguardedCurrency } from '../../../../../domain/safeguarding/currencies';
import { Badge } from '../../../ui/marks';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';

/** One line of the totals: a currency of all safeguarded accounts together. */
export interface Total {
  readonly currency: SafeguardedCurrency;
  readonly accounts: number;
  readonly safeguarded: string;
  readonly required: string;
  readonly suggested: string;
  /** What the control account holds, with what a former one holds of a move that is not done. */
  readonly held: string;
  /** What it holds less what stands safeguarded for clients: anything but zero is a break. */
  readonly difference: string;
  readonly isLow: boolean;
}

const money = (
  key: 'safeguarded' | 'required' | 'suggested' | 'held' | 'difference',
  title: string,
  onPhone?: Column<Total>['onPhone'],
): Column<Total> => ({
  key,
  title,
  isNumber: true,
  onPhone,
  cell: (total) => <Money amount={total[key]} currency={total.currency} />,
});

/** The columns of client money by currency. */
export const totalColumns: readonly Column<Total>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency, isShort: true, onPhone: 'title' },
  { key: 'accounts', title: 'Accounts', cell: ({ accounts }) => accounts, isNumber: true },
  money('required', 'Required', 'value'),
  money('safeguarded', 'Safeguarded'),
  money('suggested', 'To move'),
  money('held', 'Control account'),
  money('difference', 'Difference'),
  {
    key: 'alarm',
    title: 'Alarm',
    cell: ({ isLow }) => isLow && <Badge label="Low" tone="failure" />,
    onPhone: 'state',
  },
];
