import type { Context } from '../context';

/** An intent that is pending for longer than this raises an alarm. */
export const overdueAfterMs = 15 * 60_000;
/** The oldest intents raise theirs first; a later run raises the others. */
const maxAlarmsPerRun = 500;

const raise = `
  insert into alarms (kind, subject, message, details, raised_at)
  select 'intent_overdue', id::text, :message, jsonb_build_object('intentKind', kind, 'entityId', entity_id,
    'accountId', account_id, 'attempts', attempts, 'lastError', last_error), :now
  from provider_intents where state = 'pending' and "createdAt" <= :before
  order by "createdAt" limit :max
  on conflict (kind, subject) where cleared_at is null do update set details = excluded.details`;

const clear = `
  update alarms set cleared_at = :now
  where kind = 'intent_overdue' and cleared_at is null
    and not exists (select from provider_intents where id::text = alarms.subject and state = 'pending')`;

type Parts = Pick<Context, 'database' | 'clock'>;

/** Raises an alarm for each intent that has been pending for too long. */
export async function raiseOverdue({ database, clock }: Parts): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - overdueAfterMs);
  const message = `An effect at the provider is pending for more than ${overdueAfterMs / 60_000} minutes.`;
  await database.raw(raise, { now, before, message, max: maxAlarmsPerRun });
}

/** Clears the alarms of intents that were concluded. */
export async function clearConcluded({ database, clock }: Parts): Promise<void> {
  await database.raw(clear, { now: clock.now() });
}
