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

/** How long a tab may go without hearing of what another has stored. */
const hearingMs = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  return new Promise((done) => {
    void inTurn(async () => {
      if (lastActivity.read() === undefined) identity.forget();
      else await record(client, identity, ending, path);
      done();
      // A tab may live in another process, which hears of the removal a moment later: it must not look before.
      await wait(hearingMs);
    });
  });
}

async function record(client: Client, identity: IdentityClient, ending: Ending, path: string): Promise<void> {
  const recorded = client.mutation(CreateActivityDocument, activityOf(ending, path)).toPromise();
  await Promise.race([recorded, wait(longestRecordingMs)]);
  identity.signOut();
  lastActivity.remove();
}
