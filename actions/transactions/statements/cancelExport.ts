import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { CancelExportInput, CancelExportOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { findOwnExport } from './findOwnExport';

/**
 * Cancels an export that is not written yet. Its run stops at the next page of lines and leaves no file. One that has ended stays as it is.
 * @throws RuleError export_not_found
 */
export async function cancelExport(
  { exportId }: CancelExportInput,
  session: Session,
  context: Context,
): Promise<CancelExportOutput> {
  const { id } = await findOwnExport(context.database, session, exportId);
  await inTransaction(context.database, session, (transaction) =>
    transaction('exports')
      .where({ id })
      .whereIn('state', ['waiting', 'running'])
      .update({ state: 'cancelled', lease_until: null }),
  );
  return { id };
}
