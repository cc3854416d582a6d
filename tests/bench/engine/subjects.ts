import { resolve } from 'node:path';
import { freePort } from '../../../tools/postgres/cluster';
import { bundled, engineCommand } from '../bundle';
import { startServer, type RunningServer } from '../processes';
import type { Query, Sample } from './workload';

/** A server that answers the five queries. */
export interface Subject {
  readonly name: 'raw' | 'engine' | 'postgraphile';
  readonly dialect: 'engine' | 'postgraphile';
  readonly command: readonly string[];
  readonly ready: RegExp;
}

/** A subject that runs. */
export interface RunningSubject extends RunningServer {
  readonly subject: Subject;
  readonly url: string;
}

/** Connections to the database that each subject may hold. */
const poolSize = 10;
const adminSecret = 'bench';

const peers = resolve(__dirname, '..', 'peers');

export const allSubjects: readonly Subject[] = [
  { name: 'raw', dialect: 'engine', command: bundled('tests/bench/engine/raw.ts'), ready: /ready/ },
  { name: 'engine', dialect: 'engine', command: engineCommand(resolve(__dirname, 'metadata')), ready: /startup/ },
  {
    name: 'postgraphile',
    dialect: 'postgraphile',
    // It needs a newer Node than the project does, so it brings its own.
    command: [resolve(peers, 'node_modules', '.bin', 'node'), resolve(peers, 'postgraphile.mjs')],
    ready: /ready/,
  },
];

/** Starts a subject on the data set and waits until it listens. */
export async function startSubject(subject: Subject, databaseUrl: string): Promise<RunningSubject> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    POOL_SIZE: String(poolSize),
    HASURA_GRAPHQL_SERVER_PORT: String(port),
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
    HASURA_GRAPHQL_PG_CONNECTIONS: String(poolSize),
  };
  const server = await startServer(subject.command, environment, subject.ready);
  return { ...server, subject, url: `http://127.0.0.1:${port}/v1/graphql` };
}

/** Headers and body of one request to a subject. */
export function requestOf(
  { dialect }: Subject,
  query: Query,
  { personId, variables }: Sample,
): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'application/json',
      'x-hasura-admin-secret': adminSecret,
      'x-hasura-role': 'member',
      'x-hasura-user-id': personId,
    },
    body: JSON.stringify({ query: query[dialect], operationName: query.name, variables }),
  };
}

/** The answer's `data`, parsed. Throws when there is none. */
export async function ask(server: RunningSubject, query: Query, sample: Sample): Promise<Record<string, unknown>> {
  const response = await fetch(server.url, { method: 'POST', ...requestOf(server.subject, query, sample) });
  const body = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  if (!body.data || body.errors) {
    throw new Error(`${server.subject.name} ${query.name}: ${JSON.stringify(body).slice(0, 600)}`);
  }
  return body.data;
}
