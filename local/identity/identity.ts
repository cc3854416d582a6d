import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHmac, randomBytes } from 'node:crypto';
import { CognitoError, invalidParameter } from './cognitoError';
import { mailPath, takeMail } from './takeMail';
import { outboxPage } from './outboxPage';
import { readBody } from './readBody';
import { finishSignIn } from './issueTokens';
import { requireUser, type UserPool, type SeedUser } from './pool';
import { makeVerifier, type PasswordVerifier } from './srp';
import { openStore, type OutboxMessage, type Store } from './store';
import { requireSignature, type CloudCredentials } from './signature';
import { adminTargets, operationOf, publicTargets } from './targets';
import { blankUser } from './targets/adminTargets';
import { createSigner } from './tokens';

/** What the emulator needs from its surroundings. */
export interface IdentityOptions {
  readonly databaseUrl: string;
  /** Stands in the tokens as `iss`; the key set lies below it at `/.well-known/jwks.json`. */
  readonly issuer: string;
  /** `<region>_<name>`, as the client insists. */
  readonly userPoolId: string;
  readonly clientId: string;
  /** Sign the administrators' requests. */
  readonly credentials: CloudCredentials;
  readonly preTokenGeneration: UserPool['preTokenGeneration'];
  readonly postConfirmation: UserPool['postConfirmation'];
  readonly passwordChanged: UserPool['passwordChanged'];
  readonly newCode?: () => string;
  /** Milliseconds since 1970; the machine's time unless the caller brings another. */
  readonly now?: () => number;
  readonly log: UserPool['log'];
}

/** The identity provider, local: serves `/cognito/…` and `/outbox`. */
export interface Identity {
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Makes these users known; those that exist stay as they are. */
  readonly seed: (users: readonly SeedUser[]) => Promise<void>;
  /** The id token of a user who signs in now, without the password and the code. No request leads here. */
  readonly idTokenOf: (username: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const demoCode = '123456';

/** Opens the pool. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const store = await openStore(options.databaseUrl, (error) =>
    options.log({ event: 'connection_lost', error: error.message }),
  );
  const now = options.now ?? Date.now;
  const pool: UserPool = {
    ...options,
    store,
    poolName: options.userPoolId.split('_')[1] ?? '',
    signer: await createSigner(store, options.issuer, now),
    now,
    decoy: await createDecoy(store),
    newCode: options.newCode ?? (() => demoCode),
  };
  return {
    handleRequest: (request, response) => route(pool, request, response),
    seed: (users) => seedUsers(pool, users),
    idTokenOf: async (username) => {
      const user = await requireUser(pool, username);
      const { AuthenticationResult } = await finishSignIn(pool, user, 'TokenGeneration_Authentication');
      return AuthenticationResult.IdToken;
    },
    close: () => store.close(),
  };
}

async function route(pool: UserPool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (request.method === 'OPTIONS') return send(response, 204, undefined);
  if (path === '/outbox') return sendOutbox(pool, request, response);
  if (path === mailPath && request.method === 'POST') return takeMail(pool, request, response);
  if (path.endsWith('/.well-known/jwks.json')) return send(response, 200, pool.signer.jwks);
  if (request.method !== 'POST') return send(response, 404, { message: 'Not found.' });
  try {
    send(response, 200, await runTarget(pool, request));
  } catch (error) {
    sendError(pool, response, error);
  }
}

async function runTarget(pool: UserPool, request: IncomingMessage): Promise<unknown> {
  const name = operationOf(request);
  const target = publicTargets.get(name) ?? adminTargets.get(name);
  if (!target) throw new CognitoError('UnknownOperationException', `The emulator has no operation ${name}.`);
  const body = await readBody(request);
  if (adminTargets.has(name)) await requireSignature(request, body, pool.credentials, pool.now());
  const input = parseInput(body.toString('utf8'));
  if (input.ClientId !== undefined && input.ClientId !== pool.clientId) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
  }
  if (input.UserPoolId !== undefined && input.UserPoolId !== pool.userPoolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`);
  }
  return target(pool, input as never);
}

function sendError(pool: UserPool, response: ServerResponse, error: unknown): void {
  const known =
    error instanceof CognitoError ? error : new CognitoError('InternalErrorException', 'Internal error', 500);
  if (known !== error) pool.log({ event: 'identity_failure', error: String(error) });
  response.setHeader('x-amzn-errortype', known.type);
  response.setHeader('x-amzn-errormessage', encodeURIComponent(known.message));
  send(response, known.status, { __type: known.type, message: known.message });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function sendOutbox(pool: UserPool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const messages = await pool.store.list<OutboxMessage>('message', 100);
  if (request.headers.accept?.includes('application/json')) return send(response, 200, { messages });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  response.end(outboxPage(messages));
}

/** Postgres cannot store a NUL character. */
function parseInput(body: string): { ClientId?: string; UserPoolId?: string } {
  if (body.includes('\\u0000')) throw invalidParameter('The request contains a NUL character.');
  const input = asJson(body || '{}');
  if (typeof input !== 'object' || input === null) throw notJson();
  return input;
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notJson();
  }
}

const notJson = () => new CognitoError('SerializationException', 'The request is not a JSON object.');

async function seedUsers(pool: UserPool, users: readonly SeedUser[]): Promise<void> {
  for (const user of users) {
    if (await pool.store.get('user', user.username)) continue;
    await pool.store.put('user', user.username, {
      ...blankUser(pool, user.username),
      status: user.isTemporaryPassword ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      isEnabled: user.isEnabled,
      password: makeVerifier(pool.poolName, user.username, user.password),
      attributes: {
        email: user.email,
        email_verified: 'true',
        phone_number: user.phoneNumber,
        phone_number_verified: 'true',
      },
      groups: user.groups,
      mfa: { sms: user.mfa === 'sms', authenticator: user.mfa === 'authenticator' },
      authenticatorSecret: user.authenticatorSecret ?? null,
    });
  }
}

/**
 * The answer for usernames that do not exist: a salt that stays the same for a name, also after a restart, and a
 * verifier that no known password fits. Without it an answer would tell who exists.
 */
async function createDecoy(store: Store): Promise<(username: string) => PasswordVerifier> {
  await store.add('key', 'decoy', { secret: randomBytes(32).toString('hex') });
  const secret = (await store.get<{ secret: string }>('key', 'decoy'))?.secret ?? '';
  const { verifier } = makeVerifier('', '', randomBytes(32).toString('hex'));
  return (username) => ({ salt: createHmac('sha256', secret).update(username).digest('hex').slice(0, 32), verifier });
}
