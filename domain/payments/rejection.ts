import type { ErrorCode } from '../errors';
import type { AuthorisationRequest, PaymentToAuthorise } from './authorisation';

/** The maximum length of the reason that an approver gives, in UTF-16 code units. */
export const maxReasonLength = 500;

/** The facts that decide whether a user may reject a payment. */
export interface RejectionCase {
  readonly payment: Omit<PaymentToAuthorise, 'isSliceCurrent' | 'isCountryPermitted'>;
  /** The version that the caller was shown. */
  readonly shownVersion: number;
  readonly userId: string;
  readonly roleId: string;
  readonly creatorId: string;
  readonly requests: readonly AuthorisationRequest[];
}

/**
 * Why a user cannot reject a payment; undefined when they can. A user with one of the approving roles may reject it
 * while an authorisation is due, also after giving one and above their limit. Its maker deletes it instead. Order of
 * precedence: content, sent, not waiting, own payment, role.
 */
export function refusalToReject(facts: RejectionCase): ErrorCode | undefined {
  const { payment, shownVersion, requests } = facts;
  if (payment.version !== shownVersion) return 'content_changed';
  if (payment.isSent || payment.status === 'processing') return 'payment_already_sent';
  if (payment.status !== 'awaiting_authorisation') return 'no_authorisation_due';
  if (facts.creatorId === facts.userId) return 'cannot_reject_own_payment';
  const isApprover = requests.some(({ roleIdRequired }) => roleIdRequired === facts.roleId);
  return isApprover ? undefined : 'role_may_not_authorise';
}
