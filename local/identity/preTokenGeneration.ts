import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { CognitoError } from './cognitoError';
import type { UserPool } from './pool';
import type { PoolUser } from './store';

/** Why tokens are issued. */
export type TriggerSource = PreTokenGenerationV2TriggerEvent['triggerSource'];

/**
 * Asks the trigger, by the event V2_0, what the id token says besides the pool's own claims, and which of these scopes the access token
 * keeps. Its refusal refuses the tokens.
 * @throws CognitoError UserLambdaValidationException
 */
export async function changesByTrigger(
  pool: UserPool,
  user: PoolUser,
  source: TriggerSource,
  scopes: readonly string[],
): Promise<{ readonly idClaims: Readonly<Record<string, string>>; readonly scopes: readonly string[] }> {
  const { claimsAndScopeOverrideDetails: changes } = await askTrigger(pool, eventFor(pool, user, source, scopes));
  const suppressed = changes?.accessTokenGeneration?.scopesToSuppress ?? [];
  return {
    idClaims: changes?.idTokenGeneration?.claimsToAddOrOverride ?? {},
    scopes: scopes.filter((scope) => !suppressed.includes(scope)),
  };
}

async function askTrigger(
  pool: UserPool,
  event: PreTokenGenerationV2TriggerEvent,
): Promise<Partial<PreTokenGenerationV2TriggerEvent['response']>> {
  try {
    return (await pool.preTokenGeneration(event)).response;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}`);
  }
}

function eventFor(pool: UserPool, user: PoolUser, source: TriggerSource, scopes: readonly string[]) {
  return {
    version: '2',
    triggerSource: source,
    region: 'eu-west-1',
    userPoolId: pool.userPoolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
    request: {
      userAttributes: { sub: user.sub, ...user.attributes },
      groupConfiguration: { groupsToOverride: [...user.groups], iamRolesToOverride: [], preferredRole: undefined },
      scopes: [...scopes],
    },
    response: {},
  } as unknown as PreTokenGenerationV2TriggerEvent;
}
