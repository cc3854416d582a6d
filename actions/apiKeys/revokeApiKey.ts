import { endKeys } from '../database/apiKeys';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { RevokeApiKeyInput, RevokeApiKeyOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/** Ends the caller's API key. Without one, nothing happens. */
export async function revokeApiKey(
  _input: RevokeApiKeyInput,
  session: Session,
  context: RuntimeContext,
): Promise<RevokeApiKeyOutput> {
  const { userId } = session;
  return inTransaction(context.database, session, async (transaction) => {
    const key = await transaction('api_keys').where({ user_id: userId, revokedAt: null }).first('id');
    if (!key) return { id: null };
    await endKeys(transaction, userId);
    const entry = { eventCode: 'A026', details: `API key revoked: ${userId}` } as const;
    await recordActivity(transaction, { ...entry, userId, createdAt: context.clock.now() });
    return { id: key.id };
  });
}
