import type { SimulatedAccount, SimulatedSeat } from '../organisations/simulator';
import type { AuthorisationRule } from '../payments/authorisation';
import type { RowEffect } from './effect';

type Row = Readonly<Record<string, unknown>>;

/**
 * What a change of rules, roles or seats makes of an account, for the simulation of who gets money out of it (docs/decisions/066).
 * @param effect with the seats of this account alone
 */
export function effectOnAccount(effect: readonly RowEffect[]): (account: SimulatedAccount) => SimulatedAccount {
  return (account) => effect.reduce((before, row) => apply(before, row), account);
}

function apply(account: SimulatedAccount, { table, before, after }: RowEffect): SimulatedAccount {
  if (table === 'organisation_payment_auth_rule') return { ...account, rules: rulesWith(account.rules, before, after) };
  if (table === 'payment_auth_rule_role') return { ...account, rules: requiredWith(account.rules, before, after) };
  if (table === 'roles') return { ...account, creatingRoleIds: creatingWith(account.creatingRoleIds, before, after) };
  if (table === 'CurrencyCloudContacts') return { ...account, seats: seatsWith(account.seats, before, after) };
  return account;
}

type RuleList = SimulatedAccount['rules'];

function rulesWith(rules: RuleList, before: Row | null, after: Row | null): RuleList {
  const id = idOf(before ?? after);
  const others = rules.filter((rule) => rule.id !== id);
  if (!after) return others;
  // The roles of a new rule may come before it.
  const known = rules.find((rule) => rule.id === id) ?? emptyRule(id);
  return [...others, { ...known, ...ruleColumns(after) }];
}

function requiredWith(rules: RuleList, before: Row | null, after: Row | null): RuleList {
  const id = String((before ?? after)?.auth_rule_id);
  const known = rules.find((rule) => rule.id === id) ?? emptyRule(id);
  const others = known.roles.filter(({ roleId }) => roleId !== before?.role_id);
  const added = after && { roleId: String(after.role_id), numberRequired: Number(after.number_required) };
  const roles = added ? [...others.filter(({ roleId }) => roleId !== added.roleId), added] : others;
  return [...rules.filter((rule) => rule.id !== id), { ...known, roles }];
}

function creatingWith(ids: readonly string[], before: Row | null, after: Row | null): readonly string[] {
  const id = idOf(before ?? after);
  if (after && !('can_create_payments' in after)) return ids;
  const others = ids.filter((one) => one !== id);
  return after?.can_create_payments ? [...others, id] : others;
}

function seatsWith(seats: readonly SimulatedSeat[], before: Row | null, after: Row | null): readonly SimulatedSeat[] {
  const userId = String((before ?? after)?.user_id);
  const others = seats.filter((seat) => seat.userId !== userId);
  const known = seats.find((seat) => seat.userId === userId) ?? { userId, roleId: '', upperLimit: null };
  // A disabled user has no seat to change; a deleted seat is gone.
  if (!after || (before && known.roleId === '')) return others;
  const roleId = 'role_id' in after ? String(after.role_id) : known.roleId;
  const upperLimit = 'upper_fx_limit' in after ? amountOf(after.upper_fx_limit) : known.upperLimit;
  return [...others, { userId, roleId, upperLimit }].sort((one, other) => (one.userId < other.userId ? -1 : 1));
}

const idOf = (row: Row | null): string => String(row?.id);
const amountOf = (value: unknown): string | null => (value === null ? null : String(value));

const emptyRule = (id: string): AuthorisationRule => ({
  id,
  threshold: 0,
  isArchived: false,
  canAuthoriseOwnPayments: false,
  creatorCanSatisfyRule: false,
  roles: [],
});

function ruleColumns(row: Row): Partial<AuthorisationRule> {
  return {
    ...('threshold' in row && { threshold: Number(row.threshold) }),
    ...('is_archived' in row && { isArchived: row.is_archived === true }),
    ...('can_authorise_own_payments' in row && { canAuthoriseOwnPayments: row.can_authorise_own_payments === true }),
    ...('payment_creator_can_satisfy_rule' in row && {
      creatorCanSatisfyRule: row.payment_creator_can_satisfy_rule === true,
    }),
  };
}
