import type { Knex } from 'knex';
import { refusalOfHeldRate } from '../../domain/conversions/heldRate';
import { RuleError, type ErrorCode } from '../../domain/errors';
import {
  areAuthorisationsCurrent,
  decideAuthorisation,
  refusalToAuthorise,
  type AuthorisationCase,
  type AuthorisationDecision,
} from '../../domain/payments/authorisation';
import { findDelegations, reopenLapsedAuthorisations } from '../database/delegations';
import { requireFraudNotice, useFraudNotice } from '../database/fraudNotices';
import { lockPayment, type StoredPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import { convertAtStoredRate } from '../database/rates';
import { findSeat, requireSeat, requireWorkingAccount, type Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import type { AuthorisePaymentInput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { applyRulesInForce, loadRequests, type StoredRequest } from './applyRulesInForce';
import { digestOf } from './digest';
import { bookHeldRate } from './heldRate/bookHeldRate';
import { requireHolder } from './heldRate/requireHolder';
import { tellApprovers, tellMaker } from './paymentNotices';
import { release } from './release';

/** An authorisation that was stored. */
export interface GivenAuthorisation {
  /** The intent that sends the payment, if this was the last authorisation. */
  readonly intentId: string | undefined;
  /** How many authorisations the rules in force added to those requested before. */
  readonly requestsAdded: number;
  /** How many more are needed before the payment is sent. */
  readonly authorisationsRequired: number;
}

/** Why none was stored, after the rules in force were applied. */
export interface RefusedAuthorisation {
  readonly refusal: ErrorCode;
}

/** Who authorises, and the account to which the payment must belong, if one is selected. */
export interface Authoriser extends Pick<Session, 'userId' | 'selectedAccountId'> {
  /** The batch that the authorisation is a part of, if it is one: makers are told once of all. */
  readonly batchId?: string;
}

/**
 * Gives one authorisation of a payment in one transaction, for the version that the caller was shown. The rules in force
 * are applied first, and stay applied if the caller may then not authorise. Nothing is sent yet.
 * @throws RuleError payment_not_found, content_changed, payment_already_sent, no_authorisation_due, beneficiary_changed,
 *   country_not_permitted, already_authorised_by_you, already_authorised_for_you, cannot_authorise_own_payment,
 *   role_may_not_authorise, held_rate_expired, held_rate_without_right, amount_above_limit,
 *   authorisation_rate_missing, and as requireFraudNotice
 */
export async function giveAuthorisation(
  input: AuthorisePaymentInput,
  session: Session,
  context: Context,
): Promise<GivenAuthorisation> {
  const outcome = await inTransaction(context.database, session, (transaction) =>
    giveAuthorisationIn(transaction, input, session, context),
  );
  if ('refusal' in outcome) throw new RuleError(outcome.refusal, 'paymentId');
  return outcome;
}

/**
 * The same in the caller's transaction, which must be committed also after a refusal that is returned: the rules in force stay applied.
 * @throws RuleError as giveAuthorisation, for refusals that leave nothing to commit
 */
export async function giveAuthorisationIn(
  transaction: Knex.Transaction,
  input: AuthorisePaymentInput,
  authoriser: Authoriser,
  context: Context,
): Promise<GivenAuthorisation | RefusedAuthorisation> {
  const { userId, selectedAccountId } = authoriser;
  const payment = await lockPayment(transaction, input.paymentId, userId, selectedAccountId);
  const refusal = refusalToAuthorise({ ...payment, isSent: payment.tccPaymentId !== null }, input.version);
  if (refusal) throw new RuleError(refusal, 'paymentId');
  const expired = refusalOfHeldRate(payment.rateHeldUntil, context.clock.now());
  if (expired) throw new RuleError(expired, 'paymentId');
  const seat = await requireSeat(transaction, userId, payment.accountId);
  await requireHolder(transaction, payment, context.clock.now());
  return fillRequest(transaction, context, payment, seat, { ...authoriser, noticeId: input.fraudNoticeId });
}

async function fillRequest(
  transaction: Knex.Transaction,
  context: Context,
  payment: StoredPayment,
  seat: Seat,
  { batchId, noticeId }: Pick<Authoriser, 'batchId'> & { readonly noticeId: string | null | undefined },
): Promise<GivenAuthorisation | RefusedAuthorisation> {
  const now = context.clock.now();
  const { userId, roleId, upperLimit, organisationId } = seat;
  const digest = digestOf(payment);
  const { requested, reopened } = await loadStanding(transaction, payment.id);
  const digests = requested.map(({ contentDigest }) => contentDigest);
  if (!areAuthorisationsCurrent(digests, digest)) throw new RuleError('content_changed', 'paymentId');
  const amount = await convertAtStoredRate(transaction, payment, seat.authorisationCurrency, now);
  const maker = await findSeat(transaction, payment.createdById, payment.accountId);
  const waiting = { payment, organisationId, amount, maker };
  const applied = await applyRulesInForce(transaction, waiting, requested, now);
  const { requests, canAuthoriseOwnPayments } = applied;
  const facts = {
    userId,
    roleId,
    upperLimit,
    creatorId: payment.createdById,
    amount,
    canAuthoriseOwnPayments,
    requests,
  };
  const decision = await decide(transaction, seat, facts, now);
  if ('refusal' in decision) return decision;
  const noticed = { ...payment, paymentId: payment.id, authorisationAmount: amount };
  const fraudNoticeId = await requireFraudNotice(transaction, seat, noticed, noticeId, now);
  if (fraudNoticeId) await useFraudNotice(transaction, fraudNoticeId, payment.id, now);
  await transaction('payment_authorisation_requests')
    .where({ id: decision.request.id })
    .update({
      authorisedById: userId,
      authorisedAt: now,
      contentDigest: digest,
      fraudNoticeId,
      delegationId: decision.delegation?.id ?? null,
    });
  const entry = { eventCode: 'A010', paymentId: payment.id, accountId: payment.accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: now });
  const intentId = decision.isLast ? await releaseAuthorised(transaction, context, payment, maker) : undefined;
  const open = requests.filter(({ authorisedById }) => authorisedById === null).length - 1;
  await tellMaker(transaction, payment.id, { userId, requestId: decision.request.id, open, batchId, now });
  if (applied.added + reopened > 0) await tellApprovers(transaction, payment.id, { actorId: userId, now });
  return { intentId, requestsAdded: applied.added, authorisationsRequired: open };
}

/** The requests of a payment, of which those are open again whose authorisation does not count any more, and how many these are. */
async function loadStanding(
  transaction: Knex.Transaction,
  paymentId: string,
): Promise<{ readonly requested: readonly StoredRequest[]; readonly reopened: number }> {
  const requested = await loadRequests(transaction, paymentId);
  if (!requested.some(({ hasLapsed }) => hasLapsed)) return { requested, reopened: 0 };
  const reopened = await reopenLapsedAuthorisations(transaction, paymentId);
  return { requested: await loadRequests(transaction, paymentId), reopened };
}

/** Delegations are looked up only where the user's own role gives none of the open authorisations. */
async function decide(
  transaction: Knex.Transaction,
  seat: Seat,
  facts: AuthorisationCase,
  now: Date,
): Promise<AuthorisationDecision> {
  const decision = decideAuthorisation(facts);
  if (!('refusal' in decision) || decision.refusal !== 'role_may_not_authorise') return decision;
  return decideAuthorisation({ ...facts, delegations: await findDelegations(transaction, seat, now) });
}

/**
 * The payment is sent for the contact of its maker, after the conversion of a held rate. It cannot be sent if the maker has lost the seat.
 */
async function releaseAuthorised(
  transaction: Knex.Transaction,
  context: Context,
  payment: StoredPayment,
  maker: Seat | undefined,
): Promise<string> {
  if (!maker) throw new RuleError('account_not_connected', 'paymentId', 'The maker no longer has a seat here.');
  const onBehalfOf = requireWorkingAccount(maker);
  await transaction('payments').where({ id: payment.id }).update({ status: 'authorised' });
  const conversion = await bookHeldRate(transaction, context, payment, onBehalfOf);
  return release(transaction, context, payment, conversion);
}
