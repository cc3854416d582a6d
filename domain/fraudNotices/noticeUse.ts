import type { ErrorCode } from '../errors';
import { equals } from '../money/amount';

/** An acknowledged notice serves for this long, in milliseconds (docs/decisions/042). */
export const noticeServesForMs = 15 * 60_000;

/** What a notice was shown for, as it is kept in `fraud_notices.details`. The amount is in major units. */
export interface NoticedContent {
  readonly beneficiaryId: string;
  readonly amount: string;
  readonly currency: string;
  readonly paymentType: string;
}

/** A notice as it is stored. */
export interface ShownNotice {
  readonly presentedTo: string;
  readonly accountId: string | null;
  /** The payment that is changed or authorised; null for one that does not exist yet. */
  readonly paymentId: string | null;
  readonly details: NoticedContent;
  readonly acknowledgedAt: Date | null;
  readonly usedAt: Date | null;
}

/** What a notice is to serve for. */
export interface NoticeUse {
  readonly userId: string;
  readonly accountId: string;
  readonly paymentId: string | null;
  readonly content: NoticedContent;
}

/**
 * Why a notice cannot serve for a payment; undefined when it can. A notice of another user, account or payment is answered as an
 * absent one.
 */
export function refusalOfNotice(notice: ShownNotice | undefined, use: NoticeUse, now: Date): ErrorCode | undefined {
  if (!notice || notice.presentedTo !== use.userId || notice.accountId !== use.accountId) {
    return 'fraud_notice_not_found';
  }
  // A notice that served belongs to the payment that it served.
  if (notice.usedAt !== null) return 'fraud_notice_used';
  if (notice.paymentId !== use.paymentId) return 'fraud_notice_not_found';
  if (notice.acknowledgedAt === null) return 'fraud_notice_not_acknowledged';
  if (now.getTime() - notice.acknowledgedAt.getTime() > noticeServesForMs) return 'fraud_notice_expired';
  return isSameContent(notice.details, use.content) ? undefined : 'fraud_notice_for_other_content';
}

function isSameContent(shown: NoticedContent, content: NoticedContent): boolean {
  return (
    shown.beneficiaryId === content.beneficiaryId &&
    shown.currency === content.currency &&
    shown.paymentType === content.paymentType &&
    equals(shown.amount, content.amount)
  );
}

/** The refusals that a notice, read and acknowledged now, answers. */
const answeredByNotice: readonly string[] = [
  'fraud_notice_required',
  'fraud_notice_expired',
  'fraud_notice_used',
  'fraud_notice_for_other_content',
] satisfies ErrorCode[];

/** Whether the user should be shown a notice after a refusal. */
export function asksForNotice(code: string | null | undefined): boolean {
  return answeredByNotice.includes(code ?? '');
}
