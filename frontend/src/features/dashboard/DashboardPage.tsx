import { lazy, Suspense } from 'react';
import { messages } from '../../../../domain/messages';
import { usePortal } from '../../session/PortalContext';
import { useAwaitingCount } from '../../shared/payments/useAwaitingCount';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { WhenNear } from '../../ui/WhenNear';
import { AccountOverview } from './AccountOverview';
import { AwaitingPayments } from './AwaitingPayments';
import { useAwaitingPayments } from './dashboardQuery';
import { DashboardCounts } from './DashboardCounts';
import { DashboardTiles } from './DashboardTiles';

const UpcomingPayments = lazy(async () => ({ default: (await import('./UpcomingPayments')).UpcomingPayments }));

/** The dashboard: the payments of all accounts that wait for the user, then the selected account. */
export function DashboardPage() {
  const { user, account, isAdmin } = usePortal();
  const count = useAwaitingCount();
  const awaiting = useAwaitingPayments(isAdmin);
  const name = user.first_name || user.id;
  return (
    <>
      <PageHeader title={messages.shell.dashboard} context={`Signed in as ${name}`} />
      <Stack gap="large">
        <DashboardTiles awaitingCount={count} />
        {account && <DashboardCounts account={account} />}
        {!isAdmin && <AwaitingPayments {...awaiting} count={count} />}
        {account && <AccountOverview account={account} />}
        {account && (
          <WhenNear height={320}>
            <Suspense fallback={<Skeleton rows={4} />}>
              <UpcomingPayments account={account} />
            </Suspense>
          </WhenNear>
        )}
      </Stack>
    </>
  );
}
