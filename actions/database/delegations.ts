import type { Knex } from 'knex';
import type { Delegation } from '../../domain/payments/authorisation';
import type { Seat } from './seats';

/**
 * The delegations in force by which a user may act on the account, in the place of colleagues who hold a seat on it. Giver and receiver must
 * both still hold the role (`delegated_seats`).
 */
export async function findDelegations(database: Knex, { userId, accountId }: Seat, now: Date): Promise<Delegation[]> {
  return database('delegated_seats as lent')
    .where({ 'lent.to_user_id': userId, 'lent.account_id': accountId })
    .whereNull('lent.revoked_at')
    .where('lent.starts_at', '<=', now)
    .where('lent.ends_at', '>', now)
    .orderBy(['lent.starts_at', 'lent.delegation_id'])
    .select<Delegation[]>(
      'lent.delegation_id as id',
      'lent.role_id as roleId',
      'lent.from_user_id as fromUserId',
      'lent.upper_fx_limit as upperLimit',
    )
    .options({ name: 'find_delegations' });
}

/**
 * Reopens the requests of a waiting payment whose author no longer has the right to authorise it
 * (docs/decisions/092). The seats' and users' triggers do the same where a right is taken away; this finds an authorisation that was stored at
 * that very moment.
 * @returns how many
 */
export async function reopenLapsedAuthorisations(transaction: Knex.Transaction, paymentId: string): Promise<number> {
  const { rows } = await transaction
    .raw<{ rows: { count: number }[] }>('select reopen_lapsed_authorisations(?) as count', [paymentId])
    .options({ name: 'reopen_lapsed_authorisations' });
  return rows[0]?.count ?? 0;
}
