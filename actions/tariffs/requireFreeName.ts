import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { TariffsRow } from '../database/generated/tables';

/**
 * Refuses a name that another tariff of the type has, because a picker tells tariffs apart by their names. Until the transaction ends other
 * changes of tariffs wait, so that two do not take one name at the same time.
 * @throws RuleError tariff_name_taken
 */
export async function requireFreeName(
  transaction: Knex.Transaction,
  { id, name, type }: Pick<TariffsRow, 'id' | 'name' | 'type'>,
): Promise<void> {
  await transaction.raw('lock table tariffs in share row exclusive mode');
  const other = await transaction('tariffs').where({ name, type }).whereNot({ id }).first('id');
  if (other) throw new RuleError('tariff_name_taken', 'name');
}
