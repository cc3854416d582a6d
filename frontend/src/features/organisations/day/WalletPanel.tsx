import { EmptyState } from '../../../ui/EmptyState';
import { formatTime } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Details } from '../../../ui/Details';
import { Panel } from '../../../ui/Panel';
import { Stack } from '../../../ui/Stack';
import { DataTable, type Column } from '../../../ui/table/DataTable';
import type { PlannedFlow, WalletDay } from './dayQuery';
import { flowName } from './flowText';

const columnsOf = (currency: string): readonly Column<PlannedFlow>[] => [
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

/** The day of an account in a currency, in the order in which it happens. */
export function WalletPanel({ wallet, onClose }: { wallet: WalletDay; onClose: () => void }) {
  const { accountName, currency, opening, closing, lowest, flows } = wallet;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title={`${accountName}, ${currency}`} isOpen isWide onClose={onClose}>
      <Stack>
        <Details
          items={[
            { label: 'Opening', value: money(opening) },
            { label: 'In', value: money(wallet.in) },
            { label: 'Out', value: money(wallet.out) },
            { label: 'Lowest', value: money(lowest) },
            { label: 'Closing', value: money(closing) },
          ]}
        />
        {flows.length === 0 ? (
          <EmptyState isLine>Nothing is due today.</EmptyState>
        ) : (
          <DataTable
            caption="In order"
            columns={columnsOf(currency)}
            rows={flows}
            rowKey={({ kind, id }) => `${kind} ${id}`}
          />
        )}
      </Stack>
    </Panel>
  );
}
