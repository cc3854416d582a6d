import { randomUUID } from 'node:crypto';
import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { CognitoError } from './cognitoError';
import { changeUser, type UserPool } from './pool';
import type { PoolUser } from './store';
import { digestOfToken, idTokenSeconds, opaqueToken, refreshTokenSeconds } from './tokens';

type TriggerSource = PreTokenGenerationTriggerEvent['triggerSource'];

/** What is kept of a refresh token. */
export interface RefreshSession {
  readonly username: string;
  /** Seconds since 1970. */
  readonly authTime: number;
  readonly until: number;
}

/** The answer that ends a sign-in: three tokens. */
export async function finishSignIn(pool: UserPool, user: PoolUser, source: TriggerSource) {
  const authTime = Math.floor(pool.now() / 1000);
  const tokens = await signTokens(pool, user, source, authTime);
  const refreshToken = opaqueToken();
  const session: RefreshSession = {
    username: user.username,
    authTime,
    until: pool.now() + refreshTokenSeconds * 1000,
  };
  await pool.store.put('refresh', digestOfToken(refreshToken), session);
  await changeUser(pool, user, { failures: 0, lockedUntil: 0 });
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}

/** New id and access tokens for a refresh token. @throws CognitoError NotAuthorizedException */
export async function refreshTokens(pool: UserPool, refreshToken: string) {
  const session = await pool.store.get<RefreshSession>('refresh', digestOfToken(refreshToken));
  const user = session && (await pool.store.get<PoolUser>('user', session.username));
  if (!session || !user || session.until < pool.now() || session.authTime * 1000 < user.signedOutAt) {
    throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  }
  if (!user.isEnabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  const tokens = await signTokens(pool, user, 'TokenGeneration_RefreshTokens', session.authTime);
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}

async function signTokens(pool: UserPool, user: PoolUser, source: TriggerSource, authTime: number) {
  const groups = user.groups.length > 0 ? { 'cognito:groups': user.groups } : {};
  const shared = { ...groups, auth_time: authTime, event_id: randomUUID() };
  const idToken = {
    ...verifiedAsBooleans(user.attributes),
    ...shared,
    aud: pool.clientId,
    token_use: 'id',
    'cognito:username': user.username,
    ...(await claimsFromTrigger(pool, user, source)),
  };
  const accessToken = {
    ...shared,
    client_id: pool.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.username,
  };
  return {
    IdToken: await pool.signer.sign(idToken, user.sub),
    AccessToken: await pool.signer.sign(accessToken, user.sub),
    ExpiresIn: idTokenSeconds,
    TokenType: 'Bearer',
  };
}

/** Asks the trigger what to add to the id token. Its refusal refuses the token. */
async function claimsFromTrigger(pool: UserPool, user: PoolUser, source: TriggerSource) {
  const event = {
    version: '1',
    triggerSource: source,
    region: 'eu-west-1',
    userPoolId: pool.userPoolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
    request: {
      userAttributes: { sub: user.sub, ...user.attributes },
      groupConfiguration: { groupsToOverride: [...user.groups], iamRolesToOverride: [], preferredRole: undefined },
    },
    response: {},
  } as unknown as PreTokenGenerationTriggerEvent;
  try {
    const { response } = await pool.preTokenGeneration(event);
    return response.claimsOverrideDetails?.claimsToAddOrOverride ?? {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}`);
  }
}

function verifiedAsBooleans(attributes: Readonly<Record<string, string>>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );
}
