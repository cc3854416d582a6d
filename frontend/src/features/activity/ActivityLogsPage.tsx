import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { LinkButton } from '../../ui/LinkButton';
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
