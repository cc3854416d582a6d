import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import type { ExportsRow } from '../../database/generated/tables';
import { requireSeat } from '../../database/seats';
import type { Session } from '../../runtime/session';

/**
 * An export of the caller, who still holds the seat on its account.
 * @throws RuleError export_not_found
 */
export async function findOwnExport(database: Knex, { userId }: Session, exportId: string): Promise<ExportsRow> {
  const found = isUuid(exportId) && (await database('exports').where({ id: exportId, user_id: userId }).first());
  if (!found || !found.account_id) throw new RuleError('export_not_found', 'exportId');
  await requireSeat(database, userId, found.account_id).catch(() => {
    throw new RuleError('export_not_found', 'exportId');
  });
  return found;
}
