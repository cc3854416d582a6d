import type { Knex } from 'knex';
import { contentFields, type ContentField } from '../../domain/payments/content';
import { paymentFields } from '../../domain/payments/fields';
import type { ProviderPayment } from '../provider/records';
import type { LivePayment } from '../runtime/generated/actions';

/** What the maker entered of a payment at the provider, under our names. */
export const enteredFields = (reading: ProviderPayment) =>
  Object.fromEntries(contentFields.map((name) => [name, reading[paymentFields[name].provider]])) as {
    [Name in ContentField]: ProviderPayment[(typeof paymentFields)[Name]['provider']];
  };

/** A payment as the provider reports it. @param ourId our payment that became this one at the provider */
export function livePayment(reading: ProviderPayment, ourId: string | undefined): LivePayment {
  return {
    tccPaymentId: reading.id,
    paymentId: ourId ?? null,
    shortReference: reading.short_reference,
    ...enteredFields(reading),
    status: reading.status,
    feeAmount: reading.fee_amount,
    feeCurrency: reading.fee_currency,
    failureReason: reading.failure_reason,
    reviewStatus: reading.review_status,
    estimatedArrival: reading.estimated_arrival,
    transferredAt: reading.transferred_at,
    createdAt: reading.created_at,
    updatedAt: reading.updated_at,
  };
}

/** Our ids of an account's payments by the provider's ids. */
export async function ourPayments(
  database: Knex,
  accountId: string,
  tccIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database('payments')
    .where({ accountId })
    .whereIn('tccPaymentId', [...tccIds])
    .select('id', 'tccPaymentId');
  return new Map(rows.flatMap(({ id, tccPaymentId }) => (tccPaymentId ? [[tccPaymentId, id] as const] : [])));
}
