import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { ParameterValue } from '../model/boolExp';
import type { Session } from '../session';
import type { Statement } from '../sql/statement';
import { limitAnswers } from './answerLimit';
import { sessionVariables } from './bind';
import { fromPostgres, fromScript } from './postgresError';

/** Runs statements, alone or inside a transaction. Values come as Postgres wrote them; errors as EngineError. */
export interface Runner {
  readonly run: (statement: Statement, values: ParameterValue[], path: string) => Promise<(string | null)[][]>;
}

/** The engine's connections. */
export interface Database extends Runner {
  /** Runs `work` in one transaction with the session in `hasura.user`; a throw rolls all of it back. */
  readonly transaction: <Result>(session: Session, work: (runner: Runner) => Promise<Result>) => Promise<Result>;
  /** A plain script without parameters, as `run_sql` sends it. A refusal of Postgres is a `postgres-error`. */
  readonly script: (text: string) => Promise<{ fields: string[]; rows: string[][] }>;
  readonly close: () => Promise<void>;
}

/** The most connections of a database that is opened without saying how many. */
const defaultConnections = 10;
const idleTimeoutMs = 180_000;

/** Values are passed through as the text that Postgres sent. */
const textValues = { getTypeParser: () => (value: string) => value } as QueryConfig['types'];

/** Opens a pool on the database with at most `connections`. Connections are made when first needed. */
export function openDatabase(
  url: string,
  log: (entry: Record<string, unknown>) => void,
  connections = defaultConnections,
): Database {
  const pool = new Pool({ connectionString: url, max: connections, idleTimeoutMillis: idleTimeoutMs });
  pool.on('connect', (client) => {
    // The statement that runs gets the error, too; without a listener a connection lost in a transaction would end the process.
    client.on('error', (error) => log({ level: 'warn', type: 'connection', message: error.message }));
    limitAnswers(client);
  });
  pool.on('error', (error) => log({ level: 'warn', type: 'pool', message: error.message }));
  return {
    ...runnerOn(pool),
    transaction: (session, work) => inTransaction(pool, session, work),
    script: async (text) => {
      const answer = await pool.query({ text, rowMode: 'array', types: textValues }).catch((error: unknown) => {
        throw fromScript(error, text);
      });
      const last = Array.isArray(answer) ? answer[answer.length - 1] : answer;
      return { fields: last.fields.map((field: { name: string }) => field.name), rows: last.rows };
    },
    close: () => pool.end(),
  };
}

/** Databases by their address, each opened when first asked for. */
export interface Databases {
  readonly at: (url: string) => Database;
  readonly close: () => Promise<void>;
}

/** No database yet; each is to hold `connections` at most. */
export function openDatabases(log: (entry: Record<string, unknown>) => void, connections: number): Databases {
  const opened = new Map<string, Database>();
  return {
    at: (url) => {
      const database = opened.get(url) ?? openDatabase(url, log, connections);
      opened.set(url, database);
      return database;
    },
    close: async () => {
      await Promise.all([...opened.values()].map((database) => database.close()));
    },
  };
}

async function inTransaction<Result>(
  pool: Pool,
  session: Session,
  work: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('hasura.user', $1, true)`, [JSON.stringify(sessionVariables(session))]);
    const result = await work(runnerOn(client));
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

/** Deferred constraints fail here, so that errors are mapped like any statement's. */
async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw fromPostgres(error, '$', 'commit');
  }
}

/** Runs statements on one connection, or on any of a pool. */
export function runnerOn(client: Pool | PoolClient): Runner {
  return {
    run: async (statement, values, path) => {
      try {
        const name = statementName(statement);
        const { text } = statement;
        const answer = await client.query({ name, text, values, rowMode: 'array', types: textValues });
        return answer.rows as (string | null)[][];
      } catch (error) {
        throw fromPostgres(error, path, statement.text);
      }
    },
  };
}

/** Names of statements that have run before: only those are worth keeping prepared on each connection. */
const names = new WeakMap<Statement, string | undefined>();

function statementName(statement: Statement): string | undefined {
  if (!names.has(statement)) {
    names.set(statement, undefined);
    return undefined;
  }
  const name = names.get(statement) ?? `corridor_${createHash('sha1').update(statement.text).digest('hex')}`;
  names.set(statement, name);
  return name;
}
