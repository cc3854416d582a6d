import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { CognitoError, incorrectCredentials } from './cognitoError';
import type { LocalLog } from '../log';
import type { OutboxMessage, PoolUser, Store } from './store';
import type { TokenSigner } from './tokens';

/** What the operations share. */
export interface UserPool {
  readonly userPoolId: string;
  /** The part of the id after the underscore, which SRP mixes into the password. */
  readonly poolName: string;
  readonly clientId: string;
  readonly issuer: string;
  readonly store: Store;
  readonly signer: TokenSigner;
  readonly preTokenGeneration: (event: PreTokenGenerationTriggerEvent) => Promise<PreTokenGenerationTriggerEvent>;
  /** Milliseconds since 1970; sessions live in real time. */
  readonly now: () => number;
  readonly newCode: () => string;
  readonly log: LocalLog;
}

/** @throws CognitoError UserNotFoundException: for administrators only, who may know who exists */
export async function requireUser(pool: UserPool, username: string): Promise<PoolUser> {
  const user = await pool.store.get<PoolUser>('user', username);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}

/** Writes the user with some fields replaced. */
export async function changeUser(pool: UserPool, user: PoolUser, change: Partial<PoolUser>): Promise<PoolUser> {
  const changed = { ...user, ...change };
  await pool.store.put('user', user.username, changed);
  return changed;
}

/** The user that an access token was issued to. @throws CognitoError NotAuthorizedException */
export async function userOfAccessToken(pool: UserPool, accessToken: string | undefined): Promise<PoolUser> {
  const claims = await pool.signer.verifyAccessToken(accessToken ?? '').catch(() => undefined);
  if (!claims) throw new CognitoError('NotAuthorizedException', 'Invalid Access Token');
  const user = await pool.store.get<PoolUser>('user', claims.username);
  if (!user) throw incorrectCredentials();
  if (!user.isEnabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  if (claims.issuedAt < user.signedOutAt) {
    throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  }
  return user;
}

/** Puts a message where the outbox page shows it. */
export async function deliver(pool: UserPool, message: Omit<OutboxMessage, 'at'>): Promise<void> {
  await pool.store.put('message', randomUUID(), { ...message, at: pool.now() });
}

/** Where a code went, with most of the address hidden, as clients are told. */
export function deliveryDetails(medium: 'SMS' | 'EMAIL', address: string) {
  return {
    DeliveryMedium: medium,
    Destination: medium === 'SMS' ? `+*******${address.slice(-4)}` : `${address.slice(0, 1)}***@***`,
    AttributeName: medium === 'SMS' ? 'phone_number' : 'email',
  };
}
