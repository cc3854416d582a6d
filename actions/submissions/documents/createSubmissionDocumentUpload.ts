import { documentSchema } from '../../../domain/payments/documents';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type {
  CreateSubmissionDocumentUploadInput,
  CreateSubmissionDocumentUploadOutput,
} from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { requireDocuments } from '../../runtime/keptDocuments';
import type { Session } from '../../runtime/session';
import { lockForDocuments, submissionUploadKey } from './lockForDocuments';

/**
 * An address to which the browser uploads one document of a request that can be changed, within five minutes. It is deleted after a day unless
 * the request takes it (docs/decisions/046).
 * @throws RuleError invalid_input, submission_not_found, submission_not_editable, documents_not_available
 */
export async function createSubmissionDocumentUpload(
  { submissionId, ...described }: CreateSubmissionDocumentUploadInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateSubmissionDocumentUploadOutput> {
  const { filetype, filesize } = await parseDeclared(documentSchema, described);
  const submission = await inTransaction(context.database, session, (transaction) =>
    lockForDocuments(transaction, session, submissionId),
  );
  const documentId = context.newId();
  const key = submissionUploadKey(submission.id, documentId);
  return { documentId, ...(await requireDocuments(context).uploadAddress(key, filetype, filesize)) };
}
