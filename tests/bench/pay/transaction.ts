import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** Who pays or approves, and from which account. */
export interface Caller {
  readonly userId: string;
  readonly accountId: string;
}

/** Runs a prepared statement and gives its rows. */
export type Run = <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const actor: Statement = {
  name: 'actor',
  text: `select set_config('corridor.user', $1, true), set_config('corridor.request_id', $2, true)`,
};

/** Runs the work in a transaction that the audit log attributes to the caller. */
export async function inTransaction<Result>(
  pool: Pool,
  { userId }: Caller,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const run = runOn(client);
    await client.query('begin');
    await run(actor, [userId, randomUUID()]);
    const result = await work(run);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function runOn(client: PoolClient): Run {
  return async (statement, values) => (await client.query({ ...statement, values: [...values] })).rows as never;
}

/** The only row. @throws Error when there is none */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A row is missing.');
  return row;
}
