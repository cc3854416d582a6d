import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { Clock } from '../runtime/clock';
import type { Session } from '../runtime/session';

/** How often an administrator may ask within an hour whether there is a user of a name: usernames are unique in the whole portal. */
export const questionsPerHour = 30;

const hourMs = 3_600_000;
const minuteMs = 60_000;

const take = `
  insert into name_questions as mine (user_id, hour, questions) values (:userId, :hour, 1)
  on conflict (user_id) do update
    set questions = case when mine.hour = excluded.hour then mine.questions + 1 else 1 end, hour = excluded.hour
    where mine.hour <> excluded.hour or mine.questions < :questionsPerHour
  returning questions`;

/**
 * Counts a question about a name, before it is answered.
 * @throws RuleError too_many_requests on `id`, which says after how many minutes to try again
 */
export async function takeNameQuestion(database: Knex, { userId }: Session, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  const begin = hourOf(now);
  const bindings = { userId, hour: new Date(begin), questionsPerHour };
  const { rows } = await database.raw<{ rows: unknown[] }>(take, bindings);
  if (rows.length > 0) return;
  const minutes = Math.ceil((begin + hourMs - now) / minuteMs);
  const message = `You have asked about ${questionsPerHour} usernames within an hour. Try again in ${minutes} min.`;
  throw new RuleError('too_many_requests', 'id', message);
}

/** Uncounts a question after the user was created: that call told nothing about an existing user. */
export async function returnNameQuestion(
  database: Knex,
  { userId }: Pick<Session, 'userId'>,
  clock: Clock,
): Promise<void> {
  const hour = new Date(hourOf(clock.now().getTime()));
  await database('name_questions').where({ user_id: userId, hour }).where('questions', '>', 0).decrement('questions');
}

const hourOf = (time: number) => Math.floor(time / hourMs) * hourMs;
