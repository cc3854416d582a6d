import type { Knex } from 'knex';
import { withoutGuards } from './books';

const amounts = ['safeguarded_amount_gbp', 'safeguarded_amount_eur', 'safeguarded_amount_usd'] as const;

/** Takes what is safeguarded away from every account, as if it had never been. @returns what adds it again */
export async function withoutSafeguarded(database: Knex): Promise<() => Promise<void>> {
  const held = await database('accounts').select('id', ...amounts);
  await database('accounts').update(Object.fromEntries(amounts.map((column) => [column, '0'])));
  return async () => {
    for (const { id, ...row } of held) {
      const added = amounts.map((column) => [column, database.raw('?? + ?::numeric', [column, row[column]])]);
      await database('accounts').where({ id }).update(Object.fromEntries(added));
    }
  };
}

/** Sets the status of safeguarding transfers, which no path of the states allows. */
export const forceStatus = (database: Knex, ids: readonly string[], status: 'pending' | 'cancelled') =>
  withoutGuards(database, (transaction) => transaction('safeguarding_transfers').whereIn('id', ids).update({ status }));
