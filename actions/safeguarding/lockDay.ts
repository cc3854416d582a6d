import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { ReconciliationsRow } from '../database/generated/tables';

/**
 * The rows of a day that is not signed, locked.
 * @throws RuleError reconciliation_not_found, reconciliation_signed
 */
export async function lockDay(transaction: Knex.Transaction, day: string): Promise<readonly ReconciliationsRow[]> {
  const rows = await transaction('reconciliations').where({ day }).orderBy('id').forUpdate().select();
  if (rows.length === 0) throw new RuleError('reconciliation_not_found', 'day');
  if (rows.some((row) => row.signed_by)) throw new RuleError('reconciliation_signed', 'day');
  return rows;
}
