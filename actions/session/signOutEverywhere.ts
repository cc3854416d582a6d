import { RuleError } from '../../domain/errors';
import { endSessions } from '../database/endSessions';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { SignOutEverywhereInput, SignOutEverywhereOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Ends every session of the caller. The identity provider no longer renews the caller's tokens. The time is stored, so
 * that actions refuse older tokens and open screens sign out.
 * @throws RuleError not_authenticated for a disabled user
 */
export async function signOutEverywhere(
  _input: SignOutEverywhereInput,
  session: Session,
  context: Context,
): Promise<SignOutEverywhereOutput> {
  await context.identity.signOutEverywhere(session.userId);
  return inTransaction(context.database, session, async (transaction) => {
    const signedOutAt = await endSessions(transaction, session.userId);
    if (!signedOutAt) throw new RuleError('not_authenticated');
    const { userId } = session;
    await recordActivity(transaction, { eventCode: 'A024', userId, createdAt: context.clock.now() });
    return { signedOutAt: signedOutAt.toISOString() };
  });
}
