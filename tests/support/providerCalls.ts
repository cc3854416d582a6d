import type { Knex } from 'knex';

/** Gives each user the budget of provider calls back, for tests of something else that need more of them in a minute. */
export const giveBackCalls = (database: Knex): PromiseLike<number> => database('provider_calls').delete();
