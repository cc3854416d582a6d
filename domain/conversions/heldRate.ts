import type { ErrorCode } from '../errors';
import { reasonAgainstConversionDate, type ConversionDates } from './conversionDate';

/** The conversion whose price is held for a payment until the payment is approved. Amounts are in major units. */
export interface HeldRate {
  readonly quoteId: string;
  readonly sellCurrency: string;
  readonly sellAmount: string;
  /** YYYY-MM-DD */
  readonly conversionDate: string;
}

/** Why a payment with a held rate may not be approved now; undefined when it may. At its expiry a rate is no longer held. */
export function refusalOfHeldRate(heldUntil: Date | null, now: Date): ErrorCode | undefined {
  return heldUntil === null || now.getTime() < heldUntil.getTime() ? undefined : 'held_rate_expired';
}

/**
 * The day of a conversion that a payment is paid from: the provider's default where the payment is not earlier, else the payment's day if
 * the pair can be converted on it, else the first day. Undefined where the payment is before the first day.
 */
export function dayForPayment(dates: ConversionDates, paymentDate: string): string | undefined {
  if (paymentDate < dates.first) return undefined;
  if (dates.byDefault <= paymentDate) return dates.byDefault;
  return reasonAgainstConversionDate(paymentDate, dates) === undefined ? paymentDate : dates.first;
}
