import { EmptyState } from '../../../ui/EmptyState';
import { Money } from '../../../ui/money/Money';
import { Details } from '../../../ui/Details';
import { Panel } from '../../../ui/Panel';
import { Stack } from '../../../ui/layout';
import { DataTable } from '../../../ui/table/DataTable';
import type { WalletDay } from './dayQuery';
import { flowColumns } from './flowColumns';

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
            columns={flowColumns(currency)}
            rows={flows}
            rowKey={({ kind, id }) => `${kind} ${id}`}
          />
        )}
      </Stack>
    </Panel>
  );
}
