import type { Knex } from 'knex';
import { requestsDue } from '../../domain/payments/authorisation';
import type { RuntimeContext } from '../runtime/context';
import type { Seat } from '../database/seats';
import { digestOf } from './digest';
import type { PreparedPayment } from './preparePayment';

/**
 * Writes one row for each authorisation that the rule requires. The creator gives one of them if the rule says so, unless an API key made it
 * that may only draft.
 * @returns the number of open authorisations; at zero the payment may be sent
 */
export async function requestAuthorisations(
  transaction: Knex.Transaction,
  { clock, isDraftOnly }: Pick<RuntimeContext, 'clock' | 'isDraftOnly'>,
  paymentId: string,
  creator: Seat,
  { rule, content }: PreparedPayment,
): Promise<number> {
  const now = clock.now();
  const due = requestsDue(rule, isDraftOnly ? undefined : creator.roleId);
  if (!rule || due.length === 0) return 0;
  const given = { authorisedById: creator.userId, authorisedAt: now, contentDigest: digestOf(content) };
  const open = { authorisedById: null, authorisedAt: null, contentDigest: null };
  const rows = due.map(({ roleIdRequired, isGiven }) => ({
    paymentId,
    authRuleId: rule.id,
    roleIdRequired,
    ...(isGiven ? given : open),
  }));
  // A name stands for one text, which has as many rows.
  await transaction('payment_authorisation_requests')
    .insert(rows)
    .options({ name: `insert_requests_${rows.length}` });
  return due.filter(({ isGiven }) => !isGiven).length;
}
