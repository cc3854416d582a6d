import type { Knex } from 'knex';
import type { Delegation } from '../../domain/payments/authorisation';
import type { Seat } from './seats';

/** The delegations in force by which a user may act on the account, in the place of colleagues who hold a seat on it. */
export async function findDelegations(database: Knex, { userId, accountId }: Seat, now: Date): Promise<Delegation[]> {
  return database('authorisation_delegations as delegation')
    .join('CurrencyCloudContacts as lent', (on) => {
      on.on('lent.user_id', 'delegation.from_user_id').on('lent.role_id', 'delegation.role_id');
    })
    .join('users as giver', 'giver.id', 'delegation.from_user_id')
    .where({ 'delegation.to_user_id': userId, 'lent.account_id': accountId, 'giver.enabled': true })
    .whereNull('delegation.revoked_at')
    .where('delegation.starts_at', '<=', now)
    .where('delegation.ends_at', '>', now)
    .orderBy(['delegation.starts_at', 'delegation.id'])
    .select<Delegation[]>(
      'delegation.id',
      'delegation.role_id as roleId',
      'delegation.from_user_id as fromUserId',
      'lent.upper_fx_limit as upperLimit',
    )
    .options({ name: 'find_delegations' });
}
