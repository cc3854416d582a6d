import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { ChargeType } from '../../domain/payments/fields';
import { refusedSeatText, seatState, type StoredSeat } from '../../domain/users/seatStanding';

/** A user's seat on an account, with its permissions, its provider contact and the state of the account. */
export interface Seat extends StoredSeat {
  readonly userId: string;
  readonly accountId: string;
  readonly roleId: string;
  readonly organisationId: string;
  readonly authorisationCurrency: string;
  /** As stored; `readFraudNoticeSettings` reads them. */
  readonly fraudNotices: unknown;
  readonly canCreateBeneficiaries: boolean;
  readonly canCreateConversions: boolean;
  readonly canCreatePayments: boolean;
  /** In the authorisation currency; null means no limit. */
  readonly upperLimit: string | null;
  readonly providerContactId: string | null;
  readonly defaultChargeType: ChargeType;
  readonly isApproved: boolean;
  readonly isClosed: boolean;
}

const columns = {
  contactState: 'seat.contact_state',
  contactRefusal: 'seat.contact_refusal',
  userId: 'seat.user_id',
  accountId: 'seat.account_id',
  roleId: 'seat.role_id',
  organisationId: 'account.org_id',
  authorisationCurrency: 'organisation.authorisation_currency',
  fraudNotices: 'organisation.fraud_notices',
  canCreateBeneficiaries: 'role.can_create_beneficiaries',
  canCreateConversions: 'role.can_create_conversions',
  canCreatePayments: 'role.can_create_payments',
  upperLimit: 'seat.upper_fx_limit',
  providerContactId: 'seat.tcc_contact_id',
  defaultChargeType: 'account.default_payment_charge_type',
  isApproved: 'account.is_approved',
  isClosed: 'account.is_closed',
};

/**
 * The user's seat on an account. It is read from the database at every call, so that disabling a user or removing a seat
 * takes effect at once.
 * @throws RuleError account_not_found if the account is not given, does not exist, or the user has no seat on it
 */
export async function requireSeat(database: Knex, userId: string, accountId: string | undefined): Promise<Seat> {
  const seat = accountId ? await findSeat(database, userId, accountId) : undefined;
  if (!seat) throw new RuleError('account_not_found', 'accountId');
  return seat;
}

/** The seat, or undefined if the user has none or is disabled. */
export async function findSeat(database: Knex, userId: string, accountId: string): Promise<Seat | undefined> {
  return database('CurrencyCloudContacts as seat')
    .join('users as person', 'person.id', 'seat.user_id')
    .join('accounts as account', 'account.id', 'seat.account_id')
    .join('organisations as organisation', 'organisation.id', 'account.org_id')
    .join('roles as role', 'role.id', 'seat.role_id')
    .where({ 'seat.user_id': userId, 'seat.account_id': accountId, 'person.enabled': true })
    .first<Seat>(columns, database.raw('account."tccAccountId" is not null as "isAccountConnected"'))
    .options({ name: 'find_seat' });
}

/**
 * Refuses an account that cannot be used at the provider.
 * @returns the provider's contact id of the seat
 * @throws RuleError account_closed, account_not_approved, and those of requireContact
 */
export function requireWorkingAccount(seat: Seat): string {
  if (seat.isClosed) throw new RuleError('account_closed', 'accountId');
  if (!seat.isApproved) throw new RuleError('account_not_approved', 'accountId');
  return requireContact(seat);
}

/**
 * The provider's contact that a seat acts as.
 * @throws RuleError account_not_connected; seat_waiting while the contact is being opened; seat_refused with the reason where it was not
 */
export function requireContact(seat: Seat): string {
  if (seat.providerContactId) return seat.providerContactId;
  const state = seatState(seat);
  if (state === 'not_connected') throw new RuleError('account_not_connected', 'accountId');
  if (state === 'refused') throw new RuleError('seat_refused', 'accountId', refusedSeatText(seat.contactRefusal));
  throw new RuleError('seat_waiting', 'accountId');
}

/** A contact of the account, in whose name its records are read; null where there is none. */
export async function contactOf(database: Knex, accountId: string): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { readonly contact: string | null }[] }>(
    `select coalesce(
       (select contact.id from tcc_contacts contact where contact.account_id = account."tccAccountId" and contact.status = 'enabled' limit 1),
       (select seat.tcc_contact_id from "CurrencyCloudContacts" seat
        where seat.account_id = account.id and seat.tcc_contact_id is not null limit 1)) as contact
     from accounts account where account.id = ?`,
    [accountId],
  );
  return rows[0]?.contact ?? null;
}
