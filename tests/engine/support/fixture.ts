import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { createEngine, type Engine, type EngineOptions } from '../../../hasura/engine/engine';
import { createTestDatabase } from '../../support/database';

export const adminSecret = 'fixture-secret';
export const metadataDir = join(__dirname, '..', 'fixture', 'metadata');
const schema = readFileSync(join(__dirname, '..', 'fixture', 'schema.sql'), 'utf8');

/** A database with the fixture's tables and rows. */
export async function createFixtureDatabase(): Promise<{
  url: string;
  sql: (text: string) => Promise<unknown[]>;
  drop: () => Promise<void>;
}> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(schema);
  return {
    url: database.url,
    sql: async (text) => (await client.query(text)).rows as unknown[],
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}

/** An engine over the fixture, served over HTTP. */
export interface RunningEngine {
  readonly engine: Engine;
  readonly url: string;
  readonly log: Record<string, unknown>[];
  readonly sql: (text: string) => Promise<unknown[]>;
  /** Posts a document with headers; gives the parsed body. */
  readonly post: (query: string, headers?: Record<string, string>, variables?: unknown) => Promise<GraphqlBody>;
  readonly stop: () => Promise<void>;
}

export interface GraphqlBody {
  readonly data?: Record<string, unknown>;
  readonly errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** Starts an engine; `prepare` changes the database before the engine connects to it. */
export async function startEngine(
  options: Partial<EngineOptions> = {},
  prepare: (sql: RunningEngine['sql']) => Promise<unknown> = async () => undefined,
): Promise<RunningEngine> {
  const database = await createFixtureDatabase();
  await prepare(database.sql);
  const log: Record<string, unknown>[] = [];
  const engine = await createEngine({
    databaseUrl: database.url,
    metadataDir,
    adminSecret,
    liveQueryIntervalMs: 50,
    env: { ACTIONS_URL: 'http://127.0.0.1:9', ACTIONS_KEY: 'k' },
    log: (entry) => log.push(entry),
    ...options,
  });
  const server = createServer((request, response) => void engine.handleRequest(request, response));
  server.on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head));
  const url = await listen(server);
  const post: RunningEngine['post'] = async (query, headers = asAdmin(), variables = {}) => {
    const response = await fetch(`${url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlBody;
  };
  const stop = async (): Promise<void> => {
    await engine.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.drop();
  };
  return { engine, url, log, sql: database.sql, post, stop };
}

/** Starts a server on a free port; gives its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Headers of the admin secret, acting as a role with session variables. */
export function asAdmin(role?: string, variables: Record<string, string> = {}): Record<string, string> {
  return { 'x-hasura-admin-secret': adminSecret, ...(role ? { 'x-hasura-role': role } : {}), ...variables };
}

/** Headers of a demo user of the fixture. */
export function asUser(name: string): Record<string, string> {
  return asAdmin('user', { 'x-hasura-user-id': name });
}
