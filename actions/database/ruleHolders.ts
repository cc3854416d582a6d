import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';

/** A role of which a rule in force asks for more people than hold it on an account. */
interface MissingHolders {
  readonly ruleId: string;
  /** In whole units of the authorisation currency. */
  readonly threshold: number;
  readonly roleId: string;
  readonly roleName: string;
  readonly needed: number;
  readonly held: number;
}

const missingHolders = `
  with seated as (
    select id from accounts account
    where org_id = :organisationId and not is_closed and id = coalesce(:accountId, id)
      and exists (select from "CurrencyCloudContacts" seat where seat.account_id = account.id)),
  holders as (
    select rule.id as rule_id, rule.threshold, required.role_id, required.number_required as needed,
      count(distinct person.id)::int as held
    from organisation_payment_auth_rule rule
    join payment_auth_rule_role required on required.auth_rule_id = rule.id
    cross join seated
    left join "CurrencyCloudContacts" seat on seat.account_id = seated.id and seat.role_id = required.role_id
    left join users person on person.id = seat.user_id and person.enabled
    where rule.org_id = :organisationId and not rule.is_archived
    group by rule.id, required.role_id, required.number_required, seated.id)
  select rule_id as "ruleId", threshold, role_id as "roleId", role.name as "roleName", needed, max(held) as held
  from holders join roles role on role.id = role_id
  group by rule_id, threshold, role_id, role.name, needed
  having max(held) < needed
  order by threshold, role.name`;

/**
 * The roles of which a rule in force asks for more people than hold them on any account, or on the given one. Holders are enabled users with a
 * seat. Accounts without a seat do not count: rules are written before the users come (docs/decisions/099).
 */
async function findMissing(
  transaction: Knex.Transaction,
  organisationId: string,
  accountId: string | null = null,
): Promise<readonly MissingHolders[]> {
  const { rows } = await transaction.raw<{ rows: MissingHolders[] }>(missingHolders, { organisationId, accountId });
  return rows;
}

/**
 * Refuses a rule that asks for more people than hold the role on any account.
 * @throws RuleError rule_unsatisfiable, at the role
 */
export async function requireHolders(
  transaction: Knex.Transaction,
  organisationId: string,
  ruleId: string,
  roles: readonly { readonly roleId: string }[],
): Promise<void> {
  const missing = (await findMissing(transaction, organisationId)).find((one) => one.ruleId === ruleId);
  if (!missing) return;
  const index = roles.findIndex(({ roleId }) => roleId.toLowerCase() === missing.roleId);
  throw new RuleError('rule_unsatisfiable', `roles[${index}].numberRequired`, holdersText(missing));
}

/**
 * Takes seats of an account, unless that leaves there too few people for a rule that could be satisfied.
 * @throws RuleError last_holder
 */
export async function takeUnlessLastHolder(
  transaction: Knex.Transaction,
  {
    organisationId,
    accountId,
    field,
  }: { readonly organisationId: string; readonly accountId: string; readonly field: string },
  take: () => Promise<void>,
): Promise<void> {
  const before = await findMissing(transaction, organisationId, accountId);
  const wasMissing = ({ ruleId, roleId }: MissingHolders) =>
    before.some((one) => one.ruleId === ruleId && one.roleId === roleId);
  await take();
  const missing = (await findMissing(transaction, organisationId, accountId)).find((one) => !wasMissing(one));
  if (!missing) return;
  const text = `The rule above ${missing.threshold} needs this seat. ${holdersText(missing)}`;
  throw new RuleError('last_holder', field, text);
}

/** Says who is missing, counted as after the change. */
function holdersText({ roleName, needed, held }: MissingHolders): string {
  if (held === 0) return `Nobody holds the role ${roleName}, and the rule asks for ${needed}.`;
  return `${held === 1 ? '1 person holds' : `${held} people hold`} the role ${roleName}, and the rule asks for ${needed}.`;
}
