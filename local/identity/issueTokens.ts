import { randomUUID } from 'node:crypto';
import { CognitoError } from './cognitoError';
import { findUser, type UserPool } from './pool';
import { changesByTrigger, type TriggerSource } from './preTokenGeneration';
import type { PoolUser } from './store';
import { digestOfToken, idTokenSeconds, opaqueToken, refreshTokenSeconds } from './tokens';

/** What access tokens of a sign-in through the user pool's own operations carry. */
const selfServiceScope = 'aws.cognito.signin.user.admin';

/** What is kept of a sign-in, under the digest of its refresh token. Times in milliseconds since 1970. */
interface SignInRecord {
  readonly username: string;
  /** Tells apart a later user of the same name. */
  readonly sub: string;
  readonly at: number;
  readonly until: number;
}

/** The answer that ends a sign-in: three tokens. */
export async function finishSignIn(pool: UserPool, user: PoolUser, source: TriggerSource) {
  requireEnabled(user);
  const refreshToken = opaqueToken();
  const signInId = digestOfToken(refreshToken);
  const at = pool.now();
  const record: SignInRecord = {
    username: user.username,
    sub: user.sub,
    at,
    until: at + refreshTokenSeconds * 1000,
  };
  const tokens = await signTokens(pool, user, source, { signInId, at });
  await pool.store.put('refresh', signInId, record);
  await pool.store.remove('attempts', user.username);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}

/** New id and access tokens for a refresh token. @throws CognitoError NotAuthorizedException */
export async function refreshTokens(pool: UserPool, refreshToken: string) {
  const signInId = digestOfToken(refreshToken);
  const found = await findSignIn(pool, signInId);
  if (found) requireEnabled(found.user);
  if (!found?.isAlive) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  const tokens = await signTokens(pool, found.user, 'TokenGeneration_RefreshTokens', { signInId, at: found.at });
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}

/**
 * The user that an access token was issued to, for the operations of the self-service: all of them need its scope.
 * @throws CognitoError NotAuthorizedException
 */
export async function userOfAccessToken(pool: UserPool, accessToken: string | undefined): Promise<PoolUser> {
  const claims = await pool.signer.verifyAccessToken(accessToken ?? '').catch(() => undefined);
  if (!claims) throw new CognitoError('NotAuthorizedException', 'Invalid Access Token');
  if (!claims.scopes.includes(selfServiceScope)) {
    throw new CognitoError('NotAuthorizedException', 'Access Token does not have required scopes');
  }
  const found = await findSignIn(pool, claims.signInId);
  if (found) requireEnabled(found.user);
  if (!found?.isAlive) throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  return found.user;
}

/** A sign-in whose user still exists, and whether its tokens still count. */
async function findSignIn(pool: UserPool, signInId: string) {
  const record = await pool.store.get<SignInRecord>('refresh', signInId);
  const user = record && (await findUser(pool, record.username));
  if (!user || user.sub !== record.sub) return undefined;
  return { user, at: record.at, isAlive: record.until >= pool.now() && record.at > user.signedOutAt };
}

function requireEnabled(user: PoolUser): void {
  if (!user.isEnabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
}

async function signTokens(
  pool: UserPool,
  user: PoolUser,
  source: TriggerSource,
  signIn: { readonly signInId: string; readonly at: number },
) {
  const groups = user.groups.length > 0 ? { 'cognito:groups': user.groups } : {};
  const authTime = Math.floor(signIn.at / 1000);
  const shared = { ...groups, auth_time: authTime, event_id: randomUUID(), origin_jti: signIn.signInId };
  const { idClaims, scopes } = await changesByTrigger(pool, user, source, [selfServiceScope]);
  // The trigger may add claims, but not say whose token it is.
  const idToken = {
    ...verifiedAsBooleans(user.attributes),
    ...idClaims,
    ...shared,
    aud: pool.clientId,
    token_use: 'id',
    'cognito:username': user.username,
  };
  const accessToken = {
    ...shared,
    client_id: pool.clientId,
    token_use: 'access',
    scope: scopes.join(' '),
    username: user.username,
  };
  return {
    IdToken: await pool.signer.sign(idToken, user.sub),
    AccessToken: await pool.signer.sign(accessToken, user.sub),
    ExpiresIn: idTokenSeconds,
    TokenType: 'Bearer',
  };
}

function verifiedAsBooleans(attributes: Readonly<Record<string, string>>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );
}
