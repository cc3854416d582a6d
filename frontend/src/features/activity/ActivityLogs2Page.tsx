import { ActivityLog } from './ActivityLog';

/** The whole activity log, searched by user and day too (/admin/activity-logs-2). */
export function ActivityLogs2Page() {
  return <ActivityLog context="Of all users, by user and day" isSearchable />;
}
