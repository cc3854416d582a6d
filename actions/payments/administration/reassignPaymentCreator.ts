import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { refusalByLimit } from '../../../domain/payments/authorisation';
import { isEditable } from '../../../domain/payments/transitions';
import { lockAnyPayment, type StoredPayment } from '../../database/payments';
import { convertAtStoredRate } from '../../database/rates';
import { recordActivity } from '../../database/recordActivity';
import { findSeat, requireWorkingAccount } from '../../database/seats';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import { lockOrganisationSwitches } from '../../fourEyes/switches';
import type { RuntimeContext } from '../../runtime/context';
import type { ReassignPaymentCreatorInput } from '../../runtime/generated/actions';
import { digestOf } from '../digest';
import { tellApprovers } from '../paymentNotices';
import { paymentResult } from '../paymentResult';
import { clearAuthorisations } from './clearAuthorisations';

/**
 * Makes another user the maker of a payment that was not sent. The provider acts for the maker's contact, so that the content changes: its version
 * rises, and a held rate is released. Authorisations that were given are cleared on demand, each replaced by an open request; without that they
 * stay, but for those of the two makers (docs/decisions/108). Nothing counts as given by the new maker, who has not acted, and so the payment is
 * never sent by this call. For administrators. Where changes of rules need a second administrator, this does too: otherwise an administrator could
 * approve a payment of their own.
 * @throws RuleError payment_not_found, payment_already_sent, maker_unchanged, maker_not_permitted, amount_above_limit,
 *   authorisation_rate_missing, authorisations_given, account_closed, account_not_approved, account_not_connected, change_pending
 */
export const reassignPaymentCreator = defineAction({
  name: 'reassignPaymentCreator',
  roles: [],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Makes another user the maker of an unsent payment. Authorisations that were given must be cleared, because the content changes. For
      administrators.
      """
      reassignPaymentCreator(paymentId: uuid!, userId: String!, clearAuthorisations: Boolean!): ReassignedPayment!
    }

    type ReassignedPayment @related(name: "payment", table: "payments", by: "id") {
      id: uuid!
      status: String!
      authorisationsRequired: Int!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'reassignPaymentCreator',
    parse: ({ paymentId, userId, clearAuthorisations }: ReassignPaymentCreatorInput) =>
      Promise.resolve({ paymentId, userId, clearAuthorisations }),
    make: async ({ transaction, context, session }, { paymentId, userId, clearAuthorisations: isClearing }) => {
      const now = context.clock.now();
      const payment = await lockAnyPayment(transaction, paymentId);
      requireReassignable(payment, userId);
      const organisationId = await requireMaker(transaction, payment, userId, now);
      const answer = await paymentResult(transaction, paymentId);
      const cleared = await clearGiven(transaction, context, { payment, userId, isClearing });
      // An approved payment waits again.
      const status = payment.status === 'authorised' && cleared > 0 ? 'awaiting_authorisation' : payment.status;
      await transaction('payments').where({ id: paymentId }).update({ createdById: userId, quoteId: null, status });
      await keepGiven(transaction, payment);
      if (!isClearing) await requireOpen(transaction, paymentId);
      const details = `Maker: ${payment.createdById} → ${userId}; authorisations cleared: ${cleared}`;
      const entry = { eventCode: 'A008', details, paymentId, accountId: payment.accountId } as const;
      await recordActivity(transaction, { ...entry, userId: session.userId, createdAt: now });
      await tellApprovers(transaction, paymentId, { actorId: userId, now });
      return {
        answer,
        subject: { entity: 'payments', id: paymentId },
        switches: { now: await lockOrganisationSwitches(transaction, organisationId) },
        conclude: () => paymentResult(context.database, paymentId),
      };
    },
  }),
});

function requireReassignable(payment: StoredPayment, userId: string): void {
  if (payment.status === 'deleted') throw new RuleError('payment_not_found', 'paymentId');
  if (!isEditable({ status: payment.status, isSent: payment.tccPaymentId !== null })) {
    throw new RuleError('payment_already_sent', 'paymentId');
  }
  if (payment.createdById === userId) throw new RuleError('maker_unchanged', 'userId');
}

/** The new maker could have created the payment today. @returns the organisation of the account */
async function requireMaker(
  transaction: Knex.Transaction,
  payment: StoredPayment,
  userId: string,
  now: Date,
): Promise<string> {
  const seat = await findSeat(transaction, userId, payment.accountId);
  if (!seat?.canCreatePayments) throw new RuleError('maker_not_permitted', 'userId');
  requireWorkingAccount(seat);
  const amount = await convertAtStoredRate(transaction, payment, seat.authorisationCurrency, now);
  const refusal = refusalByLimit(amount, seat.upperLimit);
  if (refusal) throw new RuleError(refusal, 'userId');
  return seat.organisationId;
}

/** What becomes of authorisations when the maker changes. */
interface Handover {
  readonly payment: StoredPayment;
  /** The new maker. */
  readonly userId: string;
  readonly isClearing: boolean;
}

/**
 * Clears all authorisations, or those of the two makers: what the former gave by making the payment, and what the new one gave to a payment that is
 * their own now.
 * @returns how many were cleared
 */
function clearGiven(transaction: Knex.Transaction, context: RuntimeContext, { payment, userId, isClearing }: Handover) {
  return clearAuthorisations(transaction, context, payment.id, isClearing ? undefined : [payment.createdById, userId]);
}

/**
 * Lets the authorisations that stay count for the payment with its new maker: what they were given for is otherwise the same. An authorisation
 * is never changed once it is given, so each is written again with the digest of the content with the new maker.
 */
async function keepGiven(transaction: Knex.Transaction, before: StoredPayment): Promise<void> {
  const kept = await transaction('payment_authorisation_requests')
    .where({ paymentId: before.id, contentDigest: digestOf(before) })
    .delete()
    .returning('*');
  if (kept.length === 0) return;
  const contentDigest = digestOf(await lockAnyPayment(transaction, before.id));
  await transaction('payment_authorisation_requests').insert(kept.map((given) => ({ ...given, contentDigest })));
}

/** A payment whose authorisations are all given would neither be sent for its new maker nor wait for anybody. */
async function requireOpen(transaction: Knex.Transaction, paymentId: string): Promise<void> {
  const requests = await transaction('payment_authorisation_requests').where({ paymentId }).pluck('authorisedById');
  if (requests.length > 0 && !requests.includes(null)) {
    throw new RuleError('authorisations_given', 'clearAuthorisations');
  }
}
