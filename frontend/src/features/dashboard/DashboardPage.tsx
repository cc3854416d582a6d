import { lazy } from 'react';
import { messages } from '../../../../domain/messages';
import { usePortal } from '../../session/PortalContext';
import { WorkbenchPage } from '../../shared/patterns/WorkbenchPage';
import { useAwaitingCount } from '../../shared/payments/useAwaitingCount';
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
    <WorkbenchPage
      title={messages.shell.dashboard}
      context={`Signed in as ${name}`}
      figures={
        <>
          <DashboardTiles awaitingCount={count} />
          {account && <DashboardCounts account={account} />}
        </>
      }
      chart={account && <UpcomingPayments account={account} />}
    >
      {!isAdmin && <AwaitingPayments {...awaiting} count={count} />}
      {/* Its rows follow in slices: another account's must not stand under this one's name meanwhile. */}
      {account && <AccountOverview key={account.id} account={account} />}
    </WorkbenchPage>
  );
}
