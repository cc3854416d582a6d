import { gql, type TypedDocumentNode } from 'urql';
import type { ActivityLogQuery, ActivityLogQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { endOfDay, startOfDay } from '../../shared/listQuery';
import { usePolling } from '../../ui/timing';
import type { ActivitySearch } from './activitySearch';

/** An entry of the activity log. */
export type ActivityEntry = ActivityLogQuery['activity'][number];

/** The number of entries on a page. */
export const entriesPerPage = 15;

const pollMs = 15_000;

const entryFields = gql`
  fragment ActivityEntry on activity {
    id
    eventCode
    eventType
    activityName
    username
    details
    client_reported
    createdAt
    account {
      id
      name
    }
  }
`;

const ActivityLogDocument: TypedDocumentNode<ActivityLogQuery, ActivityLogQueryVariables> = gql`
  query ActivityLog(
    $eventType: String
    $eventCode: String
    $username: String
    $from: timestamptz
    $before: timestamptz
    $limit: Int!
    $offset: Int!
  ) {
    activity: foundActivity(
      args: {
        event_type: $eventType
        event_code: $eventCode
        user_id: $username
        created_from: $from
        created_before: $before
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...ActivityEntry
    }
  }
  ${entryFields}
`;

const variablesOf = ({ eventType, eventCode, person, from, to, page }: ActivitySearch) => ({
  eventType: eventType || null,
  eventCode: eventCode || null,
  username: person.trim() || null,
  from: startOfDay(from),
  before: endOfDay(to),
  limit: entriesPerPage + 1,
  offset: (page - 1) * entriesPerPage,
});

/**
 * A page of the activity log, newest first: an organisation's for its administrator, all for a super admin. One more than a page is read, which
 * tells whether there is another. It is read again every 15 seconds: a live query would run its filters at each entry of the whole portal.
 */
export function useActivityLog(search: ActivitySearch) {
  const read = useRead({ query: ActivityLogDocument, variables: variablesOf(search), context: adminCall });
  usePolling(read.reload, pollMs, true);
  return read;
}
