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
 * Reads every payment that the filter finds, page by page, until it has more than {@link maxExported}. Each page begins with the last
 * payment of the page before. Where that one has moved forward, because payments before it left the filter meanwhile, the page before is
 * read again, so that none is missed. A payment that moved to the next page counts once. The signal ends the reading between two pages.
 */
export async function readAllPayments({ client, filter, onProgress, signal }: Reading): Promise<AllPayments> {
  const payments = new Map<string, PaymentRow>();
  let offset = 0;
  while (!signal.aborted) {
    onProgress(payments.size);
    const variables = { ...paymentsVariables(filter), limit: pageSize, offset };
    const { data, error } = await client.query(PaymentsDocument, variables, { requestPolicy: 'network-only' });
    if (error) return { error: readError(error) };
    invariant(data, 'an answer without an error has data');
    const [first] = data.payments;
    const follows = offset === 0 || (first && payments.has(first.id));
    if (!follows) {
      offset -= pageSize - 1;
      continue;
    }
    for (const payment of data.payments) payments.set(payment.id, payment);
    if (data.payments.length < pageSize || payments.size > maxExported) break;
    offset += pageSize - 1;
  }
  return { payments: [...payments.values()] };
}
