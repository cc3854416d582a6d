import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { Actions } from './generated/actions';
import { readRequester, type Requester } from './requester';

/**
 * The session variables that Hasura sends: those of the roles of the actions, the time when the token was issued, the API key that it is of, and
 * the time of the sign-in that it comes straight from.
 */
export type SessionVariables = Actions[keyof Actions]['session'] & {
  readonly 'x-hasura-issued-at'?: string;
  readonly 'x-hasura-api-key-id'?: string;
  readonly 'x-hasura-signed-in-at'?: string;
};

/** Characters of a client's request id that are kept. */
const maxClientRequestIdLength = 128;

/** The caller, from the token that Hasura verified, and the account that the client selected, which is not verified. */
export interface Session {
  readonly userId: string;
  readonly role: SessionVariables['x-hasura-role'];
  readonly selectedAccountId: string | undefined;
  /** When the caller's token was issued, by the database's clock; undefined for a caller without a token. */
  readonly issuedAt?: string;
  /** When the caller signed in with a second factor; undefined where the token is a refreshed one or an API key's. */
  readonly signedInAt?: string;
  /** The API key that signed in; undefined for a person. */
  readonly apiKeyId?: string;
  /** Made by us for this request: the audit log names it. */
  readonly requestId: string;
  /** What the client calls its request, for finding it in the log; nothing else depends on it. */
  readonly clientRequestId?: string;
  readonly requester: Requester;
}

/**
 * Reads the session of a request. The user comes from the session variables only. Handlers check `x-account-id` against
 * the user's seats.
 * @param trustedProxies as for readRequester
 * @throws RuleError not_authenticated if the session names no user
 */
export function readSession(
  variables: SessionVariables,
  headers: Readonly<Record<string, string | undefined>>,
  newRequestId: () => string,
  trustedProxies = 0,
): Session {
  const userId = variables['x-hasura-user-id'];
  if (!userId) throw new RuleError('not_authenticated');
  const accountId = headers['x-account-id'];
  return {
    userId,
    role: variables['x-hasura-role'],
    selectedAccountId: accountId && isUuid(accountId) ? accountId.toLowerCase() : undefined,
    issuedAt: variables['x-hasura-issued-at'],
    signedInAt: variables['x-hasura-signed-in-at'],
    apiKeyId: variables['x-hasura-api-key-id'],
    requestId: newRequestId(),
    clientRequestId: headers['x-request-id']?.slice(0, maxClientRequestIdLength),
    requester: readRequester(headers, trustedProxies),
  };
}

/**
 * Refuses a caller whose token does not come straight from a sign-in with a second factor: a refreshed token, or one of an API key.
 * Source: docs/decisions/034.
 * @throws RuleError fresh_sign_in_required
 */
export function requireFreshSignIn({ signedInAt }: Pick<Session, 'signedInAt'>): void {
  if (!signedInAt) throw new RuleError('fresh_sign_in_required');
}
