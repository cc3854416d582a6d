import { Pool, type PoolClient } from 'pg';
import { EngineError } from '../../hasura/engine/errors';
import { bind, bindRows, sessionVariables } from '../../hasura/engine/execute/bind';
import { runnerOn, type Database } from '../../hasura/engine/execute/database';
import type { Generation } from '../../hasura/engine/execute/generation';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { fromPostgres } from '../../hasura/engine/execute/postgresError';
import { prepareRequest, runOperation, type PreparedRequest } from '../../hasura/engine/execute/operationRun';
import type { Json, JsonObject } from '../../hasura/engine/json';
import type { Metadata } from '../../hasura/engine/metadata/types';
import type { Session } from '../../hasura/engine/session';
import type { CompiledSubscription } from '../../hasura/engine/execute/compile';
import { metadataEnvironment } from '../../tools/metadata/metadataDirectory';

/** The answer to a document: data, or the refusal as the client reads it. */
export type Answer = { readonly data: JsonObject } | { readonly refusal: string };

/** Sends documents to the engine's own code over one transaction, as Hasura's login. Each request is rolled back. */
export interface Requester {
  /** The tables' access as this metadata gives it. */
  readonly open: (metadata: Metadata) => Promise<Generation>;
  readonly ask: (generation: Generation, session: Session, query: string, variables?: JsonObject) => Promise<Answer>;
  /** Sends a document, and reads a table's rows before the request is rolled back. */
  readonly askAndLook: (
    generation: Generation,
    session: Session,
    query: string,
    table: string,
  ) => Promise<{ readonly answer: Answer; readonly rows: readonly JsonObject[] }>;
  /** Queries the database directly, without the engine. */
  readonly sql: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Runs `work` after a change by the database's owner, and rolls the change back. */
  readonly during: (change: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const options = { stringifyNumericTypes: true };

/** Opens a transaction on a migrated database, lets the owner fill it, and then asks as Hasura's login. */
export async function openRequester<Filled>(
  databaseUrl: string,
  fill: (client: PoolClient) => Promise<Filled>,
): Promise<{ requester: Requester; filled: Filled }> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const client = await pool.connect();
  await client.query('begin');
  const filled = await fill(client);
  await asHasura(client);
  const close = async () => {
    client.release(true);
    await pool.end();
  };
  return { filled, requester: { ...requesterOn(client, databaseUrl), close } };
}

function requesterOn(client: PoolClient, databaseUrl: string): Omit<Requester, 'close'> {
  const environment = metadataEnvironment(databaseUrl);
  return {
    open: (metadata) => loadGeneration(insideOf(client), metadata, { environment, inferFunctionPermissions: true }),
    ask: (generation, session, query, variables = {}) =>
      rolledBackAfter(client, () => ask(client, generation, session, query, variables)),
    askAndLook: (generation, session, query, table) =>
      rolledBackAfter(client, async () => {
        const answer = await ask(client, generation, session, query, {});
        if ('refusal' in answer) await client.query('rollback to savepoint asked');
        const { rows } = await client.query<{ row: JsonObject }>(`select to_jsonb(seen) as row from "${table}" seen`);
        return { answer, rows: rows.map(({ row }) => row) };
      }),
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    during: (change, work) => during(client, change, work),
  };
}

async function asHasura(client: PoolClient): Promise<void> {
  await client.query('set local role corridor_hasura');
  await client.query('savepoint asked');
}

async function during(client: PoolClient, change: string, work: () => Promise<void>): Promise<void> {
  await client.query('savepoint change');
  await client.query('reset role');
  await client.query(change);
  await client.query('set local role corridor_hasura');
  await client.query('savepoint asked');
  try {
    await work();
  } finally {
    await client.query('rollback to savepoint change');
    await client.query('release savepoint change');
  }
}

async function ask(
  client: PoolClient,
  generation: Generation,
  session: Session,
  query: string,
  variables: JsonObject,
): Promise<Answer> {
  try {
    const prepared = prepareRequest(generation, session, { query, variables, clientHeaders: {} }, options);
    const { operation } = prepared;
    if (operation.kind === 'subscription') return { data: await lookOnce(client, operation, prepared) };
    return { data: JSON.parse((await runOperation(prepared, options)).data) as JsonObject };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { refusal: `${error.code} at ${error.path}: ${error.message}` };
  }
}

async function rolledBackAfter<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await client.query('rollback to savepoint asked');
  }
}

/** The first answer of a subscription, by the statement that would watch it. */
async function lookOnce(
  client: PoolClient,
  { live }: CompiledSubscription,
  { bindings }: PreparedRequest,
): Promise<JsonObject> {
  const values = bindRows(live.statement, [bind(live.statement, bindings)]);
  const [, ...texts] = (await runnerOn(client).run(live.statement, values, '$'))[0] ?? [];
  const fields = live.members.map(({ name }, index) => [name, JSON.parse(texts[index] ?? 'null') as Json] as const);
  return Object.fromEntries(fields);
}

/** Runs the deferred checks of a commit; a failure is refused as the engine refuses it. */
async function settle(client: PoolClient): Promise<void> {
  try {
    await client.query('set constraints all immediate');
  } catch (error) {
    throw fromPostgres(error, '$', 'commit');
  }
}

/** The database as seen from inside the transaction. What a mutation does stays until the answer is there. */
function insideOf(client: PoolClient): Database {
  const runner = runnerOn(client);
  return {
    ...runner,
    transaction: async (session, work) => {
      await client.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(sessionVariables(session))]);
      const result = await work(runner);
      await settle(client);
      return result;
    },
    script: async (text) => {
      const { fields, rows } = await client.query({ text, rowMode: 'array', types: { getTypeParser: () => String } });
      return { fields: fields.map(({ name }) => name), rows: rows as string[][] };
    },
    close: () => Promise.resolve(),
  };
}
