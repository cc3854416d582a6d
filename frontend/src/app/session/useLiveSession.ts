import { useEffect, type Dispatch } from 'react';
import { useSubscription } from 'urql';
import type { Session } from '../../session/identity';
import type { UserRecord } from '../../session/sessionUser';
import type { SessionEvent } from './sessionMachine';
import { LiveFlagsDocument, LiveUserDocument } from './sessionDocuments';
import type { SessionActions } from './useSession';

/** Whether the session may continue: the user exists, is enabled, and has not signed out everywhere since the token was issued. */
export function maySessionContinue(session: Session, user: UserRecord | null): user is UserRecord {
  if (!user?.enabled) return false;
  return !user.signed_out_at || Date.parse(user.signed_out_at) < session.issuedAt;
}

/** Follows the server's changes of seats, roles, permissions and flags, and ends a session that may not continue. */
export function useLiveSession(
  session: Session,
  dispatch: Dispatch<SessionEvent>,
  { discard }: Pick<SessionActions, 'discard'>,
): void {
  // Users without a second factor may not read these.
  const pause = !session.hasMfa;
  const [{ data: live }] = useSubscription({ query: LiveUserDocument, variables: { id: session.userId }, pause });
  const [{ data: settings }] = useSubscription({ query: LiveFlagsDocument, pause });

  useEffect(() => {
    if (!live) return;
    if (maySessionContinue(session, live.users_by_pk)) dispatch({ type: 'userChanged', user: live.users_by_pk });
    else discard('ended');
  }, [session, live, dispatch, discard]);

  useEffect(() => {
    const flags = settings?.settings[0];
    if (flags) dispatch({ type: 'flagsChanged', flags });
  }, [settings, dispatch]);
}
