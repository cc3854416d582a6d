import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { editOf, internalChanges } from '../../domain/payments/editing';
import { fieldOf, pickFields, type InternalField } from '../../domain/payments/fields';
import { paymentInputSchema, type PaymentInput } from '../../domain/payments/paymentInput';
import { isEditable } from '../../domain/payments/transitions';
import { requireFraudNotice, useFraudNotice } from '../database/fraudNotices';
import type { StoredPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import type { Seat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { requireDatesInRange } from './createPayment';
import { lockForMaker } from './lockForMaker';
import { chargePaymentFee, feeOfContent, withdrawPaymentFee } from './paymentFeeCharge';
import { tellApprovers } from './paymentNotices';
import { paymentResult } from './paymentResult';
import { keyAfter } from '../intents/contentDigest';
import { contentColumns, preparePayment, type PreparedPayment } from './preparePayment';
import { release } from './release';
import { requestAuthorisations } from './requestAuthorisations';

/**
 * Replaces the content of a payment that was not sent. All its authorisations are deleted and requested again. An edit
 * after a definitive rejection by the provider creates a new `uniqueRequestId`; any other edit keeps it. An edit that changes only what is
 * kept here (decision 116) leaves authorisations, maker and sending as they are.
 * @throws RuleError as createPayment, and payment_not_found, payment_already_sent
 */
export const updatePayment = defineAction({
  name: 'updatePayment',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Replaces the content of a payment that was not sent; its authorisations fall and are asked for again.
      """
      updatePayment(paymentId: uuid!, payment: PaymentInput!, fraudNoticeId: uuid): PaymentResult!
    }
  `,
  handler: async (input, session, context) => {
    const edited = await parseDeclared(paymentInputSchema, input.payment);
    requireDatesInRange(edited, context.clock.now());
    const intentId = await inTransaction(context.database, session, async (transaction) => {
      const { stored, seat } = await lockForMaker(transaction, session, input.paymentId);
      if (!isEditable({ status: stored.status, isSent: stored.tccPaymentId !== null })) {
        throw new RuleError('payment_already_sent', 'paymentId');
      }
      return replace(transaction, context, stored, seat, { edited, fraudNoticeId: input.fraudNoticeId });
    });
    if (intentId) await context.drainInline([intentId]);
    return paymentResult(context.database, input.paymentId);
  },
});

interface PaymentEdit {
  readonly edited: PaymentInput;
  readonly fraudNoticeId: string | null | undefined;
}

async function replace(
  transaction: Knex.Transaction,
  context: Context,
  stored: StoredPayment,
  seat: Seat,
  { edited, ...acknowledged }: PaymentEdit,
): Promise<string | undefined> {
  const now = context.clock.now();
  const prepared = await preparePayment(transaction, seat, edited, now, stored);
  const internal = internalChanges(stored, { ...prepared.content, ...prepared.internal });
  if (internal.length > 0 && stored.status !== 'failed') {
    await updateInternal(transaction, stored, seat, { values: prepared.internal, names: internal, now });
    return undefined;
  }
  const { authorisationAmount } = prepared;
  const noticed = { ...edited, paymentId: stored.id, authorisationAmount };
  const fraudNoticeId = await requireFraudNotice(transaction, seat, noticed, acknowledged.fraudNoticeId, now);
  if (fraudNoticeId) await useFraudNotice(transaction, fraudNoticeId, stored.id, now);
  const { way, needsNewKey } = editOf(stored.status, prepared.rule !== undefined);
  const uniqueRequestId = needsNewKey ? keyAfter(stored.uniqueRequestId) : stored.uniqueRequestId;
  await transaction('payment_authorisation_requests').where({ paymentId: stored.id }).delete();
  const fee = await feeOfContent(transaction, prepared.content, now);
  for (const status of way) await transaction('payments').where({ id: stored.id }).update({ status });
  await transaction('payments')
    .where({ id: stored.id })
    .update({
      ...contentColumns(seat, prepared),
      uniqueRequestId,
      fraudNoticeId,
      // The editor becomes the creator, so that the rule on authorising one's own payments applies to the new content.
      createdById: seat.userId,
      errorCode: null,
      errorMessage: null,
      feeAmount: fee?.amount ?? null,
    });
  const entry = { eventCode: 'A008', paymentId: stored.id, accountId: seat.accountId } as const;
  await recordActivity(transaction, { ...entry, userId: seat.userId, createdAt: now });
  const earlierFees = await withdrawPaymentFee(transaction, stored.id);
  const charged = { id: stored.id, uniqueRequestId, content: prepared.content, earlierFees };
  if (fee) await chargePaymentFee(transaction, context, { ...charged, fee });
  const open = await requestAuthorisations(transaction, context, stored.id, seat, prepared);
  if (open > 0) {
    await tellApprovers(transaction, stored.id, { actorId: seat.userId, now });
    return undefined;
  }
  if (prepared.rule) await transaction('payments').where({ id: stored.id }).update({ status: 'authorised' });
  return release(transaction, context, { ...prepared.content, id: stored.id, uniqueRequestId });
}

/** Writes the fields that are kept here alone. */
async function updateInternal(
  transaction: Knex.Transaction,
  { id: paymentId, accountId }: StoredPayment,
  { userId }: Seat,
  { values, names, now }: { values: PreparedPayment['internal']; names: readonly InternalField[]; now: Date },
): Promise<void> {
  await transaction('payments').where({ id: paymentId }).update(pickFields(names, values));
  const details = names.map((name) => fieldOf(name).label).join(', ');
  const entry = { eventCode: 'A008', details, paymentId, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: now });
}
