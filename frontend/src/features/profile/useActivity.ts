import { useCallback } from 'react';
import { useClient } from 'urql';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { CreateActivityDocument } from '../../shared/createActivity';

/** The activity codes for changes of the user's own security settings. */
type SecurityCode = 'A021' | 'A022' | 'A023';

/** A function that records a change of security settings in the activity log. A failed record does not undo the change. */
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
