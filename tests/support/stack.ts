import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { columnTypes } from '../../actions/database/connection';
import { signInDemoUser, type DemoTokens } from '../../local/identity/signInDemoUser';
import { simulatorKey } from '../../local/stack/secrets';

/** What a GraphQL request came back with. */
export interface GraphqlAnswer<T> {
  readonly data?: T;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly field?: string; readonly path?: string };
  }[];
}

/** The stack that serves this run. @throws Error that says how to get one */
export function stackUrl(): string {
  return required('STACK_URL');
}

/** The variables that the actions run with. */
export function actionEnvironment(): Record<string, string> {
  return JSON.parse(required('STACK_ACTION_ENVIRONMENT')) as Record<string, string>;
}

/** The stack's database, as its owner. Close it with `destroy`. */
export function stackDatabase(): Knex {
  const connection = { connectionString: required('STACK_OWNER_URL'), types: columnTypes };
  return knex({ client: 'pg', connection, pool: { min: 0, max: 4 } });
}

type Request = Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> };

/** Fetches from the stack and closes the connection: a busy test may use a kept one at the moment in which the stack closes it. */
const fetchStack = (path: string, { headers, ...request }: Request = {}): Promise<Response> =>
  fetch(`${stackUrl()}${path}`, { ...request, headers: { ...headers, connection: 'close' } });

declare global {
  /** The id token of a user, without a sign-in, where the file has a stack of its own (`ownStack/environment.cjs`). */
  var idTokenOf: ((username: string) => Promise<string>) | undefined;
}

/** A token is valid for five minutes, and a run of browser tests lasts longer. */
const tokenAgeMs = 240_000;
const tokens = new Map<string, { readonly asked: Promise<string>; readonly at: number }>();

/** A demo user's id token, asked for anew before it expires. */
export function tokenOf(username: string): Promise<string> {
  const known = tokens.get(username);
  if (known && performance.now() - known.at < tokenAgeMs) return known.asked;
  const asked = globalThis.idTokenOf?.(username) ?? signInDemoUser(stackUrl(), username).then(({ idToken }) => idToken);
  tokens.set(username, { asked, at: performance.now() });
  return asked;
}

/** Sends a document as a demo user, or as nobody. */
export async function graphql<T>(
  username: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<T>> {
  const authorization: Record<string, string> = username ? { authorization: `Bearer ${await tokenOf(username)}` } : {};
  const response = await fetchStack('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...authorization, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlAnswer<T>;
}

/** Sends a document with a token of one's own choice. */
export async function graphqlWithToken<T>(idToken: string, query: string, variables = {}): Promise<GraphqlAnswer<T>> {
  const response = await fetchStack('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlAnswer<T>;
}

/** Calls a public operation of the identity provider as the SPA's client. */
export async function callIdentity(operation: string, input: object): Promise<{ readonly __type?: string }> {
  const config = (await (await fetchStack('/config.json')).json()) as { clientId: string };
  const response = await fetchStack('/cognito/', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: config.clientId, ...input }),
  });
  return (await response.json()) as { __type?: string };
}

/** New tokens of a session, as a browser or the thief of its cookies gets them. */
export async function renewTokens(refreshToken: string): Promise<{ AccessToken: string; IdToken: string }> {
  const AuthParameters = { REFRESH_TOKEN: refreshToken };
  const answer = await callIdentity('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
  return (answer as { AuthenticationResult: { AccessToken: string; IdToken: string } }).AuthenticationResult;
}

/** Asks the identity provider for a new token. Gives the name of its refusal. */
export async function refusalOfRefresh(tokens: DemoTokens): Promise<string | undefined> {
  const AuthParameters = { REFRESH_TOKEN: tokens.refreshToken };
  return (await callIdentity('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })).__type;
}

/** Calls one of the provider simulator's controls. */
export async function control<T>(name: string, body?: unknown): Promise<T> {
  const response = await fetchStack(`/provider/_control/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-simulator-key': simulatorKey, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`control ${name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Runs a schedule's Lambda now. */
export async function runSchedule<T>(name: string): Promise<T> {
  const response = await fetchStack(`/schedules/${name}`, { method: 'POST' });
  if (!response.ok) throw new Error(`schedule ${name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set: run "npm test -- --only stack", which starts a stack for its tests.`);
  }
  return value;
}
