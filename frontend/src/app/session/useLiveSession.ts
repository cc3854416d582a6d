import { useEffect, type Dispatch } from 'react';
import { useSubscription } from 'urql';
import { type Session } from './identity';
import { type SessionEvent } from './sessionMachine';
import { LiveFlagsDocument, LiveUserDocument, type UserRecord } from './sessionUser';
import { type SessionActions } from './useSession';

/** A record that is gone or disabled, or a sign-out everywhere since this session's token was issued, ends the session. */
export function mayGoOn(session: Session, user: UserRecord | null): user is UserRecord {
  if (!user?.enabled) return false;
  return !user.signed_out_at || Date.parse(user.signed_out_at) < session.issuedAt;
}

/** Keeps the session as the server has it: seats, roles, permissions and flags change without a reload. */
export function useLiveSession(
  session: Session,
  dispatch: Dispatch<SessionEvent>,
  { lose }: Pick<SessionActions, 'lose'>,
): void {
  // Without a second factor one may read nothing of this.
  const pause = !session.hasMfa;
  const [{ data: live }] = useSubscription({ query: LiveUserDocument, variables: { id: session.userId }, pause });
  const [{ data: settings }] = useSubscription({ query: LiveFlagsDocument, pause });

  useEffect(() => {
    if (!live) return;
    if (mayGoOn(session, live.users_by_pk)) dispatch({ type: 'userChanged', user: live.users_by_pk });
    else lose('ended');
  }, [session, live, dispatch, lose]);

  useEffect(() => {
    const flags = settings?.settings[0];
    if (flags) dispatch({ type: 'flagsChanged', flags });
  }, [settings, dispatch]);
}
