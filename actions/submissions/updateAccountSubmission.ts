import { submissionDraftSchema } from '../../domain/submissions/form';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import type { RuntimeContext } from '../runtime/context';
import type { UpdateAccountSubmissionInput, UpdateAccountSubmissionOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { lockSubmission } from './standing';
import { askedFields, formColumns, recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Replaces the form of a draft. A request that was rejected becomes a draft again.
 * @throws RuleError invalid_input, submission_not_found, submission_not_editable
 */
export async function updateAccountSubmission(
  input: UpdateAccountSubmissionInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdateAccountSubmissionOutput> {
  const form = await parseDeclared(submissionDraftSchema, input.formData);
  return inTransactionIfChanged(context.database, session, async (transaction) => {
    const { submission } = await lockSubmission(transaction, session.userId, input.submissionId);
    const status = requireStatusAfter('edit', submission);
    const { draft } = await askedFields(transaction, form);
    await transaction('new_account_submissions')
      .where({ id: submission.id })
      .update({ ...formColumns(draft), status_code: status, status_sub_code: null, updated_at: context.clock.now() });
    await recordSubmission(transaction, context, session, `Draft changed: ${draft.accountName}`);
    return { id: submission.id, status };
  });
}
