import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';

/** A person's seat on an account, with what it allows and how the account reaches the provider. */
export interface Seat {
  readonly userId: string;
  readonly accountId: string;
  readonly roleId: string;
  readonly organisationId: string;
  readonly authorisationCurrency: string;
  readonly canCreateBeneficiaries: boolean;
  readonly canCreatePayments: boolean;
  /** In the authorisation currency; null: no limit. */
  readonly upperLimit: string | null;
  readonly providerContactId: string | null;
  readonly defaultChargeType: 'ours' | 'shared';
  readonly isApproved: boolean;
  readonly isClosed: boolean;
}

const columns = {
  userId: 'seat.user_id',
  accountId: 'seat.account_id',
  roleId: 'seat.role_id',
  organisationId: 'account.org_id',
  authorisationCurrency: 'organisation.authorisation_currency',
  canCreateBeneficiaries: 'role.can_create_beneficiaries',
  canCreatePayments: 'role.can_create_payments',
  upperLimit: 'seat.upper_fx_limit',
  providerContactId: 'seat.tcc_contact_id',
  defaultChargeType: 'account.default_payment_charge_type',
  isApproved: 'account.is_approved',
  isClosed: 'account.is_closed',
};

/**
 * The caller's seat on an account, read fresh at every call so that disabling a user or removing a seat bites at once.
 * @throws RuleError account_not_found, the same for an account of somebody else, an absent one and none at all
 */
export async function requireSeat(database: Knex, userId: string, accountId: string | undefined): Promise<Seat> {
  const seat = accountId ? await findSeat(database, userId, accountId) : undefined;
  if (!seat) throw new RuleError('account_not_found', 'accountId');
  return seat;
}

/** The seat, or undefined where the person has none or is disabled. */
export async function findSeat(database: Knex, userId: string, accountId: string): Promise<Seat | undefined> {
  return database('CurrencyCloudContacts as seat')
    .join('users as person', 'person.id', 'seat.user_id')
    .join('accounts as account', 'account.id', 'seat.account_id')
    .join('organisations as organisation', 'organisation.id', 'account.org_id')
    .join('roles as role', 'role.id', 'seat.role_id')
    .where({ 'seat.user_id': userId, 'seat.account_id': accountId, 'person.enabled': true })
    .first<Seat>(columns);
}

/**
 * Refuses what an account in its present state cannot do.
 * @throws RuleError account_closed, account_not_approved or account_not_connected
 */
export function requireWorkingAccount(seat: Seat): string {
  if (seat.isClosed) throw new RuleError('account_closed', 'accountId');
  if (!seat.isApproved) throw new RuleError('account_not_approved', 'accountId');
  if (!seat.providerContactId) throw new RuleError('account_not_connected', 'accountId');
  return seat.providerContactId;
}
