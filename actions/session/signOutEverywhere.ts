import { RuleError } from '../../domain/errors';
import { endSessions } from '../database/endSessions';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';

/**
 * Ends every session of the caller. The identity provider no longer renews the caller's tokens. The time is stored, so
 * that actions refuse older tokens and open screens sign out.
 * @throws RuleError not_authenticated for a disabled user
 */
export const signOutEverywhere = defineAction({
  name: 'signOutEverywhere',
  roles: ['user', 'user_without_mfa'],
  scope: null,
  writes: {},
  activity: ['A024'],
  sdl: `
    type Mutation {
      """Ends every session of the person, this one too."""
      signOutEverywhere: SignedOut!
    }

    type SignedOut {
      signedOutAt: timestamptz!
    }
  `,
  handler: async (_input, session, context) => {
    await context.identity.signOutEverywhere(session.userId);
    return inTransaction(context.database, session, async (transaction) => {
      const signedOutAt = await endSessions(transaction, session.userId);
      if (!signedOutAt) throw new RuleError('not_authenticated');
      const { userId } = session;
      await recordActivity(transaction, { eventCode: 'A024', userId, createdAt: context.clock.now() });
      return { signedOutAt: signedOutAt.toISOString() };
    });
  },
});
