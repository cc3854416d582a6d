import { transientStates, type TransientState } from '../../domain/operations/transientStates';
import type { Context } from '../context';

/** The oldest rows raise theirs first; a later run raises the others. */
const maxAlarmsPerRun = 500;

/** SQL: the rows that are in one of its transient states for longer than the limit. Each part is a constant of the table above. */
function stuckIn({ noun, table, column, states, whileNull, since, limitMinutes }: TransientState): string {
  const list = states.map((state) => `'${state}'`).join(', ');
  const isOnItsWay = whileNull === undefined ? '' : ` and "${whileNull}" is null`;
  return `select '${table} ' || id as subject, '${noun}' as noun, '${table}' as source, id::text as id, ${column} as state, "${since}" as since,
      ${limitMinutes} as minutes
    from ${table}
    where ${column} in (${list})${isOnItsWay} and "${since}" <= :now::timestamptz - interval '${limitMinutes} minutes'`;
}

const stuck = transientStates.map(stuckIn).join('\n    union all\n    ');

const raise = `
  insert into alarms (kind, subject, message, details, raised_at)
  select 'row_stuck', subject, noun || ' has not moved on for ' || minutes || ' minutes: ' || id || '.',
    jsonb_build_object('table', source, 'id', id, 'state', state, 'since', since, 'limitMinutes', minutes), :now
  from (${stuck}) stuck
  order by since, subject limit :max
  on conflict (kind, subject) where cleared_at is null do nothing`;

const clear = `
  update alarms set cleared_at = :now
  where kind = 'row_stuck' and cleared_at is null and subject not in (select subject from (${stuck}) stuck)`;

/** Raises an alarm for each row that is in a transient status for longer than its limit, and clears those of rows that moved on. */
export async function watchStuckRows({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.raw(clear, { now });
  await database.raw(raise, { now, max: maxAlarmsPerRun });
}
