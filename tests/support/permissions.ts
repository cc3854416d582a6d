import { Pool, type PoolClient } from 'pg';
import { EngineError, type ErrorCode } from '../../hasura/engine/errors';
import { sessionVariables } from '../../hasura/engine/execute/bind';
import { openDatabase, runnerOn, type Database } from '../../hasura/engine/execute/database';
import type { Generation } from '../../hasura/engine/execute/generation';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { prepareRequest, runOperation } from '../../hasura/engine/execute/operationRun';
import type { JsonObject } from '../../hasura/engine/json';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import type { Session } from '../../hasura/engine/session';

/** What one role with one session may do. Each call has a transaction of its own, of which nothing stays. */
export interface Asker {
  /** Gives the data. Fails the test when the document is refused. */
  readonly can: (query: string, variables?: JsonObject) => Promise<JsonObject>;
  /** Fails the test unless the document is refused, with this code when one is named. */
  readonly cannot: (query: string, variables?: JsonObject, code?: ErrorCode) => Promise<void>;
  /** Fails the test unless the document gives exactly these data. */
  readonly sees: (query: string, expected: JsonObject, variables?: JsonObject) => Promise<void>;
}

/** The permissions of a metadata directory over a database. */
export interface Permissions {
  /** Names of session variables in any case. */
  readonly as: (role: string, session?: Readonly<Record<string, string>>) => Asker;
  readonly close: () => Promise<void>;
}

const options = { stringifyNumericTypes: true };

/** Loads the metadata once; its documents are then asked by the engine's own code, without HTTP. */
export async function openPermissions(
  databaseUrl: string,
  metadataDirectory: string,
  environment: Readonly<Record<string, string>>,
): Promise<Permissions> {
  const database = openDatabase(databaseUrl, () => undefined);
  const generation = await loadGeneration(database, loadMetadataDirectory(metadataDirectory), {
    environment,
    inferFunctionPermissions: true,
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  return {
    as: (role, session = {}) => asker(pool, generation, { role, variables: lowerCase(session) }),
    close: async () => {
      await pool.end();
      await database.close();
    },
  };
}

function asker(pool: Pool, generation: Generation, session: Session): Asker {
  const ask = (query: string, variables: JsonObject = {}) => answerOf(pool, generation, session, query, variables);
  return {
    can: async (query, variables) => {
      const answer = await ask(query, variables);
      if (answer instanceof EngineError) {
        throw new Error(`${session.role} is refused (${answer.code}, ${answer.path}): ${answer.message}`);
      }
      return answer;
    },
    cannot: async (query, variables, code) => {
      const answer = await ask(query, variables);
      if (!(answer instanceof EngineError)) {
        throw new Error(`${session.role} is not refused: ${JSON.stringify(answer)}`);
      }
      if (code) expect({ code: answer.code, message: answer.message }).toMatchObject({ code });
    },
    sees: async (query, expected, variables) => {
      expect(await ask(query, variables)).toEqual(expected);
    },
  };
}

/** The data of a document, or why it is refused. What it changed is taken back. */
async function answerOf(
  pool: Pool,
  generation: Generation,
  session: Session,
  query: string,
  variables: JsonObject,
): Promise<JsonObject | EngineError> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const prepared = prepareRequest(generation, session, { query, variables, clientHeaders: {} }, options);
    if (prepared.operation.kind === 'subscription') throw new Error('ask the query, not the subscription');
    if (prepared.operation.roots.some(({ kind }) => kind === 'action')) {
      throw new Error('what a handler does cannot be taken back: ask it of the stack');
    }
    const { data } = await runOperation({ ...prepared, database: insideOf(client) }, options);
    return JSON.parse(data) as JsonObject;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The database as seen from inside one transaction, whose own transactions are savepoints. */
function insideOf(client: PoolClient): Database {
  const runner = runnerOn(client);
  return {
    ...runner,
    transaction: async (session, work) => {
      await client.query('savepoint one_mutation');
      await client.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(sessionVariables(session))]);
      try {
        const result = await work(runner);
        await client.query('set constraints all immediate');
        return result;
      } catch (error) {
        await client.query('rollback to savepoint one_mutation');
        throw error;
      }
    },
    script: () => Promise.reject(new Error('a script may end the transaction')),
    close: () => Promise.resolve(),
  };
}

function lowerCase(session: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(session).map(([name, value]) => [name.toLowerCase(), value]));
}
