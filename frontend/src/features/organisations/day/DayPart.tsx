import { lazy, Suspense, useState } from 'react';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { formatLongDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';
import { DataTable } from '../../../ui/table/DataTable';
import { useOrganisationDay, type OrganisationDay, type WalletDay } from './dayQuery';
import { Shortages } from './Shortages';
import { walletColumns } from './walletColumns';

const WalletPanel = lazy(async () => ({ default: (await import('./WalletPanel')).WalletPanel }));

/** Today of an organisation before it happens: what each account holds, what comes in and goes out, and where money is missing. */
export function DayPart({ orgId }: { orgId: string }) {
  return (
    <ReadFrame read={useOrganisationDay(orgId)} rows={8}>
      {({ getOrganisationDay: day }) => <Day day={day} />}
    </ReadFrame>
  );
}

function Day({ day }: { day: OrganisationDay }) {
  const [opened, setOpened] = useState<WalletDay>();
  const moving = movingFirstShort(day.wallets);
  return (
    <Stack>
      <p>
        {formatLongDay(day.day)} as it goes if everything that is due is sent, approved or not. Money that comes in
        without a known time counts before what goes out.
      </p>
      {day.isPartial && <Notice tone="waiting">There is more than could be read: the figures are too low.</Notice>}
      <Shortages day={day} />
      {moving.length > 0 && (
        <DataTable
          caption="Accounts today"
          columns={walletColumns(setOpened)}
          rows={moving}
          rowKey={({ accountId, currency }) => `${accountId} ${currency}`}
        />
      )}
      <EmptyState isLine>{restText(day.wallets.length - moving.length)}</EmptyState>
      {opened && (
        <Suspense fallback={null}>
          <WalletPanel wallet={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The accounts on which something is due or missing, those with something missing first. */
function movingFirstShort(wallets: readonly WalletDay[]): readonly WalletDay[] {
  const isShort = ({ lowest }: WalletDay) => (lowest.startsWith('-') ? 0 : 1);
  return wallets
    .filter((wallet) => wallet.flows.length > 0 || isShort(wallet) === 0)
    .toSorted((a, b) => isShort(a) - isShort(b));
}

function restText(count: number): string {
  if (count === 0) return 'Every balance of the organisation is listed.';
  return count === 1 ? 'Nothing is due on one more balance.' : `Nothing is due on ${count} more balances.`;
}
