import type { Session } from '../session/identity';

/** What is special about a call. */
export interface CallContext {
  /** An admin call runs as org_admin and names no account. */
  readonly isAdminCall?: boolean;
  /** The account of the call, where it is not the selected one. */
  readonly accountId?: string;
  /** The call needs a token that comes straight from a sign-in; the session's is sent where there is none. */
  readonly isFresh?: boolean;
}

/** A call of an administrator: with the role org_admin, and for no account. */
export const adminCall: CallContext = { isAdminCall: true };

/** The role of a call (specification section 6). The server allows only the roles in the token. */
export function roleOf(session: Session, { isAdminCall }: CallContext): string {
  if (session.isAdmin) return 'admin';
  if (!session.hasMfa) return 'user_without_mfa';
  return isAdminCall ? 'org_admin' : 'user';
}

/** The headers of a call: token, role, and for user calls the account: the call's own or the selected one. */
export function requestHeaders(session: Session, context: CallContext, selectedId?: string): Record<string, string> {
  const accountId = context.accountId ?? selectedId;
  return {
    Authorization: `Bearer ${session.idToken}`,
    'x-hasura-role': roleOf(session, context),
    ...(accountId && !context.isAdminCall ? { 'x-account-id': accountId } : {}),
  };
}
