import type { Client } from 'urql';
import { activityEvents } from '../../../../domain/activity/eventCodes';
import { idleDetails } from '../../../../domain/session/idle';
import type { CreateActivityMutationVariables } from '../../graphql/generated/operations';
import { CreateActivityDocument } from '../../shared/createActivity';
import type { IdentityClient } from '../../session/identity';
import { lastActivity } from './lastActivity';
import type { SessionState } from './sessionMachine';

/** Signing out does not wait longer than this for the activity log. */
const recordingTimeoutMs = 3000;

/** How long a change of the local storage may take to reach other tabs. */
const storageEventDelayMs = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Ending = Extract<SessionState, { status: 'ending' }>;

function activityOf({ endReason, idleMs, session }: Ending, path: string): CreateActivityMutationVariables {
  if (endReason !== 'timedOut') return { eventCode: 'A002', eventType: 'A', activityName: activityEvents.A002 };
  const details = idleDetails(idleMs ?? 0, session.idleLimitMs, path);
  return { eventCode: 'E012', eventType: 'E', activityName: activityEvents.E012, details };
}

/** Runs in one tab at a time, where the browser supports locks. */
const withLock = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('corridor.signOut', act) : act();

/**
 * Ends the session of this browser: one tab records the reason and signs out, the others drop their copy. Never fails.
 * @param path where the user was
 */
export function recordSignOut(client: Client, identity: IdentityClient, ending: Ending, path: string): Promise<void> {
  return new Promise((done) => {
    void withLock(async () => {
      if (lastActivity.read() === undefined) identity.forget();
      else await record(client, identity, ending, path);
      done();
      // Another tab may run in another process and see the removal later: keep the lock until it can.
      await wait(storageEventDelayMs);
    });
  });
}

async function record(client: Client, identity: IdentityClient, ending: Ending, path: string): Promise<void> {
  const recorded = client.mutation(CreateActivityDocument, activityOf(ending, path)).toPromise();
  await Promise.race([recorded, wait(recordingTimeoutMs)]);
  identity.signOut();
  lastActivity.remove();
}
