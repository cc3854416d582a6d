import type { Knex } from 'knex';
import { reconcileBooks } from '../../actions/books/reconcileBooks';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { syncProvider } from '../../actions/schedules/syncProvider';
import { noteRestored, readRestored } from '../stack/restored';

/** What the provider holds and the backup does not know. Amounts in major units. */
export interface LaterEffect {
  readonly kind: 'payment' | 'transfer' | 'conversion';
  /** The provider's id. */
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly at: string;
  /**
   * Whether a row of ours bears its key, so that the sender finds it there and makes no second one, or two administrators have resolved it on the
   * page of the books.
   */
  readonly isOurs: boolean;
}

const maxSyncRuns = 100;

/** A key counts as ours wherever we keep it: on our row, or with the call that is still to be made. */
const effectsSql = `
  with effects as (
    select 'payment' as kind, id, short_reference, amount, currency, status, created_at, unique_request_id from tcc_payments
    union all
    select 'transfer', id, short_reference, amount, currency, status, created_at, unique_request_id from tcc_transfers
    union all
    select 'conversion', id, short_reference, client_sell_amount, sell_currency, status, created_at, unique_request_id
    from tcc_conversions
  ), keys as (
    select key::text as key from provider_intents
    union select "uniqueRequestId"::text from payments
    union select "uniqueRequestId"::text from conversions
    union select "uniqueRequestId"::text from transfers
    union select id::text from charges
    union select id::text from safeguarding_transfers
  )
  select kind, id, coalesce(short_reference, '') as reference, amount::text as amount, currency, status,
    to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
    exists (select from keys where keys.key = effects.unique_request_id) or exists (select from book_differences d
      where d.kind = effects.kind and d.subject_id = effects.id and d.resolved_at is not null) as "isOurs"
  from effects
  where created_at > :takenAt
  order by created_at, kind, id`;

const dayMs = 86_400_000;

/**
 * The step after a restore, before schedules and senders start: reads everything from the provider, lists what happened there after the backup,
 * and compares the books. What is unknown here stands on the page of the books, where two administrators adopt it (docs/decisions/095, 097).
 * @param takenAt the moment of the backup, in business time
 * @param environment the variables of the actions
 * @throws Error when a login could not be read completely
 */
export async function afterRestore(
  takenAt: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly LaterEffect[]> {
  const context = createContext({ ...environment, LOG_LEVEL: 'silent' });
  try {
    await readEverything(context);
    await reconcileBooks(context, { from: new Date(Date.parse(takenAt) - dayMs), normalTimeMs: 0 });
    return await laterEffects(context.database, takenAt);
  } finally {
    await context.database.destroy();
  }
}

/** The sync goes on from where the backup's stood. */
async function readEverything(context: Context): Promise<void> {
  for (let run = 0; run < maxSyncRuns; run += 1) {
    const { logins } = await syncProvider(context);
    const failed = logins.find(({ error }) => error !== undefined);
    if (failed) throw new Error(`The login ${failed.loginId} could not be read from the provider: ${failed.error}.`);
    if (logins.every(({ feeds }) => Object.values(feeds).every(({ isComplete }) => isComplete))) return;
  }
  throw new Error('The provider could not be read to its end.');
}

/** What the mirrors have from the provider since then, oldest first. */
export async function laterEffects(database: Knex, takenAt: string): Promise<readonly LaterEffect[]> {
  const { rows } = await database.raw<{ rows: LaterEffect[] }>(effectsSql, { takenAt });
  return rows;
}

/**
 * Runs the step after a restore, and removes the note of the restore when everything is known here.
 * @returns whether it is
 * @throws Error as `afterRestore` does
 */
export async function settleRestore(dataDir: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  const restored = readRestored(dataDir);
  const effects = restored ? await afterRestore(restored.takenAt, environment) : [];
  if (!effects.every(({ isOurs }) => isOurs)) return false;
  noteRestored(dataDir, undefined);
  return true;
}

/** What a restore prints of the effects. */
export function describeEffects(takenAt: string, effects: readonly LaterEffect[]): string {
  if (effects.length === 0) return `No effect at the provider is younger than the backup of ${takenAt}.`;
  const lines = effects.map(
    ({ kind, reference, amount, currency, status, at, isOurs }) =>
      `  ${at}  ${kind.padEnd(10)}  ${reference.padEnd(16)}  ${amount} ${currency}  ${status}  ${isOurs ? 'known here' : 'unknown here'}`,
  );
  return [`These ${effects.length} effects happened after the backup of ${takenAt}:`, ...lines].join('\n');
}
