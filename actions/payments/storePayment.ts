import type { Knex } from 'knex';
import type { PaymentInput } from '../../domain/payments/paymentInput';
import { requireFraudNotice, useFraudNotice } from '../database/fraudNotices';
import { recordActivity } from '../database/recordActivity';
import type { Seat } from '../database/seats';
import { contentDigest, requestKey } from '../intents/contentDigest';
import type { Context } from '../context';
import { chargePaymentFee, feeOfContent } from './paymentFeeCharge';
import { tellApprovers } from './paymentNotices';
import { waitingResult, type StoredResult } from './paymentResult';
import { contentColumns, preparePayment, type PreparedPayment } from './preparePayment';
import { release } from './release';
import { requestAuthorisations } from './requestAuthorisations';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A reference that is easy to read out: the day and eight characters derived from the payment's id, without characters
 * that look alike, such as `261121-K3PX9QTW`.
 */
export function shortReference(id: string, now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const bits = BigInt(`0x${id.replaceAll('-', '')}`);
  const characters = Array.from({ length: 8 }, (_, index) => alphabet[Number((bits >> BigInt(index * 5)) & 31n)]);
  return `${day}-${characters.join('')}`;
}

/** A payment that a user enters or uploads. */
interface NewPayment {
  readonly id: string;
  readonly seat: Seat;
  readonly payment: PaymentInput;
  /** What preparePayment makes of it, where the caller has checked it in this transaction. */
  readonly prepared?: PreparedPayment;
  /** The notice that the maker acknowledged, where one is demanded. */
  readonly fraudNoticeId: string | null | undefined;
  /** The upload that it is a part of, if it is one: its approvers are told of all by tellApproversOfUpload. */
  readonly uploadId?: string;
  /** The occurrence of a recurring payment that it is, if it is one. */
  readonly occurrence?: { readonly recurringPaymentId: string; readonly occurrenceOn: string };
}

/**
 * Creates a payment in the caller's transaction: the row, its fee, the authorisations that it needs and the activity. Without any it is
 * released to the sender.
 * @returns the result of a payment that waits, which is known without reading it again, or the intent of one that is sent
 * @throws RuleError as preparePayment and requireFraudNotice
 */
export async function storePayment(
  transaction: Knex.Transaction,
  context: Context,
  { id, seat, payment, occurrence, uploadId, ...given }: NewPayment,
): Promise<StoredResult | { readonly intentId: string }> {
  const now = context.clock.now();
  const prepared = given.prepared ?? (await preparePayment(transaction, seat, payment, now));
  const noticed = { ...payment, paymentId: null, authorisationAmount: prepared.authorisationAmount };
  const fraudNoticeId = await requireFraudNotice(transaction, seat, noticed, given.fraudNoticeId, now);
  const { clientRequestId = null } = payment;
  const uniqueRequestId = clientRequestId ? requestKey('payment', [seat.accountId], clientRequestId) : context.newId();
  const fee = await feeOfContent(transaction, prepared.content, now);
  const columns = {
    id,
    shortReference: shortReference(id, now),
    uniqueRequestId,
    clientRequestId,
    clientRequestDigest: contentDigest(payment),
    accountId: seat.accountId,
    createdById: seat.userId,
    status: prepared.rule ? ('awaiting_authorisation' as const) : ('new' as const),
    fraudNoticeId,
    feeAmount: fee?.amount ?? null,
    // A named statement has the same columns each time.
    recurringPaymentId: occurrence?.recurringPaymentId ?? null,
    occurrenceOn: occurrence?.occurrenceOn ?? null,
    ...contentColumns(seat, prepared),
  };
  await transaction('payments').insert(columns).options({ name: 'insert_payment' });
  if (fraudNoticeId) await useFraudNotice(transaction, fraudNoticeId, id, now);
  const entry = { eventCode: 'A007', paymentId: id, accountId: seat.accountId } as const;
  await recordActivity(transaction, { ...entry, userId: seat.userId, createdAt: now });
  if (fee) await chargePaymentFee(transaction, context, { id, uniqueRequestId, content: prepared.content, fee });
  const open = await requestAuthorisations(transaction, context, id, seat, prepared);
  if (open > 0) {
    if (!uploadId) await tellApprovers(transaction, id, { actorId: seat.userId, now });
    return waitingResult(id, open);
  }
  if (prepared.rule) await transaction('payments').where({ id }).update({ status: 'authorised' });
  return { intentId: await release(transaction, context, { ...prepared.content, id, uniqueRequestId }) };
}
