import { paymentTotal, type payment } from './data';
import { onQuery, type Call } from './server';

/**
 * Serves the list of payments to authorise.
 * @param totals what the server counts over all pages; that of the payments themselves where it is not given
 * @returns the calls that read a page
 */
export function serveAuthorisations(
  payments: readonly (Omit<ReturnType<typeof payment>, 'gbpEquivalent'> & { gbpEquivalent: string | null })[],
  totals = payments.map(({ amount, currency }) => paymentTotal('awaiting_authorisation', 1, amount, currency)),
): Call[] {
  onQuery('paymentsYouCanAuthoriseTotals', { totals });
  return onQuery('paymentsYouCanAuthorise', { paymentsYouCanAuthorise: payments });
}
