import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { maxDrafts, submissionDraftSchema } from '../../domain/submissions/form';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import { requireMember } from './standing';
import { askedFields, formColumns, recordSubmission } from './storeSubmission';

/**
 * Keeps a request for a new account as a draft, for an organisation that the caller belongs to.
 * @throws RuleError invalid_input, also for one draft too many; organisation_not_found
 */
export const createAccountSubmission = defineAction({
  name: 'createAccountSubmission',
  roles: ['user', 'org_admin'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Keeps a request for a new account as a draft, for an organisation that the caller belongs to.
      """
      createAccountSubmission(organisationId: uuid!, formData: AccountSubmissionInput!): AccountSubmission!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const form = await parseDeclared(submissionDraftSchema, input.formData);
    const id = context.newId();
    const now = context.clock.now();
    await inTransaction(context.database, session, async (transaction) => {
      await requireMember(transaction, session.userId, input.organisationId);
      await transaction('users').where({ id: session.userId }).forUpdate().first('id');
      await requireRoom(transaction, session.userId);
      const { draft } = await askedFields(transaction, form);
      await transaction('new_account_submissions').insert({
        id,
        organisation_id: input.organisationId,
        created_by: session.userId,
        created_at: now,
        updated_at: now,
        ...formColumns(draft),
      });
      await recordSubmission(transaction, context, session, `Draft saved: ${draft.accountName}`);
    });
    return { id, status: 'draft' };
  },
});

async function requireRoom(transaction: Knex.Transaction, userId: string): Promise<void> {
  const drafts = await transaction('new_account_submissions')
    .where({ created_by: userId, status_code: 'draft' })
    .limit(maxDrafts)
    .pluck('id');
  if (drafts.length < maxDrafts) return;
  throw new RuleError('invalid_input', 'accountName', `You have ${maxDrafts} drafts. Send or delete one first.`);
}
