import { endKeys } from '../database/apiKeys';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';

/** Ends the caller's API key. Without one, nothing happens. */
export const revokeApiKey = defineAction({
  name: 'revokeApiKey',
  roles: ['user'],
  scope: null,
  writes: { lists: ['apiKeys'] },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Ends the caller's key."""
      revokeApiKey: RevokedApiKey!
    }

    type RevokedApiKey {
      """Null where there was none."""
      id: uuid
    }
  `,
  handler: async (_input, session, context: RuntimeContext) => {
    const { userId } = session;
    return inTransaction(context.database, session, async (transaction) => {
      const key = await transaction('api_keys').where({ user_id: userId, revokedAt: null }).first('id');
      if (!key) return { id: null };
      await endKeys(transaction, userId);
      const entry = { eventCode: 'A026', details: `API key revoked: ${userId}` } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: context.clock.now() });
      return { id: key.id };
    });
  },
});
