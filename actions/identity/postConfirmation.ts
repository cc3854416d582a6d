import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endSessions } from '../database/endSessions';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';

/**
 * Ends every session of a user who confirmed a forgotten password, and records the change. Cognito itself leaves them open.
 * @throws Error, with which Cognito answers the confirmation; the new password counts nevertheless
 */
export async function endSessionsOfForgottenPassword(
  event: PostConfirmationTriggerEvent,
  context: Context,
): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userName } = event;
  if (triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  await context.identity.signOutEverywhere(userName);
  await inTransaction(context.database, { userId: userName, requestId: context.newId() }, async (transaction) => {
    if (!(await endSessions(transaction, userName))) return;
    const entry = { eventCode: 'A021', details: 'Forgotten password' } as const;
    await recordActivity(transaction, { ...entry, userId: userName, createdAt: context.clock.now() });
  });
  return event;
}
