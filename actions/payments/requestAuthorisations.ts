import type { Knex } from 'knex';
import { filledByCreating, rolesRequired } from '../../domain/payments/authorisation';
import type { Seat } from '../database/seats';
import { digestOf } from './digest';
import type { PreparedPayment } from './preparePayment';

/**
 * Writes the authorisations that the rule asks for, one row per role and number required, filling the one that the act of
 * creating satisfies.
 * @returns how many are still open; none: the payment may be sent
 */
export async function requestAuthorisations(
  transaction: Knex.Transaction,
  paymentId: string,
  creator: Seat,
  { rule, content }: PreparedPayment,
  now: Date,
): Promise<number> {
  if (!rule) return 0;
  const filled = filledByCreating(rule, creator.roleId);
  const given = { authorisedById: creator.userId, authorisedAt: now, contentDigest: digestOf(content) };
  const rows = rolesRequired(rule).map((roleIdRequired, index) => ({
    paymentId,
    authRuleId: rule.id,
    roleIdRequired,
    ...(index === filled ? given : {}),
  }));
  await transaction('payment_authorisation_requests').insert(rows);
  return rows.length - (filled >= 0 ? 1 : 0);
}
