import type { Amount } from '../money/amount';
import { applicableRule, refusalByLimit, requestsDue, type AuthorisationRule } from '../payments/authorisation';

/** A seat of an enabled user on the account; a user has one seat there. */
export interface SimulatedSeat {
  readonly userId: string;
  readonly roleId: string;
  /** In the authorisation currency; null: no limit. */
  readonly upperLimit: Amount | null;
}

/** What decides who gets money out of one account. */
export interface SimulatedAccount {
  readonly rules: readonly AuthorisationRule[];
  /** The roles whose seats may create payments. */
  readonly creatingRoleIds: readonly string[];
  readonly seats: readonly SimulatedSeat[];
}

/** Who gets a payment of one amount out of an account. */
export interface SimulationVerdict {
  /** The rule that applies; undefined where no approval is due. */
  readonly rule: AuthorisationRule | undefined;
  /** Who may create the payment, in the order of the seats. */
  readonly creators: readonly string[];
  /** Who may give one of its authorisations, of a payment that another or, where the rule lets them, the user creates. */
  readonly approvers: readonly string[];
  /** The fewest people who together create and release it, the creator first; undefined where no people can. */
  readonly smallest: readonly string[] | undefined;
}

/**
 * Says who gets a payment of this amount out of the account, by the same rules as the actions. Delegations are left out: they last for
 * a period (docs/decisions/066).
 * @param amount in the authorisation currency; null without a current rate
 */
export function simulatePayment(account: SimulatedAccount, amount: Amount | null): SimulationVerdict {
  const rule = applicableRule(account.rules, amount);
  const able = account.seats.filter(({ upperLimit }) => refusalByLimit(amount, upperLimit) === undefined);
  const creators = able.filter(({ roleId }) => account.creatingRoleIds.includes(roleId));
  const named = new Set(creators.flatMap((creator) => approversFor(rule, creator, able).map(({ userId }) => userId)));
  const teams = creators.flatMap((creator) => smallestTeam(rule, creator, able) ?? []);
  return {
    rule,
    creators: creators.map(({ userId }) => userId),
    approvers: able.map(({ userId }) => userId).filter((userId) => named.has(userId)),
    smallest: teams.sort((one, other) => one.length - other.length)[0],
  };
}

/** Who may fill one of the open requests of a payment that the creator makes. */
function approversFor(
  rule: AuthorisationRule | undefined,
  creator: SimulatedSeat,
  able: readonly SimulatedSeat[],
): SimulatedSeat[] {
  const due = requestsDue(rule, creator.roleId);
  const open = due.filter(({ isGiven }) => !isGiven).map(({ roleIdRequired }) => roleIdRequired);
  // Creating the payment has given the creator's one authorisation already.
  const mayCreatorApprove = rule?.canAuthoriseOwnPayments === true && open.length === due.length;
  return able.filter((seat) => open.includes(seat.roleId) && (seat !== creator || mayCreatorApprove));
}

/** The creator and as few others as fill every open request; undefined where too few hold a role. As a list of one team. */
function smallestTeam(
  rule: AuthorisationRule | undefined,
  creator: SimulatedSeat,
  able: readonly SimulatedSeat[],
): [readonly string[]] | undefined {
  const approvers = approversFor(rule, creator, able);
  // The creator is a member anyway, so they approve first where they may.
  const pool = [...approvers].sort((one, other) => Number(other === creator) - Number(one === creator));
  const team = new Set([creator.userId]);
  for (const { roleIdRequired, isGiven } of requestsDue(rule, creator.roleId)) {
    if (isGiven) continue;
    const index = pool.findIndex(({ roleId }) => roleId === roleIdRequired);
    const [member] = index === -1 ? [] : pool.splice(index, 1);
    if (!member) return undefined;
    team.add(member.userId);
  }
  return [[...team]];
}

/** A change of an account that gives a user a seat, or changes theirs. */
export const withSeat =
  (seat: SimulatedSeat) =>
  (account: SimulatedAccount): SimulatedAccount => ({
    ...account,
    seats: [...withoutSeat(seat.userId)(account).seats, seat].sort((one, other) =>
      one.userId < other.userId ? -1 : 1,
    ),
  });

/** A change of an account that takes a user's seat. */
export const withoutSeat =
  (userId: string) =>
  (account: SimulatedAccount): SimulatedAccount => ({
    ...account,
    seats: account.seats.filter((seat) => seat.userId !== userId),
  });

/** People who gain and people who lose something by a change, by username. */
export interface Difference {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Who can after a change and could not before, and the reverse. */
export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  return {
    gained: after.filter((userId) => !before.includes(userId)),
    lost: before.filter((userId) => !after.includes(userId)),
  };
}

/**
 * Amounts that stand for all others: in each band between thresholds and limits the first whole one. Within a band the verdict is one.
 * @param accounts the account before and after a change
 */
export function bandAmounts(...accounts: readonly SimulatedAccount[]): Amount[] {
  const rules = accounts.flatMap((account) => account.rules).filter(({ isArchived }) => !isArchived);
  const limits = accounts.flatMap(({ seats }) => seats.flatMap(({ upperLimit }) => upperLimit ?? []));
  const bounds = [...rules.map(({ threshold }) => threshold), ...limits.map((limit) => Math.trunc(Number(limit)))];
  return [...new Set([1, ...bounds.map((bound) => bound + 1)])].sort((a, b) => a - b).map(String);
}
