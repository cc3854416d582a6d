import { randomUUID } from 'node:crypto';
import type { UserPool, RecordedCall } from './pool';
import type { PoolUser } from './store';

/**
 * Hands on that a password was changed. In AWS this takes minutes and its time has whole seconds; here the call's answer waits for
 * it, so that nothing else has to. A failure is logged: the password counts nevertheless.
 */
export async function recordPasswordChange(
  pool: UserPool,
  { sub }: PoolUser,
  eventName: RecordedCall['detail']['eventName'],
): Promise<void> {
  const time = new Date(pool.now()).toISOString();
  const event: RecordedCall = {
    id: randomUUID(),
    version: '0',
    account: '000000000000',
    time,
    region: 'eu-west-1',
    resources: [],
    source: 'aws.cognito-idp',
    'detail-type': 'AWS API Call via CloudTrail',
    detail: { eventSource: 'cognito-idp.amazonaws.com', eventName, eventTime: time, additionalEventData: { sub } },
  };
  await pool.passwordChanged(event).catch((error: unknown) => {
    pool.log({ event: 'password_change_not_recorded', error: String(error) });
  });
}
