import type { Knex } from 'knex';
import { isKeyInForce } from '../../domain/apiKeys/acceptance';
import { isAllowedToKey, type ApiKeyScope } from '../../domain/apiKeys/scopes';
import { RuleError } from '../../domain/errors';
import type { Session } from '../runtime/session';
import { keyOfUser } from './apiKeys';

/** What a caller may do with money. */
export interface Standing {
  /** Whether what the caller makes is approved and sent by others only. */
  readonly isDraftOnly: boolean;
}

/**
 * Refuses a call by an API key that no longer counts, or whose scopes do not reach to the action. The key is read at each call, so that a
 * revoked one is refused at once although its token is valid for minutes.
 * @throws RuleError not_authenticated, api_key_scope
 */
export async function requireKeyScope(
  database: Knex,
  { apiKeyId, userId }: Pick<Session, 'apiKeyId' | 'userId'>,
  scope: ApiKeyScope | null,
  now: Date,
): Promise<Standing> {
  if (apiKeyId === undefined) return { isDraftOnly: false };
  const key = await keyOfUser(database, apiKeyId, userId);
  if (!key || !isKeyInForce(key, now)) throw new RuleError('not_authenticated');
  if (!isAllowedToKey(scope, key.scopes)) throw new RuleError('api_key_scope');
  return { isDraftOnly: true };
}
