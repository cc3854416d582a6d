import { useEffect } from 'react';
import { messages } from '../../../../domain/messages';
import { usePortal } from '../../app/session/PortalContext';
import { useAwaitingCount } from '../../app/useAwaitingCount';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { AccountOverview } from './AccountOverview';
import { AwaitingPayments } from './AwaitingPayments';
import { useAwaitingPayments } from './dashboardQuery';
import { DashboardTiles } from './DashboardTiles';

/** The global dashboard: what waits for the user over all accounts, then the selected account. */
export function DashboardPage() {
  const { user, account, isAdmin } = usePortal();
  const count = useAwaitingCount();
  const read = useAwaitingPayments(isAdmin);
  const { reload } = read;
  const listed = read.data?.paymentsYouCanAuthorise.length;

  useEffect(() => {
    // The count is polled; the list follows it when something has come or gone elsewhere.
    if (listed !== undefined && listed < 15 && listed !== count) reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);

  const name = user.first_name || user.id;
  return (
    <>
      <PageHeader title={messages.shell.dashboard} context={`Signed in as ${name}`} />
      <Stack gap="large">
        <DashboardTiles awaitingCount={count} />
        {!isAdmin && <AwaitingPayments read={read} count={count} />}
        {account && <AccountOverview account={account} />}
      </Stack>
    </>
  );
}
