import type { Knex } from 'knex';
import type { BookSide } from '../../domain/books/compare';
import { RuleError } from '../../domain/errors';
import type { BookDifferencesRow } from '../database/generated/tables';

/** A difference with what stands on each side, as it is stored. */
export type StoredDifference = Omit<BookDifferencesRow, 'expected' | 'found'> & {
  readonly side: BookSide;
  readonly expected: { readonly status?: string } | null;
  readonly found: { readonly status?: string; readonly reason?: string | null } | null;
};

/**
 * Locks an open difference until the end of the transaction.
 * @param digest that of the difference that was shown
 * @throws RuleError difference_not_found, also for one that was resolved; difference_changed where a comparison found something else since
 */
export async function lockDifference(
  transaction: Knex.Transaction,
  id: string,
  digest: string,
): Promise<StoredDifference> {
  const row = await transaction('book_differences').where({ id, resolved_at: null }).forUpdate().first();
  if (!row) throw new RuleError('difference_not_found', 'differenceId');
  if (row.digest !== digest) throw new RuleError('difference_changed', 'digest');
  return row as StoredDifference;
}
