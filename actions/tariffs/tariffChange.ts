import type { Knex } from 'knex';
import type { MadeChange } from '../fourEyes/governedChange';
import { lockHouseSwitches } from '../fourEyes/switches';

/**
 * A tariff that was created or changed, with the switches of the house.
 * @param id names the tariff; a new one by its type and name
 */
export async function tariffChange<Answer>(
  transaction: Knex.Transaction,
  id: string,
  answer: Answer,
): Promise<MadeChange<Answer>> {
  return { answer, subject: { entity: 'tariffs', id }, switches: { now: await lockHouseSwitches(transaction) } };
}
