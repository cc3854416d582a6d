import type { Knex } from 'knex';
import { roleId } from '../../seeds/demo/organisations';
import { tradingAccount } from './portal';
import { putSeatsBack } from './seats';

/** A seat that can be given and taken away, on the trading account unless another is named. */
export interface TestSeat {
  readonly userId: string;
  readonly role: string;
  readonly accountId?: string;
  readonly upperLimit?: string | null;
}

const seatOf = (database: Knex, { userId, accountId = tradingAccount }: Pick<TestSeat, 'userId' | 'accountId'>) =>
  database('CurrencyCloudContacts').where({ user_id: userId, account_id: accountId });

/** Gives a user a seat with the role, or their seat the role. */
export async function seat(database: Knex, { upperLimit = null, ...given }: TestSeat): Promise<void> {
  const terms = { role_id: roleId(given.role), upper_fx_limit: upperLimit };
  if ((await seatOf(database, given).update(terms)) > 0) return;
  await database('CurrencyCloudContacts').insert({
    user_id: given.userId,
    account_id: given.accountId ?? tradingAccount,
    tcc_contact_id: null,
    ...terms,
  });
}

/** How a user can lose what their seat allows, each with the words for a test's name. */
export const losses: readonly (readonly [string, (database: Knex, userId: string) => PromiseLike<unknown>])[] = [
  ['is disabled', (database, userId) => database('users').where({ id: userId }).update({ enabled: false })],
  ['loses the role', (database, userId) => seatOf(database, { userId }).update({ role_id: roleId('viewer') })],
  ['loses the seat', (database, userId) => seatOf(database, { userId }).delete()],
];

/** Does something to seats as it looks to a transaction that began before: no trigger of the database notices it. */
export const unnoticed = (database: Knex, change: (transaction: Knex.Transaction) => PromiseLike<unknown>) =>
  database.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await change(transaction);
  });

/** The seats of demo users as they were, for putting them back. */
export async function keepRights(database: Knex, userIds: readonly string[]): Promise<() => Promise<void>> {
  const seats = await database('CurrencyCloudContacts').whereIn('user_id', userIds);
  return async () => {
    await database('users').whereIn('id', userIds).update({ enabled: true });
    await database('CurrencyCloudContacts')
      .whereIn('user_id', userIds)
      .whereNotIn(
        'id',
        seats.map(({ id }) => id),
      )
      .delete();
    await putSeatsBack(database, seats);
  };
}
