import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import {
  decideAuthorisation,
  isAuthorisedAsItIs,
  refusalToAuthorise,
  type AuthorisationRequest,
} from '../../domain/payments/authorisation';
import { requireFraudNotice } from '../database/fraudNotices';
import { lockPayment, type StoredPayment } from '../database/payments';
import { convertAtStoredRate } from '../database/rates';
import { findSeat, requireSeat, requireWorkingAccount, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { drainInline } from '../intents/drainInline';
import type { Context } from '../runtime/context';
import type { AuthorisePaymentInput, AuthorisePaymentOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { digestOf } from './digest';
import { paymentResult } from './paymentResult';
import { release } from './release';

/**
 * Gives one of the payment's authorisations; the last one sends it at once. Refusals by our rules are errors, the
 * provider's own refusal comes back in errorCode and errorMessage.
 * @throws RuleError payment_not_found, payment_already_sent, no_authorisation_due, already_authorised_by_you,
 *   cannot_authorise_own_payment, role_may_not_authorise, amount_above_limit, authorisation_rate_missing,
 *   beneficiary_changed, content_changed, fraud_notice_not_found
 */
export async function authorisePayment(
  input: AuthorisePaymentInput,
  session: Session,
  context: Context,
): Promise<AuthorisePaymentOutput> {
  const intentId = await inTransaction(context.database, session, async (transaction) => {
    const payment = await lockPayment(transaction, input.paymentId, session.userId, session.selectedAccountId);
    const refusal = refusalToAuthorise({ ...payment, isSent: payment.tccPaymentId !== null });
    if (refusal) throw new RuleError(refusal, 'paymentId');
    if (input.fraudNoticeId) await requireFraudNotice(transaction, input.fraudNoticeId, session.userId);
    const seat = await requireSeat(transaction, session.userId, payment.accountId);
    const isLast = await fillRequest(transaction, context, payment, seat);
    return isLast ? releaseAuthorised(transaction, context, payment) : undefined;
  });
  if (intentId) await drainInline(context, intentId);
  const { id, ...result } = await paymentResult(context.database, input.paymentId);
  return { paymentId: id, ...result };
}

interface StoredRequest extends AuthorisationRequest {
  readonly contentDigest: string | null;
  readonly canAuthoriseOwnPayments: boolean;
}

async function fillRequest(
  transaction: Knex.Transaction,
  context: Context,
  payment: StoredPayment,
  seat: Seat,
): Promise<boolean> {
  const now = context.clock.now();
  const requests = await loadRequests(transaction, payment.id);
  const digest = digestOf(payment);
  const digests = requests.map(({ contentDigest }) => contentDigest);
  if (!isAuthorisedAsItIs(digests, digest)) throw new RuleError('content_changed', 'paymentId');
  const decision = decideAuthorisation({
    userId: seat.userId,
    roleId: seat.roleId,
    upperLimit: seat.upperLimit,
    creatorId: payment.createdById,
    amount: await convertAtStoredRate(transaction, payment, seat.authorisationCurrency, now),
    canAuthoriseOwnPayments: requests.every((request) => request.canAuthoriseOwnPayments),
    requests,
  });
  if ('refusal' in decision) throw new RuleError(decision.refusal, 'paymentId');
  await transaction('payment_authorisation_requests')
    .where({ id: decision.request.id })
    .update({ authorisedById: seat.userId, authorisedAt: now, contentDigest: digest });
  return decision.isLast;
}

async function loadRequests(transaction: Knex.Transaction, paymentId: string): Promise<StoredRequest[]> {
  return transaction('payment_authorisation_requests as request')
    .join('organisation_payment_auth_rule as rule', 'rule.id', 'request.authRuleId')
    .where({ 'request.paymentId': paymentId })
    .orderBy('request.id')
    .select<StoredRequest[]>({
      id: 'request.id',
      roleIdRequired: 'request.roleIdRequired',
      authorisedById: 'request.authorisedById',
      contentDigest: 'request.contentDigest',
      canAuthoriseOwnPayments: 'rule.can_authorise_own_payments',
    });
}

/** The provider acts for the maker's contact; a maker who lost the seat since takes the payment down with it. */
async function releaseAuthorised(
  transaction: Knex.Transaction,
  context: Context,
  payment: StoredPayment,
): Promise<string> {
  const maker = await findSeat(transaction, payment.createdById, payment.accountId);
  if (!maker) throw new RuleError('account_not_connected', 'paymentId', 'The maker no longer has a seat here.');
  const onBehalfOf = requireWorkingAccount(maker);
  await transaction('payments').where({ id: payment.id }).update({ status: 'authorised' });
  return release(transaction, context, payment, onBehalfOf);
}
