import type { Knex } from 'knex';
import { object, string } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { diagramMissingText, lacksDiagram } from '../../domain/submissions/documents';
import { missingFields, submissionDraftSchema, type SubmissionDraft } from '../../domain/submissions/form';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { awaitSending } from './delivery/accountRequest';
import { lockSubmission, type LockedSubmission } from './standing';
import { askedFields, formColumns, noteOf, recordSubmission, requireStatusAfter } from './storeSubmission';

const notesSchema = object({ requestNotes: string().nullable().trim().max(2000, 'Use at most 2000 characters.') });

/**
 * Sends a request for a new account with the form as it is now (specification, part one, section 7): for a pre-application review, which
 * may still lack answers, or for decision, which an administrator for new accounts sends. Where the settings say so, one for decision goes to the
 * provider after the commit (docs/decisions/083).
 * @throws RuleError invalid_input with the first field that is missing, submission_not_found, submission_not_editable,
 *   role_may_not_submit_accounts
 */
export const sendNewAccountSubmission = defineAction({
  name: 'sendNewAccountSubmission',
  roles: ['user', 'org_admin'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Sends a request for a new account with the form as it is now: for a pre-application review with notes, or for decision.
      """
      sendNewAccountSubmission(formData: AccountSubmissionInput!, submissionId: uuid!, requestPreApplicationReview: Boolean!, requestNotes: String): AccountSubmission!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const form = await parseDeclared(submissionDraftSchema, input.formData);
    const { requestNotes } = await parseDeclared(notesSchema, { requestNotes: input.requestNotes });
    return inTransaction(context.database, session, async (transaction) => {
      const locked = await lockSubmission(transaction, session.userId, input.submissionId);
      const { draft, asksDesignation, asksDiagram } = await askedFields(transaction, form);
      const sent = { session, context, locked, draft };
      if (input.requestPreApplicationReview) return requestReview(transaction, sent, requestNotes ?? '');
      requireComplete(draft, asksDesignation);
      await requireDiagram(transaction, locked, draft, asksDiagram);
      return submit(transaction, sent);
    });
  },
});

interface Sent {
  readonly session: Session;
  readonly context: RuntimeContext;
  readonly locked: LockedSubmission;
  readonly draft: SubmissionDraft;
}

async function requestReview(transaction: Knex.Transaction, { session, context, locked, draft }: Sent, notes: string) {
  const { id } = locked.submission;
  const now = context.clock.now();
  const status = requireStatusAfter('requestReview', locked.submission);
  await transaction('new_account_submissions')
    .where({ id })
    .update({
      ...formColumns(draft),
      status_code: status,
      updated_at: now,
      par_requests: transaction.raw('par_requests || ?::jsonb', [noteOf(session, notes, now)]),
    });
  await recordSubmission(transaction, context, session, `Pre-application review requested: ${draft.accountName}`);
  return { id, status };
}

async function submit(transaction: Knex.Transaction, { session, context, locked, draft }: Sent) {
  const { id } = locked.submission;
  const now = context.clock.now();
  if (!locked.isNewAccountAdmin) throw new RuleError('role_may_not_submit_accounts', 'submissionId');
  const status = requireStatusAfter('submit', locked.submission);
  const isForProvider = await goesToProvider(transaction);
  await transaction('new_account_submissions')
    .where({ id })
    .update({
      ...formColumns(draft),
      status_code: status,
      status_message: null,
      updated_at: now,
      status_sub_code: isForProvider ? 'for_provider' : null,
      submitted_at: now,
      submitted_by: session.userId,
    });
  // Without a way to the provider staff pass it on by hand.
  if (isForProvider && context.accountRequests) await awaitSending(transaction, id, now);
  else await transaction('account_request_deliveries').where({ submission_id: id }).delete();
  await recordSubmission(transaction, context, session, `Submitted: ${draft.accountName}`);
  return { id, status };
}

async function goesToProvider(transaction: Knex.Transaction): Promise<boolean> {
  const settings = await transaction('settings').first('send_new_account_requests_to_provider');
  return settings?.send_new_account_requests_to_provider ?? false;
}

function requireComplete(draft: SubmissionDraft, asksDesignation: boolean): void {
  const [missing] = missingFields(draft, asksDesignation);
  if (missing) throw new RuleError('invalid_input', `formData.${missing.field}`, missing.text);
}

async function requireDiagram(
  transaction: Knex.Transaction,
  { submission }: LockedSubmission,
  draft: SubmissionDraft,
  asksDiagram: boolean,
): Promise<void> {
  const kinds = await transaction('submission_documents').where({ submission_id: submission.id }).pluck('kind');
  if (lacksDiagram(draft, kinds, asksDiagram)) throw new RuleError('invalid_input', 'documents', diagramMissingText);
}
