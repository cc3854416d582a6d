import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { TariffsRow } from '../database/generated/tables';

/**
 * Refuses a name that another tariff of the type has, because a picker tells tariffs apart by their names.
 * @throws RuleError tariff_name_taken
 */
export async function requireFreeName(
  transaction: Knex.Transaction,
  { id, name, type }: Pick<TariffsRow, 'id' | 'name' | 'type'>,
): Promise<void> {
  const other = await transaction('tariffs').where({ name, type }).whereNot({ id }).first('id');
  if (other) throw new RuleError('tariff_name_taken', 'name');
}
