import type { Knex } from 'knex';
import type { AlarmsRow } from './generated/tables';

/** What operators must look at. There is one open alarm for each kind and subject. */
export interface Alarm {
  readonly kind: AlarmsRow['kind'];
  /** What it is about: the id of an intent, or a login at the provider. */
  readonly subject: string;
  readonly message: string;
  readonly details: object;
}

/** Raises an alarm. An open alarm of the same kind and subject gets the new message and keeps its time. */
export async function raiseAlarm(database: Knex, { details, ...alarm }: Alarm, now: Date): Promise<void> {
  const row = { ...alarm, details: JSON.stringify(details), raised_at: now };
  await database('alarms')
    .insert(row)
    .onConflict(database.raw('(kind, subject) where cleared_at is null'))
    .merge(['message', 'details']);
}

/** Clears the open alarm of a kind and subject, if there is one. */
export async function clearAlarm(database: Knex, kind: Alarm['kind'], subject: string, now: Date): Promise<void> {
  await database('alarms').where({ kind, subject, cleared_at: null }).update({ cleared_at: now });
}

/** Clears the open alarms of a kind about subjects that are not watched any more. */
export async function clearUnwatched(
  database: Knex,
  kind: Alarm['kind'],
  watched: readonly string[],
  now: Date,
): Promise<void> {
  await database('alarms')
    .where({ kind, cleared_at: null })
    .whereNotIn('subject', [...watched])
    .update({ cleared_at: now });
}
