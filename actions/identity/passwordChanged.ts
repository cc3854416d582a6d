import type { EventBridgeEvent } from 'aws-lambda';
import { date, object, string } from '../../domain/yup';
import { endSessions } from '../database/endSessions';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';

/** What the activity log says for each operation that changes a password and has no trigger. */
const codes = { ChangePassword: 'A021', AdminSetUserPassword: 'A028' } as const;

const call = object({
  eventName: string().oneOf(['ChangePassword', 'AdminSetUserPassword']).required(),
  /** In whole seconds, rounded down. */
  eventTime: date().required(),
  /** Stands in a call that was refused. */
  errorCode: string(),
  additionalEventData: object({ sub: string().uuid().required() }).required(),
});

/**
 * Ends every session of a user whose password was changed by whatever client, and records the change. Cognito leaves them open and has
 * no trigger for it, but CloudTrail records the call. Does nothing when the sessions were ended since, as the portal does itself.
 * @throws ValidationError for an event of another form; the invocation then fails and is repeated
 */
export async function endSessionsOfChangedPassword(
  event: EventBridgeEvent<'AWS API Call via CloudTrail', unknown>,
  context: Context,
): Promise<void> {
  const { eventName, eventTime, errorCode, additionalEventData } = await call.validate(event.detail);
  if (errorCode) return;
  const username = await context.identity.usernameOf(additionalEventData.sub);
  // The trail records the calls of every pool of the AWS account.
  if (!username) return;
  const { database } = context;
  if (await database('users').where({ id: username }).where('signed_out_at', '>=', eventTime).first('id')) return;
  await context.identity.signOutEverywhere(username);
  await inTransaction(database, { userId: username, requestId: context.newId() }, async (transaction) => {
    if (!(await endSessions(transaction, username))) return;
    const entry = { eventCode: codes[eventName], details: 'Outside the portal' };
    await recordActivity(transaction, { ...entry, userId: username, createdAt: context.clock.now() });
  });
}
