import { tradingAccount } from '../../support/portal';
import { loopbackAdminSecret } from '../../../local/stack/secrets';
import { freePort } from '../../../tools/postgres/cluster';
import type { Stack } from '../../../local/stack/startStack';
import { bundled } from '../bundle';
import { startServer } from '../processes';

/** What takes payments: the whole stack, its handlers alone, or hand-written transactions. */
export interface Subject {
  readonly name: 'portal' | 'handlers' | 'by hand';
  readonly url: string;
  readonly requestOf: (call: ActionCall) => HttpRequest;
  readonly stop: () => Promise<void>;
}

/** One call of an action as a user on the trading account. */
export interface ActionCall {
  readonly name: string;
  /** The document for GraphQL. */
  readonly query: string;
  readonly userId: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What the load generator sends. */
export interface HttpRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Connections to the database, as many as the actions have. */
const poolSize = 10;
const json = { 'content-type': 'application/json', 'x-account-id': tradingAccount };

/** The three subjects, over the database of one stack. */
export async function startSubjects(stack: Stack): Promise<readonly Subject[]> {
  const portal: Subject = { name: 'portal', url: stack.url, requestOf: asGraphql, stop: () => Promise.resolve() };
  return [
    await startBare('by hand', 'tests/bench/pay/byHand.ts', stack),
    await startBare('handlers', 'tests/bench/pay/handlers.ts', stack),
    portal,
  ];
}

async function startBare(name: Subject['name'], program: string, { actionEnvironment }: Stack): Promise<Subject> {
  const port = await freePort();
  const environment = { ...actionEnvironment, PORT: String(port), POOL_SIZE: String(poolSize) };
  const server = await startServer(bundled(program), environment, /ready/);
  const requestOf = asHasura(actionEnvironment.ACTIONS_SECRET ?? '');
  return { name, url: `http://127.0.0.1:${port}`, requestOf, stop: () => server.stop() };
}

/** The admin secret speaks for the user: a user's own token allows three requests at once. */
const asGraphql = ({ query, userId, input }: ActionCall): HttpRequest => ({
  path: '/v1/graphql',
  headers: {
    ...json,
    'x-hasura-admin-secret': loopbackAdminSecret,
    'x-hasura-role': 'user',
    'x-hasura-user-id': userId,
  },
  body: JSON.stringify({ query, variables: input }),
});

/** The request that Hasura would send to the actions. */
export const asHasura =
  (secret: string) =>
  ({ name, userId, input }: ActionCall): HttpRequest => ({
    path: '/',
    headers: { ...json, 'x-corridor-actions-secret': secret },
    body: JSON.stringify({
      action: { name },
      input,
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': userId },
    }),
  });

/** Sends one call and gives the answer's text. @throws Error when it is refused */
export async function send(subject: Subject, call: ActionCall): Promise<string> {
  const { path, headers, body } = subject.requestOf(call);
  const response = await fetch(`${subject.url}${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || /"errors":|"errorCode":"/.test(text)) {
    throw new Error(`${subject.name} ${call.name}: ${response.status} ${text.slice(0, 500)}`);
  }
  return text;
}
