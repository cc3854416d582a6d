import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';

/** Who calls, from the token that Hasura verified, and the account the client has selected, which proves nothing. */
export interface Session {
  readonly userId: string;
  readonly role: string;
  readonly selectedAccountId: string | undefined;
  readonly requestId: string;
}

/**
 * Reads the caller. The user comes from the session variables alone; `x-account-id` is a wish that handlers check
 * against the caller's seats.
 * @throws RuleError not_authenticated when the session names nobody
 */
export function readSession(
  variables: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string | undefined>>,
  newRequestId: () => string,
): Session {
  const userId = variables['x-hasura-user-id'];
  if (!userId) throw new RuleError('not_authenticated');
  const accountId = headers['x-account-id'];
  return {
    userId,
    role: variables['x-hasura-role'] ?? 'user',
    selectedAccountId: accountId && isUuid(accountId) ? accountId.toLowerCase() : undefined,
    requestId: headers['x-request-id'] ?? newRequestId(),
  };
}
