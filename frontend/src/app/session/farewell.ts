import { type Client } from 'urql';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { idleDetails } from '../../../../domain/session/idle';
import { type CreateActivityMutationVariables } from '../../graphql/generated/operations';
import { CreateActivityDocument } from '../createActivity';
import { type IdentityClient } from './identity';
import { lastActivity } from './lastActivity';
import { type SessionState } from './sessionMachine';

/** Nobody is kept signed in by a log that does not answer. */
const longestRecordingMs = 3000;

type Ending = Extract<SessionState, { status: 'ending' }>;

function activityOf({ departure, idleMs, session }: Ending, path: string): CreateActivityMutationVariables {
  if (departure !== 'timedOut') return { eventCode: 'A002', eventType: 'A', activityName: activityEvents.A002 };
  const details = idleDetails(idleMs ?? 0, session.idleLimitMs, path);
  return { eventCode: 'E012', eventType: 'E', activityName: activityEvents.E012, details };
}

/** One tab at a time, where the browser can say so. */
const inTurn = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('corridor.farewell', act) : act();

/**
 * Ends the session of this browser: one tab records why and signs out, the others only forget. Never fails.
 * @param path where the user was
 */
export function sayFarewell(client: Client, identity: IdentityClient, ending: Ending, path: string): Promise<void> {
  return inTurn(async () => {
    if (!identity.isInBrowser()) return identity.forget();
    const recorded = client.mutation(CreateActivityDocument, activityOf(ending, path)).toPromise();
    await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, longestRecordingMs))]);
    identity.signOut();
    lastActivity.remove();
  });
}
