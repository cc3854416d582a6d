import type { ErrorCode } from '../errors';
import { isEditable, type PaymentStatus } from './transitions';

/** A payment as far as it decides whether its documents may change. */
interface Documented {
  readonly status: PaymentStatus;
  readonly isSent: boolean;
  /** Who authorised the payment; null for authorisations that are open. */
  readonly authorisedByIds: readonly (string | null | undefined)[];
}

/**
 * Why a user may not add documents to a payment or remove them; undefined if the user may. Others who authorised the payment saw its
 * documents: after that the payment must be changed, which starts its approval anew.
 */
export function documentsRefusal(payment: Documented, userId: string): ErrorCode | undefined {
  if (!isEditable(payment)) return 'payment_already_sent';
  const isSeen = payment.authorisedByIds.some((approver) => Boolean(approver) && approver !== userId);
  return isSeen ? 'documents_approved' : undefined;
}
