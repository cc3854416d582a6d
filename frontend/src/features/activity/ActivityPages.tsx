import { lazy, Suspense } from 'react';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { LinkButton } from '../../ui/LinkButton';
import { Skeleton } from '../../ui/loading';
import { useUrlState } from '../../ui/useUrlState';
import { ActivityLog } from './ActivityLog';

/** What the users of the administered organisations did, by type and code (/admin/activity-logs). */
export function ActivityLogsPage() {
  const { isAdmin } = usePortal();
  return (
    <ActivityLog
      context={isAdmin ? 'Of all users' : 'Of the users of your organisations'}
      action={isAdmin && <LinkButton to={paths.activityLogs2}>Search by user and day</LinkButton>}
    />
  );
}

const FraudNoticeLog = lazy(async () => ({ default: (await import('./notices/FraudNoticeLog')).FraudNoticeLog }));

/** The whole activity log, searched by user and day too, and the log of fraud notices (/admin/activity-logs-2). */
export function ActivityLogs2Page() {
  const { get } = useUrlState();
  if (get('tab') === 'fraud-notices') {
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <FraudNoticeLog />
      </Suspense>
    );
  }
  return (
    <ActivityLog
      context="Of all users, by user and day"
      action={<LinkButton to={`${paths.activityLogs2}?tab=fraud-notices`}>Fraud notices</LinkButton>}
      isSearchable
    />
  );
}
