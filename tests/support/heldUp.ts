import type { Knex } from 'knex';
import { eventually } from './eventually';
import { tradingAccount } from './portal';
import { actionEnvironment } from './stack';

/** What an action is called with, and by whom. */
export interface ActionCall {
  readonly area: string;
  readonly action: string;
  readonly username: string;
  readonly input: object;
}

/** What an action answers where no engine is in between: its output, or its refusal. */
export type Answered<T> = T & { readonly extensions?: { readonly code: string; readonly field?: string } };

/** Calls an action at its own address. The engine may make the calls of one user take turns. */
async function called<T>({ area, action, username, input }: ActionCall): Promise<Answered<T>> {
  const response = await fetch(`${process.env.STACK_ACTIONS_URL}/actions/${area}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-corridor-actions-secret': actionEnvironment().ACTIONS_SECRET!,
      'x-account-id': tradingAccount,
    },
    body: JSON.stringify({
      action: { name: action },
      input,
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': username },
    }),
  });
  return (await response.json()) as Answered<T>;
}

/**
 * Makes calls on the trading account while nobody can write to a table or lock its rows, and lets them go on when all of them wait for that
 * with one statement: each has read what was there before. Gives their answers.
 * @param statement how the statement begins that they wait with
 */
export async function heldUpAt<T>(
  database: Knex,
  { table, statement }: { readonly table: string; readonly statement: string },
  calls: readonly ActionCall[],
): Promise<readonly Answered<T>[]> {
  const answers = await database.transaction(async (transaction) => {
    await transaction.raw('lock table ?? in exclusive mode', [table]);
    const started = calls.map((call) => called<T>(call));
    await eventually(
      () =>
        database('pg_stat_activity')
          .where({ wait_event_type: 'Lock' })
          .whereRaw('starts_with(query, ?)', [statement])
          .pluck<number[]>('pid'),
      (waiting) => waiting.length === calls.length,
    );
    return started;
  });
  return Promise.all(answers);
}
