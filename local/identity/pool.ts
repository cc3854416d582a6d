import { randomUUID } from 'node:crypto';
import type { EventBridgeEvent, PostConfirmationTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { CognitoError } from './cognitoError';
import type { CloudCredentials } from './signature';
import type { PasswordVerifier } from './srp';
import type { OutboxMessage, PoolUser, Store } from './store';
import type { TokenSigner } from './tokens';

/** A user to be known from the start. */
export interface SeedUser {
  readonly username: string;
  readonly password: string;
  readonly isTemporaryPassword: boolean;
  readonly isEnabled: boolean;
  readonly email: string;
  readonly phoneNumber: string;
  readonly mfa: 'sms' | 'authenticator' | 'none';
  readonly authenticatorSecret: string | undefined;
  readonly groups: readonly string[];
}

/** A call as CloudTrail records it and EventBridge hands it on, as far as it is used. */
export type RecordedCall = EventBridgeEvent<
  'AWS API Call via CloudTrail',
  {
    readonly eventSource: 'cognito-idp.amazonaws.com';
    readonly eventName: 'ChangePassword' | 'AdminSetUserPassword';
    readonly eventTime: string;
    readonly additionalEventData: { readonly sub: string };
  }
>;

/** What the operations share. */
export interface UserPool {
  readonly userPoolId: string;
  /** The part of the id after the underscore, which SRP mixes into the password. */
  readonly poolName: string;
  readonly clientId: string;
  readonly credentials: CloudCredentials;
  readonly issuer: string;
  readonly store: Store;
  readonly signer: TokenSigner;
  readonly preTokenGeneration: (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>;
  readonly postConfirmation: (event: PostConfirmationTriggerEvent) => Promise<unknown>;
  /** Called for each password that was changed by an operation without a trigger. */
  readonly passwordChanged: (event: RecordedCall) => Promise<unknown>;
  /** Milliseconds since 1970; sessions live in real time. */
  readonly now: () => number;
  readonly newCode: () => string;
  /** What an unknown name is answered with; the same name always gets the same salt. */
  readonly decoy: (username: string) => PasswordVerifier;
  readonly log: (entry: Record<string, unknown>) => void;
}

/** @throws CognitoError UserNotFoundException: for administrators only, who may learn whether a user exists */
export async function requireUser(pool: UserPool, username: string): Promise<PoolUser> {
  const user = await findUser(pool, username);
  if (!user) throw userNotFound();
  return user;
}

const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

/** The user of a name, if there is one. */
export function findUser(pool: UserPool, username: string): Promise<PoolUser | undefined> {
  return pool.store.get<PoolUser>('user', username);
}

/**
 * Replaces some of the user's fields; the others stay as they are by now, which may differ from what was read.
 * @throws CognitoError UserNotFoundException when the user was deleted meanwhile
 */
export async function changeUser(pool: UserPool, user: PoolUser, change: Partial<PoolUser>): Promise<PoolUser> {
  const changed = await pool.store.merge<PoolUser>('user', user.username, change);
  if (!changed) throw userNotFound();
  return changed;
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
