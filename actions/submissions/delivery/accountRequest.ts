import type { Knex } from 'knex';
import type { SubmissionDraft } from '../../../domain/submissions/form';
import type { NewAccountSubmissionsRow } from '../../database/generated/tables';
import type { AccountRequest } from '../../runtime/accountRequests';
import { derivedId } from '../../runtime/derivedId';

/** What the provider is sent of a stored request, in the order in which the database writes it: the same at every reading. */
export async function accountRequestOf(transaction: Knex.Transaction, submissionId: string): Promise<AccountRequest> {
  const submission = await transaction('new_account_submissions')
    .where({ id: submissionId })
    .first<Pick<NewAccountSubmissionsRow, 'organisation_id' | 'form_data'>>('organisation_id', 'form_data');
  const documents = await transaction('submission_documents')
    .where({ submission_id: submissionId })
    .orderBy(['createdAt', 'id'])
    .select('id', 'kind', 'filename', 'filetype', 'filesize');
  return {
    submissionId,
    organisationId: submission.organisation_id,
    form: submission.form_data as SubmissionDraft,
    documents: documents.map((document) => ({ ...document, filesize: Number(document.filesize) })),
  };
}

/** The key of a request's content: the same for the same content, another one after each change. */
const keyOf = (request: AccountRequest): string => derivedId('account request', JSON.stringify(request));

/** Stores that a request, as it is stored now, is to be sent, with the key of its content. */
export async function awaitSending(transaction: Knex.Transaction, submissionId: string, now: Date): Promise<void> {
  const request_key = keyOf(await accountRequestOf(transaction, submissionId));
  const begun = { request_key, attempts: 0, next_attempt_at: now, problem: null, reference: null, sent_at: null };
  await transaction('account_request_deliveries')
    .insert({ submission_id: submissionId, ...begun })
    .onConflict('submission_id')
    .merge(begun);
}
