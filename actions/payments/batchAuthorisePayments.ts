import { RuleError } from '../../domain/errors';
import type { Context } from '../runtime/context';
import type {
  BatchAuthorisePaymentsFromGlobalDashboardInput,
  BatchAuthorisePaymentsInput,
  PaymentAuthorisation,
} from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { authorisePayment } from './authorisePayment';

const most = 100;

/**
 * Authorises each payment of the selected account on its own: a refusal is that payment's answer and does not stop the
 * others.
 * @throws RuleError invalid_input for more than a hundred ids
 */
export async function batchAuthorisePayments(
  input: BatchAuthorisePaymentsInput,
  session: Session,
  context: Context,
): Promise<PaymentAuthorisation[]> {
  if (input.paymentIds.length > most) {
    throw new RuleError('invalid_input', 'paymentIds', `Authorise at most ${most} payments at once.`);
  }
  const results: PaymentAuthorisation[] = [];
  for (const paymentId of new Set(input.paymentIds)) {
    results.push(await authorisePayment({ paymentId }, session, context).catch((error) => refusal(paymentId, error)));
  }
  return results;
}

/** The same from the global dashboard, over every account where the caller holds a seat. */
export function batchAuthorisePaymentsFromGlobalDashboard(
  input: BatchAuthorisePaymentsFromGlobalDashboardInput,
  session: Session,
  context: Context,
): Promise<PaymentAuthorisation[]> {
  return batchAuthorisePayments(input, { ...session, selectedAccountId: undefined }, context);
}

function refusal(paymentId: string, error: unknown): PaymentAuthorisation {
  if (!(error instanceof RuleError)) throw error;
  return {
    paymentId,
    errorCode: error.code,
    errorMessage: error.message,
    authorisationsRequired: null,
    status: null,
    tccStatus: null,
  };
}
