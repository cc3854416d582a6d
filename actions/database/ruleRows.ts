import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { RuleInput } from '../../domain/organisations/ruleInput';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import type { OrganisationPaymentAuthRuleRow, OrganisationsRow } from './generated/tables';
import { recordAdministration } from './recordAdministration';
import { requireHolders } from './ruleHolders';

/** The columns of a rule. */
export const ruleColumns = (rule: RuleInput) => ({
  threshold: rule.thresholdAbove,
  can_authorise_own_payments: rule.canAuthoriseOwnPayments,
  payment_creator_can_satisfy_rule: rule.paymentCreatorCanSatisfyRule,
});

/**
 * Refuses a rule with a role of another organisation, or with the threshold of another rule in force. The caller holds the lock of
 * the organisation.
 * @param exceptId the rule that is being edited
 * @throws RuleError role_not_found, threshold_taken
 */
export async function requireConsistentRule(
  transaction: Knex.Transaction,
  organisationId: string,
  rule: RuleInput,
  exceptId?: string,
): Promise<void> {
  const roleIds = rule.roles.map(({ roleId }) => roleId);
  const own = await transaction('roles').where({ org_id: organisationId }).whereIn('id', roleIds).pluck('id');
  if (own.length < roleIds.length) {
    throw new RuleError('role_not_found', 'roles', 'The organisation has no such role.');
  }
  const other = await transaction('organisation_payment_auth_rule')
    .where({ org_id: organisationId, threshold: rule.thresholdAbove, is_archived: false })
    .first('id');
  if (other && other.id !== exceptId) throw new RuleError('threshold_taken', 'thresholdAbove');
}

/** Replaces the roles of a rule. */
export async function replaceRuleRoles(
  transaction: Knex.Transaction,
  ruleId: string,
  { roles }: RuleInput,
): Promise<void> {
  await transaction('payment_auth_rule_role').where({ auth_rule_id: ruleId }).delete();
  await transaction('payment_auth_rule_role').insert(
    roles.map(({ roleId, numberRequired }) => ({
      auth_rule_id: ruleId,
      role_id: roleId,
      number_required: numberRequired,
    })),
  );
}

/**
 * Inserts a rule of an organisation that the caller holds locked, with its roles and its activity.
 * @throws RuleError role_not_found, threshold_taken, rule_unsatisfiable
 */
export async function insertRule(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  session: Session,
  { organisation, rule }: { readonly organisation: OrganisationsRow; readonly rule: RuleInput },
): Promise<{ readonly id: string }> {
  await requireConsistentRule(transaction, organisation.id, rule);
  const id = context.newId();
  await transaction('organisation_payment_auth_rule').insert({ ...ruleColumns(rule), id, org_id: organisation.id });
  await replaceRuleRoles(transaction, id, rule);
  await requireHolders(transaction, organisation.id, id, rule.roles);
  const details = `${ruleText(organisation, rule.thresholdAbove)} created`;
  await recordAdministration(transaction, context, session, { subject: 'rule', details });
  return { id };
}

/** A rule that may still be changed. @throws RuleError rule_not_found for an archived one */
export async function requireRuleInForce(
  transaction: Knex.Transaction,
  id: string,
): Promise<OrganisationPaymentAuthRuleRow> {
  const rule = await transaction('organisation_payment_auth_rule').where({ id, is_archived: false }).first();
  if (!rule) throw new RuleError('rule_not_found', 'ruleId', 'This rule is archived.');
  return rule;
}

/** A rule in words, for the activity log. */
export const ruleText = ({ name, authorisation_currency }: OrganisationsRow, threshold: number): string =>
  `${name}: above ${threshold} ${authorisation_currency}`;
