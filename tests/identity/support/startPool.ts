import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createIdentity, type IdentityOptions } from '../../../local/identity/identity';
import type { SeedUser } from '../../../local/identity/pool';
import { createTestDatabase } from '../../support/database';

export type Trigger = IdentityOptions['preTokenGeneration'];
type Confirmed = IdentityOptions['postConfirmation'];
type Changed = IdentityOptions['passwordChanged'];

export const userPoolId = 'eu-west-1_TestPool1';
export const clientId = 'testclient';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'test-secret' };

interface SentMessage {
  readonly medium: string;
  readonly to: string;
  readonly text: string;
}

/** A pool of the test's own on a server of its own, whose clock and trigger the test holds. */
export interface TestPool {
  readonly endpoint: string;
  readonly origin: string;
  readonly issuer: string;
  /** The SDK's client, as the actions use it; it signs by the pool's clock. */
  readonly admin: CognitoIdentityProviderClient;
  /** What the log was told; empty unless something failed that should not. */
  readonly logged: Record<string, unknown>[];
  readonly seed: (...users: Partial<SeedUser>[]) => Promise<void>;
  readonly advance: (ms: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From here on only `advance` moves the clock: on a busy machine a lock of one second would end before the next call. */
  readonly stopClock: () => void;
  readonly startClock: () => void;
  readonly setTrigger: (trigger: Trigger) => void;
  /** Sets what runs after a forgotten password is confirmed. */
  readonly setConfirmed: (trigger: Confirmed) => void;
  /** Sets what is called for a password that was changed by an operation without a trigger. */
  readonly setChanged: (handler: Changed) => void;
  readonly outbox: () => Promise<SentMessage[]>;
  /** Stops the pool and starts it again on the same data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const goodPassword = 'Corridor-2026!';

const plainUser: SeedUser = {
  username: 'ada',
  password: goodPassword,
  isTemporaryPassword: false,
  isEnabled: true,
  email: 'ada@demo.invalid',
  phoneNumber: '+447700900001',
  mfa: 'none',
  authenticatorSecret: undefined,
  groups: [],
};

const addNothing: Trigger = (event) => Promise.resolve({ ...event, response: { claimsAndScopeOverrideDetails: {} } });

const scopesAtRefresh = ['aws.cognito.signin.user.admin'];

/** Leaves the scope of the self-service to the tokens of sign-ins, as the portal's trigger does. */
export const freshSignInNeeded: Trigger = (event) => {
  const isRefresh = event.triggerSource === 'TokenGeneration_RefreshTokens';
  const accessTokenGeneration = { scopesToSuppress: isRefresh ? scopesAtRefresh : [] };
  const idTokenGeneration = { claimsToAddOrOverride: { mfa: 'SMS_MFA' } };
  const claimsAndScopeOverrideDetails = { accessTokenGeneration, idTokenGeneration };
  return Promise.resolve({ ...event, response: { claimsAndScopeOverrideDetails } });
};

/** A clock that a test moves and stops, in milliseconds since 1970. */
function testClock() {
  let offsetMs = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => (stoppedAt ?? Date.now()) + offsetMs,
    offsetMs: () => offsetMs,
    advance: (ms: number) => void (offsetMs += ms),
    stopClock: () => void (stoppedAt = Date.now()),
    startClock: () => void (stoppedAt = undefined),
  };
}

/** What the pool calls, which a test replaces. */
function testTriggers() {
  let trigger = addNothing;
  let confirmed: Confirmed = () => Promise.resolve();
  let changed: Changed = () => Promise.resolve();
  return {
    called: {
      preTokenGeneration: (event: Parameters<Trigger>[0]) => trigger(event),
      postConfirmation: (event: Parameters<Confirmed>[0]) => confirmed(event),
      passwordChanged: (event: Parameters<Changed>[0]) => changed(event),
    },
    setTrigger: (next: Trigger) => void (trigger = next),
    setConfirmed: (next: Confirmed) => void (confirmed = next),
    setChanged: (next: Changed) => void (changed = next),
  };
}

/** Starts a pool with no users. */
export async function startPool(): Promise<TestPool> {
  const database = await createTestDatabase();
  const logged: Record<string, unknown>[] = [];
  const { offsetMs, ...clock } = testClock();
  const { called, ...triggers } = testTriggers();
  const server = createServer((request, response) => {
    if (request.url === '/config.json') {
      response.end(JSON.stringify({ userPoolId, clientId, cognitoEndpoint: endpoint }));
    } else void identity.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const endpoint = `${origin}/cognito/`;
  const issuer = `${endpoint}${userPoolId}`;
  const open = () =>
    createIdentity({
      databaseUrl: database.url,
      issuer,
      userPoolId,
      clientId,
      credentials,
      ...called,
      now: clock.now,
      log: (entry) => logged.push(entry),
    });
  let identity = await open();
  const admin = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint,
    credentials,
    maxAttempts: 1,
  });
  return {
    endpoint,
    origin,
    issuer,
    get admin() {
      admin.config.systemClockOffset = offsetMs();
      return admin;
    },
    logged,
    ...clock,
    ...triggers,
    seed: (...users) => identity.seed(users.map((user) => ({ ...plainUser, ...user }))),
    outbox: () => readOutbox(origin),
    restart: async () => {
      await identity.close();
      identity = await open();
    },
    stop: async () => {
      admin.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await identity.close();
      await database.drop();
    },
  };
}

async function readOutbox(origin: string): Promise<SentMessage[]> {
  const response = await fetch(`${origin}/outbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { messages: SentMessage[] }).messages;
}
