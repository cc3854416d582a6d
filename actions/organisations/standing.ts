import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { administers } from '../database/administers';
import type { OrganisationsRow } from '../database/generated/tables';
import type { Session } from '../runtime/session';

/**
 * Locks an organisation that the caller administers: any for a super admin, and for others those where can_user_admin_org is set.
 * Changes of one organisation's administration are made one after the other.
 * @throws RuleError organisation_not_found, also for one that the caller does not administer
 */
export async function lockAdministered(
  transaction: Knex.Transaction,
  session: Session,
  organisationId: string,
  refusal = () => new RuleError('organisation_not_found', 'orgId'),
): Promise<OrganisationsRow> {
  const organisation = isUuid(organisationId)
    ? await transaction('organisations')
        .where({ id: organisationId })
        .forNoKeyUpdate()
        .first<OrganisationsRow | undefined>()
    : undefined;
  const isAdministered = organisation && (await administers(transaction, session, organisation.id));
  if (!isAdministered) throw refusal();
  return organisation;
}

const parts = {
  role: { table: 'roles', code: 'role_not_found', field: 'roleId', text: 'This role does not exist.' },
  group: { table: 'groups', code: 'group_not_found', field: 'groupId', text: undefined },
  rule: { table: 'organisation_payment_auth_rule', code: 'rule_not_found', field: 'ruleId', text: undefined },
} as const;

/**
 * Locks the organisation that a role, a group or a rule belongs to.
 * @throws RuleError role_not_found, group_not_found, rule_not_found; also where the caller does not administer the organisation
 */
export async function lockOwnerOf(
  transaction: Knex.Transaction,
  session: Session,
  part: keyof typeof parts,
  id: string,
): Promise<OrganisationsRow> {
  const { table, code, field, text } = parts[part];
  const refusal = () => new RuleError(code, field, text);
  const find = () => transaction(table).where({ id }).first<{ org_id: string } | undefined>('org_id');
  const row = isUuid(id) ? await find() : undefined;
  if (!row) throw refusal();
  const organisation = await lockAdministered(transaction, session, row.org_id, refusal);
  // It may have been deleted while this waited for the lock.
  if (!(await find())) throw refusal();
  return organisation;
}
