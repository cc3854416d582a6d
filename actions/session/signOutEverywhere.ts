import { activityEvents } from '../../domain/activity/eventCodes';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../runtime/context';
import type { SignOutEverywhereInput, SignOutEverywhereOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Ends every session of the person who asks. The identity provider renews none of their tokens from now on; the moment is
 * kept, so that actions refuse tokens from before it, and open screens, which watch it, close.
 * @throws RuleError not_authenticated for a person who is disabled
 */
export async function signOutEverywhere(
  _input: SignOutEverywhereInput,
  session: Session,
  context: Context,
): Promise<SignOutEverywhereOutput> {
  await context.identity.signOutEverywhere(session.userId);
  return inTransaction(context.database, session, async (transaction) => {
    const [person] = await transaction('users')
      .where({ id: session.userId, enabled: true })
      .update({ signed_out_at: transaction.raw('clock_timestamp()') })
      .returning<{ signed_out_at: Date }[]>('signed_out_at');
    if (!person) throw new RuleError('not_authenticated');
    await transaction('activity').insert({
      eventCode: 'A024',
      eventType: 'A',
      activityName: activityEvents.A024,
      userId: session.userId,
      username: session.userId,
      createdAt: context.clock.now(),
    });
    return { signedOutAt: person.signed_out_at.toISOString() };
  });
}
