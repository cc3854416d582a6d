import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { PaymentContent } from '../../domain/payments/content';
import { enqueue } from '../intents/enqueue';
import type { Context } from '../context';
import { digestOf } from './digest';

/**
 * Enqueues an approved payment for the sender and sets its status to processing, in the caller's transaction. The key is
 * the payment's `uniqueRequestId`.
 * @param after the intent of the conversion that the payment is paid from, if that is booked first
 * @returns the intent's id
 * @throws RuleError api_key_scope for an API key that may only draft
 */
export async function release(
  transaction: Knex.Transaction,
  context: Context,
  payment: PaymentContent & { readonly id: string; readonly uniqueRequestId: string },
  after?: string,
): Promise<string> {
  if (context.isDraftOnly) {
    throw new RuleError(
      'api_key_scope',
      undefined,
      'No approval is due, so this would be sent. The API key may not send.',
    );
  }
  await transaction('payments').where({ id: payment.id }).update({ status: 'processing' });
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: 'payment',
      entityId: payment.id,
      accountId: payment.accountId,
      key: payment.uniqueRequestId,
      payload: { onBehalfOf: payment.onBehalfOf },
      digest: digestOf(payment),
    },
    context.clock.now(),
    after,
  );
}
