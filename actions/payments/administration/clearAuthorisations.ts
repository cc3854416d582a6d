import type { Knex } from 'knex';
import type { PaymentAuthorisationRequestsRow } from '../../database/generated/tables';
import type { RuntimeContext } from '../../runtime/context';

/**
 * Replaces authorisations of a payment by open requests, so that they are asked for again.
 * @param givenBy only those of these users; absent: all
 * @returns how many there were
 */
export async function clearAuthorisations(
  transaction: Knex.Transaction,
  { newId }: Pick<RuntimeContext, 'newId'>,
  paymentId: string,
  givenBy?: readonly string[],
): Promise<number> {
  const query = transaction('payment_authorisation_requests').where({ paymentId }).whereNotNull('authorisedById');
  if (givenBy) query.whereIn('authorisedById', givenBy);
  const given = await query
    .delete()
    .returning<Pick<PaymentAuthorisationRequestsRow, 'paymentId' | 'authRuleId' | 'roleIdRequired'>[]>([
      'paymentId',
      'authRuleId',
      'roleIdRequired',
    ]);
  if (given.length === 0) return 0;
  await transaction('payment_authorisation_requests').insert(given.map((request) => ({ ...request, id: newId() })));
  return given.length;
}
