import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isDeletable } from '../../domain/payments/transitions';
import { lockPayment, type StoredPayment } from '../database/payments';
import { requireSeat, requireWorkingAccount } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { takeReadings } from '../mirrors/mirror';
import { paymentsMirror } from './paymentsMirror';
import { ProviderError } from '../provider/errors';
import type { Context } from '../context';
import type { Session } from '../runtime/session';
import { deleteWithDocuments, recordDeletion } from './deleteWithDocuments';
import { removeDocuments } from '../runtime/keptDocuments';
import { paymentResult } from './paymentResult';

/**
 * Deletes a payment: in our tables, with its documents, if it was not sent, at the provider if it was sent but not released.
 * @throws RuleError payment_not_found, payment_already_sent, role_may_not_create_payments, provider_unavailable,
 *   too_many_requests
 */
export const deletePayment = defineAction({
  name: 'deletePayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A009'],
  sdl: `
    type Mutation {
      deletePayment(paymentId: uuid!): PaymentResult!
    }
  `,
  handler: async (input, session, context) => {
    const { payment, documents } = await inTransaction(context.database, session, async (transaction) => {
      const stored = await lockPayment(transaction, input.paymentId, session.userId, session.selectedAccountId);
      await requireDeletable(transaction, session, stored);
      if (stored.tccPaymentId !== null) return { payment: stored, documents: [] };
      return { payment: stored, documents: await deleteWithDocuments(transaction, session, context, stored) };
    });
    await removeDocuments(context, documents);
    if (payment.tccPaymentId !== null) await deleteAtProvider(context, session, payment, payment.tccPaymentId);
    return paymentResult(context.database, input.paymentId);
  },
});

async function requireDeletable(database: Knex, session: Session, stored: StoredPayment): Promise<void> {
  const seat = await requireSeat(database, session.userId, stored.accountId);
  if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
  if (stored.status === 'deleted') throw new RuleError('payment_not_found', 'paymentId');
  if (!isDeletable({ status: stored.status, isSent: stored.tccPaymentId !== null })) {
    throw new RuleError('payment_already_sent', 'paymentId');
  }
}

/** Deleting twice has no further effect, so the payment is read afterwards, whatever the answer to the deletion was. */
async function deleteAtProvider(
  context: Context,
  session: Session,
  payment: StoredPayment,
  tccPaymentId: string,
): Promise<void> {
  const { accountId } = payment;
  const seat = await requireSeat(context.database, session.userId, accountId);
  const onBehalfOf = requireWorkingAccount(seat);
  const client = await context.provider.forAccount(accountId);
  const refusal = await client.deletePayment(tccPaymentId, onBehalfOf).then(
    () => undefined,
    (error: unknown) => error,
  );
  const reading = await client.getPayment(tccPaymentId, onBehalfOf).catch(() => undefined);
  if (reading) {
    await inTransaction(context.database, session, async (transaction) => {
      await takeReadings(transaction, paymentsMirror, [{ reading, accountId }]);
      if (!refusal && reading.status === 'deleted') await recordDeletion(transaction, session, context, payment);
    });
  }
  if (reading?.status !== 'deleted') throw deletionError(refusal);
}

function deletionError(refusal: unknown): RuleError {
  if (refusal instanceof RuleError) return refusal;
  const isRefused = refusal instanceof ProviderError && refusal.failure === 'rejected';
  return isRefused
    ? new RuleError('payment_already_sent', 'paymentId', refusal.message)
    : new RuleError('provider_unavailable');
}
