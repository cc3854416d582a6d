import type { Knex } from 'knex';
import type { NewAccountSubmissionsRow } from '../../database/generated/tables';
import type { Session } from '../../runtime/session';
import { lockSubmission } from '../standing';
import { requireStatusAfter } from '../storeSubmission';

/** Where a document lies that no request has taken yet. */
export const submissionUploadKey = (submissionId: string, documentId: string) =>
  `uploads/${submissionId}/${documentId}`;

/**
 * Locks a request whose documents the caller may change: one that can be edited.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export async function lockForDocuments(
  transaction: Knex.Transaction,
  { userId }: Session,
  submissionId: string,
): Promise<NewAccountSubmissionsRow> {
  const { submission } = await lockSubmission(transaction, userId, submissionId);
  requireStatusAfter('edit', submission);
  return submission;
}
