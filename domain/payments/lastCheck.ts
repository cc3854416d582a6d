import type { HeldRate } from '../conversions/heldRate';
import type { ErrorCode } from '../errors';
import type { PaymentStatus } from './transitions';

/** A payment right before it is sent. */
export interface PaymentToSend {
  readonly status: PaymentStatus;
  readonly uniqueRequestId: string;
  /** The slice is the newest of a beneficiary that was not deleted. */
  readonly isSliceCurrent: boolean;
  /** Money may go to the payee's country and to that of its bank today. */
  readonly isCountryPermitted: boolean;
  readonly providerBeneficiaryId: string | null;
  readonly heldRate?: HeldRate | null;
  readonly conversionId: string | null;
}

/** What was authorised. All digests must be equal: of the current content, of the intent, and of each authorisation (null: not given). */
export interface Authorised {
  readonly today: string;
  readonly owed: string;
  readonly authorised: readonly (string | null)[];
  /** Whether somebody who authorised it may not do so any more. */
  readonly hasLapsed: boolean;
}

/**
 * The check before a payment is sent: its content must be the approved one, the country still permitted, and those who approved it must still
 * have the right to.
 * @param key the intent's key; a different key of the payment means that it was edited since
 * @returns why it may not be sent; undefined when it may
 */
export function refusalToSend(
  payment: PaymentToSend,
  key: string,
  { today, owed, authorised, hasLapsed }: Authorised,
): ErrorCode | undefined {
  if (payment.status !== 'processing' || payment.uniqueRequestId !== key) return 'content_changed';
  if (!payment.isSliceCurrent || !payment.providerBeneficiaryId) return 'beneficiary_changed';
  if (!payment.isCountryPermitted) return 'country_not_permitted';
  // Its conversion was not booked, and no other rate was approved.
  if (payment.heldRate && payment.conversionId === null) return 'held_rate_not_booked';
  if ([owed, ...authorised].some((digest) => digest !== today)) return 'content_changed';
  return hasLapsed ? 'authorisation_lapsed' : undefined;
}
