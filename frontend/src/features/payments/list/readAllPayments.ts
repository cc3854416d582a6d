import type { Client } from 'urql';
import { invariant } from '../../../../../domain/invariant';
import { readError, type ServiceError } from '../../../graphql/serviceError';
import type { PaymentRow } from '../../../shared/payments/paymentRow';
import { PaymentsDocument, paymentsVariables, type PaymentsFilter } from './paymentsQuery';

/** The most payments of one file. */
export const maxExported = 10_000;

/** The most rows that the server gives at once. */
const pageSize = 250;

/** All payments that were found, or why they could not be read. */
export type AllPayments = { readonly payments: readonly PaymentRow[] } | { readonly error: ServiceError };

interface Reading {
  readonly client: Client;
  readonly filter: PaymentsFilter;
  /** Called before each page with the number of payments read. */
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads every payment that the filter finds, page by page, one more than {@link maxExported} at most. A payment that moved to the next page
 * meanwhile counts once. The signal ends the reading between two pages.
 */
export async function readAllPayments({ client, filter, onProgress, signal }: Reading): Promise<AllPayments> {
  const payments = new Map<string, PaymentRow>();
  for (let offset = 0; offset <= maxExported && !signal.aborted; offset += pageSize) {
    onProgress(payments.size);
    const variables = { ...paymentsVariables(filter), limit: pageSize, offset };
    const { data, error } = await client.query(PaymentsDocument, variables, { requestPolicy: 'network-only' });
    if (error) return { error: readError(error) };
    invariant(data, 'an answer without an error has data');
    for (const payment of data.payments) payments.set(payment.id, payment);
    if (data.payments.length < pageSize) break;
  }
  return { payments: [...payments.values()] };
}
