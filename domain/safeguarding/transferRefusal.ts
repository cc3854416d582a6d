import Big from 'big.js';
import type { ErrorCode } from '../errors';
import type { Amount } from '../money/amount';

/** An account at one end of a safeguarding transfer. */
export interface SafeguardingEnd {
  readonly isControl: boolean;
  readonly isApproved: boolean;
  readonly isClosed: boolean;
  /** Whether it has a counterpart at the provider. */
  readonly isConnected: boolean;
  readonly isSafeguarded: boolean;
}

/** A safeguarding transfer that an administrator asks for, with what the database knows of it. */
export interface AskedSafeguarding {
  readonly source: SafeguardingEnd | undefined;
  readonly destination: SafeguardingEnd | undefined;
  readonly amount: Amount;
  /** What may be moved at most. */
  readonly available: Amount;
  /** Whether a move of the control account has not brought the currency to the control account of now. */
  readonly isMoving: boolean;
  /** Whether client money may be moved to safeguarding in the currency (`currency_settings`). */
  readonly isCurrencySafeguarded: boolean;
  /** The move of the control account of which this transfer brings what failed; null for any other transfer. */
  readonly moveId: string | null;
}

/** Why a safeguarding transfer is refused, and the field that it concerns. */
export interface SafeguardingRefusal {
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * Why a safeguarding transfer is refused; undefined if it may be made (docs/decisions/069). Money comes back also from an account on which safeguarding
 * was switched off, and to none that is closed. It doesn't come back while the control account does not hold it (docs/decisions/109).
 * None is sent in a currency that is not safeguarded; what is there comes back (docs/decisions/115).
 */
export function safeguardingRefusal(asked: AskedSafeguarding): SafeguardingRefusal | undefined {
  const { source, destination, amount, available } = asked;
  if (!source) return { code: 'account_not_found', field: 'sourceAccountId' };
  if (!destination) return { code: 'account_not_found', field: 'destinationAccountId' };
  const refusal =
    (asked.moveId === null ? clientRefusal(source, destination, asked) : undefined) ??
    unusableEnd(source, 'sourceAccountId') ??
    unusableEnd(destination, 'destinationAccountId');
  if (refusal) return refusal;
  return new Big(amount).gt(available) ? { code: 'balance_too_low', field: 'amount' } : undefined;
}

/** Why the two ends are not a client and the control account between which money may move. */
function clientRefusal(
  source: SafeguardingEnd,
  destination: SafeguardingEnd,
  { isMoving, isCurrencySafeguarded }: AskedSafeguarding,
): SafeguardingRefusal | undefined {
  if (source.isControl === destination.isControl) {
    return { code: 'not_a_safeguarding_transfer', field: 'destinationAccountId' };
  }
  if (source.isControl) return isMoving ? { code: 'control_account_moving', field: 'currency' } : undefined;
  if (!source.isSafeguarded) return { code: 'safeguarding_not_enabled', field: 'sourceAccountId' };
  return isCurrencySafeguarded ? undefined : { code: 'currency_not_safeguarded', field: 'currency' };
}

function unusableEnd(end: SafeguardingEnd, field: string): SafeguardingRefusal | undefined {
  if (end.isClosed) return { code: 'account_closed', field };
  if (!end.isApproved) return { code: 'account_not_approved', field };
  return end.isConnected ? undefined : { code: 'account_not_connected', field };
}
