import type { Knex } from 'knex';
import { callsPerUser } from '../../actions/provider/callBudget';

const minuteMs = 60_000;
const spent = ['spent this minute', 'spent next minute'];

/** Gives each user the budget of provider calls back, for tests of something else that need more of them in a minute. */
export const giveBackCalls = (database: Knex): PromiseLike<number> => database('provider_calls').delete();

/** Uses up a user's calls of this minute and, in case it ends meanwhile, of the next, for the work. The user has made one since they were given back. */
export async function withCallsSpent(database: Knex, userId: string, work: () => Promise<unknown>): Promise<void> {
  const { login_id } = await database('provider_calls').where({ user_id: userId }).first<{ login_id: string }>();
  const minute = Math.floor(Date.now() / minuteMs) * minuteMs;
  const rows = spent.map((org_id, index) => ({
    login_id,
    org_id,
    user_id: userId,
    calls: callsPerUser,
    minute: new Date(minute + index * minuteMs),
  }));
  await database('provider_calls').insert(rows);
  try {
    await work();
  } finally {
    await database('provider_calls').whereIn('org_id', spent).delete();
  }
}
