import { useCallback } from 'react';
import { useClient } from 'urql';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { CreateActivityDocument } from '../../app/createActivity';

/** What people do to their own security. */
type SecurityCode = 'A021' | 'A022' | 'A023';

/** Notes a change of the user's own security in the activity log. A log that fails takes nothing back. */
export function useActivity(): (eventCode: SecurityCode, details?: string) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (eventCode, details) => {
      const activity = { eventCode, eventType: 'A', activityName: activityEvents[eventCode], details };
      await client.mutation(CreateActivityDocument, activity).toPromise();
    },
    [client],
  );
}
