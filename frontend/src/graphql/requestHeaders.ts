import type { Session } from '../session/identity';

/** Marks an operation as an admin call: it runs as org_admin and names no account. */
export interface CallContext {
  readonly isAdminCall?: boolean;
}

/** The role of a call (specification section 6). The server allows only the roles in the token. */
export function roleOf(session: Session, { isAdminCall }: CallContext): string {
  if (session.isAdmin) return 'admin';
  if (!session.hasMfa) return 'user_without_mfa';
  return isAdminCall ? 'org_admin' : 'user';
}

/** The headers of a call: token, role, and for user calls the selected account. */
export function requestHeaders(session: Session, context: CallContext, accountId?: string): Record<string, string> {
  return {
    Authorization: `Bearer ${session.idToken}`,
    'x-hasura-role': roleOf(session, context),
    ...(accountId && !context.isAdminCall ? { 'x-account-id': accountId } : {}),
  };
}
