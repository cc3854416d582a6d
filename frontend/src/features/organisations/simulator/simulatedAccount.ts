import type { SimulatedAccount } from '../../../../../domain/organisations/simulator';
import type { AuthorisationRule } from '../../../../../domain/payments/authorisation';
import type { RuleFacts } from '../rules/ruleWrites';
import { seenUser } from '../seenUser';
import type { SeatRow } from './seatsQuery';

/** What a change makes of an organisation: its rules, and the roles whose seats may create payments. */
export type Change = Partial<Pick<SimulatedAccount, 'rules' | 'creatingRoleIds'>>;

/** An organisation's rules in force. */
export const rulesOf = ({ paymentAuthRules }: RuleFacts): AuthorisationRule[] =>
  paymentAuthRules.map((rule) => ({
    id: rule.id,
    threshold: rule.threshold,
    isArchived: rule.is_archived,
    canAuthoriseOwnPayments: rule.can_authorise_own_payments,
    creatorCanSatisfyRule: rule.payment_creator_can_satisfy_rule,
    roles: rule.roles.map((role) => ({ roleId: role.role_id, numberRequired: role.number_required })),
  }));

/** The roles whose seats may create payments. */
export const creatingRolesOf = ({ roles }: RuleFacts): string[] =>
  roles.filter((role) => role.can_create_payments).map(({ id }) => id);

/** One account as it stands, and as the change makes it. A user who is disabled cannot act. */
export function accountsOf(facts: RuleFacts, rows: readonly SeatRow[], change: Change) {
  // A user whom the reader may not see is linked to no organisation of theirs, and counts as enabled.
  const enabled = rows.filter((row) => seenUser(row)?.enabled ?? true);
  const seats = enabled.map((seat) => ({
    userId: seat.user_id,
    roleId: seat.role_id,
    upperLimit: seat.upper_fx_limit,
  }));
  const before: SimulatedAccount = { rules: rulesOf(facts), creatingRoleIds: creatingRolesOf(facts), seats };
  return { before, after: { ...before, ...change } };
}

/** The name of the user of a seat, or the username where the reader may not see the user. */
export function namesOf(rows: readonly SeatRow[]): (userId: string) => string {
  const names = new Map(
    rows.map((row) => {
      const seen = seenUser(row);
      return [row.user_id, seen ? `${seen.first_name} ${seen.last_name}`.trim() || row.user_id : row.user_id];
    }),
  );
  return (userId) => names.get(userId) ?? userId;
}
