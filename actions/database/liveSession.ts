import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { Session } from '../runtime/session';

/**
 * Refuses a token that was issued before its user signed out everywhere. Such tokens are not renewed, but stay valid for minutes.
 * @throws RuleError not_authenticated
 */
export async function requireLiveSession(
  database: Knex,
  { userId, issuedAt }: Pick<Session, 'userId' | 'issuedAt'>,
): Promise<void> {
  if (!issuedAt) return;
  const ended = await database('users').where({ id: userId }).where('signed_out_at', '>=', issuedAt).first('id');
  if (ended) throw new RuleError('not_authenticated');
}
