import type { Knex } from 'knex';
import { isNewerReading, statusAfterReading } from '../../domain/payments/reading';
import type { PaymentStatus } from '../../domain/payments/transitions';
import type { ProviderPayment } from '../provider/client';

interface LockedPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly tccPaymentId: string | null;
  readonly accountId: string;
  readonly tcc_updated_at: Date | null;
}

/**
 * Takes the provider's word on one of our payments: mirror row, provider id, status. An older reading never overwrites a
 * newer one, and a status our table does not lead to is not taken.
 * @returns false when no such payment is ours or the reading was older
 */
export async function applyReading(
  transaction: Knex.Transaction,
  which: { readonly paymentId: string } | { readonly tccPaymentId: string },
  reading: ProviderPayment,
): Promise<boolean> {
  const where = 'paymentId' in which ? { id: which.paymentId } : { tccPaymentId: which.tccPaymentId };
  const payment = await transaction('payments')
    .where(where)
    .forUpdate()
    .first<LockedPayment | undefined>('id', 'status', 'tccPaymentId', 'accountId', 'tcc_updated_at');
  if (!payment || !isNewer(payment, reading)) return false;
  await writeMirror(transaction, payment.accountId, reading);
  await transaction('payments').where({ id: payment.id }).update(changes(payment, reading));
  return true;
}

function isNewer(payment: LockedPayment, reading: ProviderPayment): boolean {
  const known = { updatedAt: payment.tcc_updated_at, status: payment.status };
  return isNewerReading(known, { updatedAt: new Date(reading.updated_at), status: reading.status });
}

function changes(payment: LockedPayment, reading: ProviderPayment) {
  const isSent = payment.tccPaymentId !== null;
  const status = statusAfterReading({ status: payment.status, isSent }, reading.status);
  const failureReason = presence(reading.failure_reason);
  return {
    tccPaymentId: reading.id,
    status,
    tcc_status: reading.status,
    tcc_short_ref: reading.short_reference,
    tcc_updated_at: reading.updated_at,
    paymentDate: reading.payment_date,
    failureReason,
    transferredAt: presence(reading.transferred_at),
    estimatedArrival: presence(reading.estimated_arrival),
    errorCode: null,
    errorMessage: null,
  };
}

async function writeMirror(transaction: Knex.Transaction, accountId: string, reading: ProviderPayment): Promise<void> {
  await transaction('tcc_payments')
    .insert({
      id: reading.id,
      account_id: accountId,
      beneficiary_id: reading.beneficiary_id,
      unique_request_id: presence(reading.unique_request_id),
      short_reference: reading.short_reference,
      amount: reading.amount,
      currency: reading.currency,
      status: reading.status,
      payment_type: reading.payment_type,
      payment_date: reading.payment_date,
      reference: reading.reference,
      reason: reading.reason,
      failure_reason: presence(reading.failure_reason),
      transferred_at: presence(reading.transferred_at),
      created_at: reading.created_at,
      updated_at: reading.updated_at,
    })
    .onConflict('id')
    .merge();
}

/** The provider writes an absent value as null, as "" or not at all. */
function presence(value: string | null | undefined): string | null {
  return value ? value : null;
}
