import { randomUUID } from 'node:crypto';
import type { Context } from '../../actions/context';
import { batchAuthorisePayments } from '../../actions/payments/batchAuthorisePayments';
import type { PaymentAuthorisation, ShownPayment } from '../../actions/runtime/generated/actions';
import { tradingAccount } from './portal';

/** Payments in their first version. */
export const shownPayments = (ids: readonly string[]): ShownPayment[] =>
  ids.map((paymentId) => ({ paymentId, version: 1 }));

/** Asks for a batch in this process, where no Lambda works it off. */
export const askForBatch = (
  context: Context,
  payments: readonly ShownPayment[],
  { userId = 'approver', selectedAccountId = tradingAccount, issuedAt = new Date().toISOString() } = {},
): Promise<PaymentAuthorisation[]> =>
  batchAuthorisePayments(
    { payments },
    {
      userId,
      role: 'user',
      selectedAccountId,
      issuedAt,
      requestId: randomUUID(),
      requester: { ip: '192.0.2.1', browser: 'none' },
    },
    context,
  );
