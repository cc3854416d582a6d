import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { TariffsRow } from '../database/generated/tables';
import { isNameTaken } from '../database/isNameTaken';

/**
 * Refuses a name that another tariff of the type has, in any case, because a picker tells tariffs apart by their names. Until the transaction ends other
 * changes of tariffs wait, so that two do not take one name at the same time.
 * @throws RuleError tariff_name_taken
 */
export async function requireFreeName(
  transaction: Knex.Transaction,
  { id, name, type }: Pick<TariffsRow, 'id' | 'name' | 'type'>,
): Promise<void> {
  await transaction.raw('lock table tariffs in share row exclusive mode');
  if (await isNameTaken(transaction, { table: 'tariffs', type }, name, id)) {
    throw new RuleError('tariff_name_taken', 'name');
  }
}
