import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import type { Actions } from './generated/actions';

/** What Hasura says of the caller: the variables that the roles of the actions have, and when a token was issued. */
export type SessionVariables = Actions[keyof Actions]['session'] & { readonly 'x-hasura-issued-at'?: string };

/** Who calls, from the token that Hasura verified, and the account the client has selected, which proves nothing. */
export interface Session {
  readonly userId: string;
  readonly role: SessionVariables['x-hasura-role'];
  readonly selectedAccountId: string | undefined;
  /** When the caller's token was issued, by the database's clock; absent for a caller without one. */
  readonly issuedAt?: string;
  readonly requestId: string;
}

/**
 * Reads the caller. The user comes from the session variables alone; `x-account-id` is a wish that handlers check
 * against the caller's seats.
 * @throws RuleError not_authenticated when the session names nobody
 */
export function readSession(
  variables: SessionVariables,
  headers: Readonly<Record<string, string | undefined>>,
  newRequestId: () => string,
): Session {
  const userId = variables['x-hasura-user-id'];
  if (!userId) throw new RuleError('not_authenticated');
  const accountId = headers['x-account-id'];
  return {
    userId,
    role: variables['x-hasura-role'],
    selectedAccountId: accountId && isUuid(accountId) ? accountId.toLowerCase() : undefined,
    issuedAt: variables['x-hasura-issued-at'],
    requestId: headers['x-request-id'] ?? newRequestId(),
  };
}
