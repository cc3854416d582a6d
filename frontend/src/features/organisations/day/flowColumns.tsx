import { formatTime } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import type { PlannedFlow } from './dayQuery';
import { flowName } from './flowText';

/** The columns of the flows of a day in a currency. */
export const flowColumns = (currency: string): readonly Column<PlannedFlow>[] => [
  { key: 'flow', title: 'What', cell: flowName, onPhone: 'title' },
  {
    key: 'cutOff',
    title: 'Until',
    cell: ({ cutOff }) => cutOff && formatTime(cutOff),
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'balance',
    title: 'After it',
    cell: ({ balance }) => <Money amount={balance} currency={currency} />,
    isNumber: true,
    onPhone: 'state',
  },
];
