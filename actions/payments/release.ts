import type { Knex } from 'knex';
import type { PaymentContent } from '../../domain/payments/content';
import { enqueue } from '../intents/enqueue';
import type { Context } from '../runtime/context';
import { digestOf } from './digest';

/**
 * Hands an approved payment to the sender: status processing and the intent, in the caller's transaction. The key is the
 * payment's `uniqueRequestId`, stored with it before anything was sent.
 * @param onBehalfOf the provider contact of the creator's seat
 * @returns the intent's id
 */
export async function release(
  transaction: Knex.Transaction,
  context: Context,
  payment: PaymentContent & { readonly id: string; readonly uniqueRequestId: string },
  onBehalfOf: string,
): Promise<string> {
  await transaction('payments').where({ id: payment.id }).update({ status: 'processing' });
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: 'payment',
      entityId: payment.id,
      accountId: payment.accountId,
      key: payment.uniqueRequestId,
      payload: { onBehalfOf },
      digest: digestOf(payment),
    },
    context.clock.now(),
  );
}
