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

/** The digests that must all be equal: of the current content, of the intent, and of each authorisation (null: not given). */
export interface Digests {
  readonly today: string;
  readonly owed: string;
  readonly authorised: readonly (string | null)[];
}

/**
 * The check before a payment is sent: its content must be the approved one, and the country still permitted.
 * @param key the intent's key; a different key of the payment means that it was edited since
 * @returns why it may not be sent; undefined when it may
 */
export function refusalToSend(payment: PaymentToSend, key: string, digests: Digests): ErrorCode | undefined {
  if (payment.status !== 'processing' || payment.uniqueRequestId !== key) return 'content_changed';
  if (!payment.isSliceCurrent || !payment.providerBeneficiaryId) return 'beneficiary_changed';
  if (!payment.isCountryPermitted) return 'country_not_permitted';
  // Its conversion was not booked, and no other rate was approved.
  if (payment.heldRate && payment.conversionId === null) return 'held_rate_not_booked';
  const isUnchanged = [digests.owed, ...digests.authorised].every((digest) => digest === digests.today);
  return isUnchanged ? undefined : 'content_changed';
}
