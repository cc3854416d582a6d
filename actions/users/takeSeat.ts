import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { administers } from '../../domain/users/administration';
import { isUuid } from '../../domain/text';
import type { Session } from '../runtime/session';
import type { ChangeTools } from '../fourEyes/governedChange';
import { requireAdministrator, takeUser } from './standing';
import { closeContact } from './contacts/requestContact';
import { recordUserAct } from './recordUserAct';

/** A seat in the hands of an administrator who may change it. */
export interface SeatInHand {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly organisationId: string;
}

const columns = {
  id: 'seat.id',
  userId: 'seat.user_id',
  accountId: 'account.id',
  accountName: 'account.name',
  organisationId: 'account.org_id',
};

/**
 * Locks the user of a seat and decides whether the caller may change the seat. Who administers nothing is refused before anything is looked up.
 * @param field the input field that names the seat
 * @throws RuleError seat_not_found, also for one in an organisation that the caller does not administer; those of takeUser
 */
export async function takeSeat(
  transaction: Knex.Transaction,
  session: Session,
  id: string,
  field = 'id',
): Promise<SeatInHand> {
  const administrator = await requireAdministrator(transaction, session);
  const seat = isUuid(id)
    ? await transaction('CurrencyCloudContacts as seat')
        .join('accounts as account', 'account.id', 'seat.account_id')
        .where({ 'seat.id': id })
        .first<SeatInHand | undefined>(columns)
    : undefined;
  if (!seat || !administers(administrator, seat.organisationId)) throw new RuleError('seat_not_found', field);
  await takeUser(transaction, session, { id: seat.userId, act: 'membership', field }).catch((error: unknown) => {
    throw error instanceof RuleError && error.code === 'user_not_found'
      ? new RuleError('seat_not_found', field)
      : error;
  });
  return seat;
}

/** Removes a seat and asks the provider to close its contact. What the user did there stays. */
export async function removeSeat(
  { transaction, context, session }: ChangeTools,
  { id, userId, accountId, accountName }: SeatInHand,
): Promise<void> {
  const [taken] = await transaction('CurrencyCloudContacts').where({ id }).delete().returning('tcc_contact_id');
  await closeContact(transaction, context, { id, userId, accountId, contactId: taken?.tcc_contact_id ?? null });
  const details = `Seat removed: ${userId}, ${accountName}`;
  await recordUserAct(transaction, context, session, { of: 'seat', details, accountId });
}
