import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { SubmissionDraft } from '../../domain/submissions/form';
import { accountOf, ruleOf, rulesToCreate, type TakenThreshold } from '../../domain/submissions/prefilledAccount';
import { isUuid } from '../../domain/text';
import { insertAccount } from '../database/accounts/insertAccount';
import type { NewAccountSubmissionsRow, OrganisationsRow } from '../database/generated/tables';
import { insertRule } from '../database/ruleRows';
import { loadRules } from '../database/rules';
import { defineAction } from '../defineAction';
import { changeRules } from '../fourEyes/changeRules';
import { governed } from '../fourEyes/governed';
import type { ChangeTools } from '../fourEyes/governedChange';
import type { ApproveAccountSubmissionInput } from '../runtime/generated/actions';
import { lockAnySubmission } from './standing';
import { askedFields, recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Approves a request that was submitted, as the house: creates its account, which is not approved, and the authorisation rules that the request asks
 * for and the organisation does not have, with the chosen role. Where payments come to need less, or the organisation wants it for its rules, a second
 * administrator allows it (docs/decisions/110).
 * @throws RuleError submission_not_found, submission_not_editable, invalid_input without a role for the rules, role_not_found, threshold_taken,
 *   rule_unsatisfiable, country_not_found, change_pending
 */
export const approveAccountSubmission = defineAction({
  name: 'approveAccountSubmission',
  roles: [],
  scope: null,
  // It creates the account, and rules of the organisation.
  writes: { lists: ['submissions', 'accounts', 'organisations'], rows: { submissionId: ['new_account_submissions'] } },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Approves a request that was submitted, as the house: creates its account, which is not approved, and the authorisation rules that the request asks
      for and the organisation does not have. They need the approvals of the given role. Where payments come to need less, a second administrator allows it.
      """
      approveAccountSubmission(submissionId: uuid!, roleId: uuid): ApprovedSubmission!
    }

    type ApprovedSubmission {
      id: uuid!
      """approved; what it would be where the approval waits."""
      status: String!
      """The account of the request."""
      accountId: uuid!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'approveAccountSubmission',
    parse: ({ submissionId, roleId }: ApproveAccountSubmissionInput) =>
      Promise.resolve({ submissionId, roleId: roleId ?? null }),
    make: async (tools, { submissionId, roleId }) => {
      const { transaction, context } = tools;
      const submission = await lockAnySubmission(transaction, submissionId);
      const status = requireStatusAfter('approve', submission);
      const organisation = await lockOrganisation(transaction, submission);
      const { draft } = await askedFields(transaction, draftOf(submission));
      const rules = await rulesOf(transaction, organisation, draft, roleId);
      const change = await changeRules(transaction, organisation, submission.id, async () => {
        const accountId = await createContent(tools, organisation, draft, rules);
        const decided = { status_code: status, status_message: null, account_id: accountId };
        await transaction('new_account_submissions')
          .where({ id: submission.id })
          .update({ ...decided, updated_at: context.clock.now() });
        await recordSubmission(transaction, context, tools.session, `Approved: ${submission.account_name}`);
        return { id: submission.id, status, accountId };
      });
      const subject = { entity: 'new_account_submissions', id: submission.id, organisationId: organisation.id };
      return { ...change, subject, switches: rules.length > 0 ? change.switches : { now: [] } };
    },
  }),
});

type NewRule = ReturnType<typeof ruleOf>;

/** The server stores only what passes the schema of the form. */
const draftOf = ({ account_name, form_data }: NewAccountSubmissionsRow): SubmissionDraft => ({
  ...(form_data as Partial<SubmissionDraft>),
  accountName: account_name,
});

/** Locks the organisation, as changes of its rules do. */
async function lockOrganisation(
  transaction: Knex.Transaction,
  { organisation_id: id }: NewAccountSubmissionsRow,
): Promise<OrganisationsRow> {
  const organisation = await transaction('organisations')
    .where({ id })
    .forNoKeyUpdate()
    .first<OrganisationsRow | undefined>();
  if (!organisation) throw new RuleError('organisation_not_found', 'submissionId');
  return organisation;
}

/** The rules to create. @throws RuleError threshold_taken, invalid_input, role_not_found */
async function rulesOf(
  transaction: Knex.Transaction,
  { id: organisationId, authorisation_currency: currency }: OrganisationsRow,
  { paymentAuthorisationRules }: SubmissionDraft,
  roleId: string | null,
): Promise<NewRule[]> {
  const present = await loadRules(transaction, organisationId);
  const { missing, taken } = rulesToCreate(paymentAuthorisationRules ?? [], present);
  if (taken) throw new RuleError('threshold_taken', 'submissionId', takenText(taken, currency));
  if (missing.length === 0) return [];
  if (!roleId) throw new RuleError('invalid_input', 'roleId', 'Choose the role that approves payments.');
  const role = isUuid(roleId)
    ? await transaction('roles').where({ id: roleId, org_id: organisationId }).first('id')
    : undefined;
  if (!role) throw new RuleError('role_not_found', 'roleId', 'The organisation has no such role.');
  return missing.map((rule) => ruleOf(rule, role.id));
}

const takenText = ({ threshold, asked, present }: TakenThreshold, currency: string) =>
  `The organisation’s rule above ${threshold} ${currency} asks for ${present} of the ${asked} approvals of the request. Change the rule first.`;

/** Creates the account and the rules, and gives the id of the account. @throws RuleError rule_unsatisfiable, and those of insertAccount */
async function createContent(
  { transaction, context, session }: ChangeTools,
  organisation: OrganisationsRow,
  draft: SubmissionDraft,
  rules: readonly NewRule[],
): Promise<string> {
  const account = accountOf(draft, organisation.id);
  const { id } = await insertAccount(transaction, context, session, { id: context.newId(), account });
  for (const rule of rules) {
    await insertRule(transaction, context, session, { organisation, rule }).catch((error: unknown) => {
      const isUnsatisfiable = error instanceof RuleError && error.code === 'rule_unsatisfiable';
      throw isUnsatisfiable ? new RuleError(error.code, 'roleId', error.message) : error;
    });
  }
  return id;
}
