import type { SimulatedAccount } from '../../../../domain/organisations/simulator';
import type { AuthorisationRule } from '../../../../domain/payments/authorisation';
import { seenUser } from '../seats/SeatState';
import type { RuleFacts } from './ruleFacts';
import type { SeatRow } from './seatsQuery';

/** What a change makes of an account: of its rules, the roles that may create payments, or its seats. */
export type Change = (account: SimulatedAccount) => SimulatedAccount;

/** Leaves the account as it is, for a form that is not valid. */
export const noChange: Change = (account) => account;

/** What an organisation has for all of its accounts: its rules in force and its roles. */
export type OrganisationFacts = Pick<RuleFacts, 'authorisation_currency' | 'roles' | 'paymentAuthRules'>;

/** An organisation's rules in force. */
export const rulesOf = ({ paymentAuthRules }: Pick<OrganisationFacts, 'paymentAuthRules'>): AuthorisationRule[] =>
  paymentAuthRules.map((rule) => ({
    id: rule.id,
    threshold: rule.threshold,
    isArchived: rule.is_archived,
    canAuthoriseOwnPayments: rule.can_authorise_own_payments,
    creatorCanSatisfyRule: rule.payment_creator_can_satisfy_rule,
    roles: rule.roles.map((role) => ({ roleId: role.role_id, numberRequired: role.number_required })),
  }));

/** The roles whose seats may create payments. */
export const creatingRolesOf = ({ roles }: Pick<OrganisationFacts, 'roles'>): string[] =>
  roles.filter((role) => role.can_create_payments).map(({ id }) => id);

/** The first whole amount above the lowest threshold, in the authorisation currency. */
export const amountAboveLowest = ({ paymentAuthRules }: Pick<OrganisationFacts, 'paymentAuthRules'>): string =>
  String((paymentAuthRules[0]?.threshold ?? 0) + 1);

/** One account as it stands, and as the change makes it. A user who is disabled cannot act. */
export function accountsOf(facts: OrganisationFacts, rows: readonly SeatRow[], change: Change) {
  // A user whom the reader may not see is linked to no organisation of theirs, and counts as enabled.
  const enabled = rows.filter((row) => seenUser(row)?.enabled ?? true);
  const seats = enabled.map((seat) => ({
    userId: seat.user_id,
    roleId: seat.role_id,
    upperLimit: seat.upper_fx_limit,
  }));
  const before: SimulatedAccount = { rules: rulesOf(facts), creatingRoleIds: creatingRolesOf(facts), seats };
  return { before, after: change(before) };
}

/** The name of a user, or the username where the reader may not see the user. */
export function namesOf(people: readonly Pick<SeatRow, 'user_id' | 'user'>[]): (userId: string) => string {
  const names = new Map(
    people.map((person) => {
      const seen = seenUser(person);
      return [person.user_id, seen ? `${seen.first_name} ${seen.last_name}`.trim() || person.user_id : person.user_id];
    }),
  );
  return (userId) => names.get(userId) ?? userId;
}

/** How many people are needed, in words. */
export function teamText(size: number | undefined): string {
  if (size === undefined) return 'Not possible';
  return size === 1 ? '1 person' : `${size} people`;
}
