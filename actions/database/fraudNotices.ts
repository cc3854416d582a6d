import type { Knex } from 'knex';
import { identifyingFields } from '../../domain/beneficiaries/payeeRemark';
import { RuleError } from '../../domain/errors';
import { dependsOnBeneficiary, noticeReasons, type NoticeReason } from '../../domain/fraudNotices/noticeReasons';
import { refusalOfNotice, type NoticedContent, type ShownNotice } from '../../domain/fraudNotices/noticeUse';
import { readFraudNoticeSettings } from '../../domain/fraudNotices/settings';
import type { PaymentType } from '../../domain/payments/fields';
import { isUuid } from '../../domain/text';
import type { Seat } from './seats';

/** A payment for which a fraud notice may be demanded. */
export interface PaymentToNotice extends NoticedContent {
  /** Null before the payment is created. */
  readonly paymentId: string | null;
  readonly paymentType: PaymentType;
  /** In the organisation's authorisation currency; null without a current rate. */
  readonly authorisationAmount: string | null;
}

/**
 * Refuses a payment that demands a fraud notice and has none, and a notice that cannot serve for the payment. Locks the notice
 * until the end of the transaction.
 * @param noticeId the notice that the user acknowledged, if any
 * @returns the id of the notice, to be stored with what it serves and marked by `useFraudNotice`; null without one
 * @throws RuleError fraud_notice_required, fraud_notice_not_found, fraud_notice_used, fraud_notice_not_acknowledged,
 *   fraud_notice_expired, fraud_notice_for_other_content
 */
export async function requireFraudNotice(
  transaction: Knex.Transaction,
  seat: Seat,
  payment: PaymentToNotice,
  noticeId: string | null | undefined,
  now: Date,
): Promise<string | null> {
  if (!noticeId) {
    const reasons = await findNoticeReasons(transaction, seat, payment);
    if (reasons.length > 0) throw new RuleError('fraud_notice_required', 'fraudNoticeId');
    return null;
  }
  const notice = isUuid(noticeId) ? await lockNotice(transaction, noticeId) : undefined;
  const { userId, accountId } = seat;
  const refusal = refusalOfNotice(notice, { userId, accountId, paymentId: payment.paymentId, content: payment }, now);
  if (refusal) throw new RuleError(refusal, 'fraudNoticeId');
  return noticeId;
}

/** Why the organisation's settings demand a notice for a payment; empty where they demand none. */
export async function findNoticeReasons(
  database: Knex,
  seat: Seat,
  payment: Pick<PaymentToNotice, 'beneficiaryId' | 'paymentType' | 'authorisationAmount'>,
): Promise<NoticeReason[]> {
  const settings = readFraudNoticeSettings(seat.fraudNotices);
  const { beneficiaryId } = payment;
  const isBeneficiaryNew =
    dependsOnBeneficiary(settings) &&
    !(await findPaidBefore(database, seat.accountId, [beneficiaryId])).has(beneficiaryId);
  return noticeReasons(settings, { ...payment, isBeneficiaryNew });
}

/** Marks a notice as used, for the payment that it served. It serves no other from then on. */
export async function useFraudNotice(
  transaction: Knex.Transaction,
  id: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await transaction('fraud_notices').where({ id }).update({ usedAt: now, paymentId });
}

async function lockNotice(transaction: Knex.Transaction, id: string): Promise<ShownNotice | undefined> {
  return transaction('fraud_notices')
    .where({ id })
    .forUpdate()
    .first<ShownNotice | undefined>('presentedTo', 'accountId', 'paymentId', 'details', 'acknowledgedAt', 'usedAt');
}

/** Those of an account's beneficiaries to whose present bank details a payment was completed. */
export async function findPaidBefore(
  database: Knex,
  accountId: string,
  beneficiaryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const paid = await database('beneficiary_information_slice as now')
    .join('beneficiary_information_slice as paid', 'paid.beneficiaryId', 'now.beneficiaryId')
    .join('payments as payment', 'payment.beneficiarySliceId', 'paid.id')
    .whereRaw('now."beneficiaryId" = any(?)', [[...beneficiaryIds]])
    .where({ 'now.is_most_recent': true, 'payment.accountId': accountId, 'payment.status': 'completed' })
    .whereRaw(sameBank)
    .distinct<{ id: string }[]>('now.beneficiaryId as id')
    .options({ name: 'find_paid_beneficiaries' });
  return new Set(paid.map(({ id }) => id));
}

const sameBank = identifyingFields.map((field) => `now."${field}" is not distinct from paid."${field}"`).join(' and ');
