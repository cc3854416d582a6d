import type { Knex } from 'knex';
import type { AuthorisationRule } from '../../domain/payments/authorisation';

const unarchivedRules = `
  select rule.id, rule.threshold, rule.is_archived as "isArchived",
    rule.can_authorise_own_payments as "canAuthoriseOwnPayments",
    rule.payment_creator_can_satisfy_rule as "creatorCanSatisfyRule",
    json_agg(json_build_object('roleId', required.role_id, 'numberRequired', required.number_required)
      order by required.role_id) as roles
  from organisation_payment_auth_rule rule
  join payment_auth_rule_role required on required.auth_rule_id = rule.id
  where rule.org_id = ? and not rule.is_archived
  group by rule.id`;

/** The organisation's unarchived authorisation rules with their roles. */
export async function loadRules(database: Knex, organisationId: string): Promise<AuthorisationRule[]> {
  const { rows } = await database
    .raw<{ rows: AuthorisationRule[] }>(unarchivedRules, [organisationId])
    .options({ name: 'load_rules' });
  return rows;
}
