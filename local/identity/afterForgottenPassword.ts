import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { CognitoError } from './cognitoError';
import type { UserPool } from './pool';
import type { PoolUser } from './store';

/** Tells the trigger that a forgotten password was confirmed. Its failure is the answer; the new password counts nevertheless. */
export async function afterForgottenPassword(pool: UserPool, user: PoolUser): Promise<void> {
  const event: PostConfirmationTriggerEvent = {
    version: '1',
    triggerSource: 'PostConfirmation_ConfirmForgotPassword',
    region: 'eu-west-1',
    userPoolId: pool.userPoolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
    request: { userAttributes: { sub: user.sub, ...user.attributes } },
    response: {},
  };
  try {
    await pool.postConfirmation(event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `PostConfirmation failed with error ${reason}`);
  }
}
