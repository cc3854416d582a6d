import Big from 'big.js';
import type { ErrorCode } from '../errors';
import { amountFault, roundAmount, type Amount } from '../money/amount';
import { amountFaultTexts } from './quoteInput';

/** The smallest part that the provider trades, in units of its currency. */
const smallestPart = 1;

/** A conversion as far as a change of it depends on it. */
export interface ConversionToChange {
  /** The provider's status; it may be one that we don't know. */
  readonly status: string;
  readonly hasPendingChange: boolean;
}

/** Why a conversion cannot be cancelled, moved or split now; undefined when it can. The provider allows it while it awaits its funds. */
export function refusalToChange({ status, hasPendingChange }: ConversionToChange): ErrorCode | undefined {
  if (status !== 'awaiting_funds') return 'conversion_not_changeable';
  return hasPendingChange ? 'conversion_change_pending' : undefined;
}

/**
 * Whether a price may be taken where the user accepted another one: it costs the same or less, or returns the same or more. Both are in
 * major units of one currency; a cost is negative.
 */
export function isPriceAcceptable(accepted: Amount, now: Amount): boolean {
  return new Big(now).gte(accepted);
}

/** The amounts of a conversion that is split, in major units. */
export interface SplittableConversion {
  readonly fixedSide: 'buy' | 'sell';
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly buyAmount: Amount;
  readonly sellAmount: Amount;
}

/** What a part of a conversion buys and sells. */
export interface ConversionPart {
  readonly buyAmount: Amount;
  readonly sellAmount: Amount;
}

/**
 * The two parts of a split as the provider computes them: the new conversion takes the amount of the fixed side and its share of the other
 * one, rounded half-up, and the first one keeps the rest. A 1,000.00 GBP to 1,241.00 EUR conversion split at 333.33 gives 333.33 to 413.66
 * and 666.67 to 827.34.
 */
export function splitParts(
  conversion: SplittableConversion,
  amount: Amount,
): { child: ConversionPart; rest: ConversionPart } {
  const { fixedSide, buyCurrency, sellCurrency, buyAmount, sellAmount } = conversion;
  const share = new Big(amount).div(fixedSide === 'buy' ? buyAmount : sellAmount);
  const other = (whole: Amount, currency: string) => roundAmount(share.times(whole).toFixed(), currency);
  const child =
    fixedSide === 'buy'
      ? { buyAmount: roundAmount(amount, buyCurrency), sellAmount: other(sellAmount, sellCurrency) }
      : { buyAmount: other(buyAmount, buyCurrency), sellAmount: roundAmount(amount, sellCurrency) };
  const less = (whole: Amount, part: Amount, currency: string) =>
    roundAmount(new Big(whole).minus(part).toFixed(), currency);
  const rest = {
    buyAmount: less(buyAmount, child.buyAmount, buyCurrency),
    sellAmount: less(sellAmount, child.sellAmount, sellCurrency),
  };
  return { child, rest };
}

/** Why a conversion cannot be split at an amount of its fixed side, in words; undefined when it can. Each part keeps one unit at least. */
export function splitFault(conversion: SplittableConversion, amount: string): string | undefined {
  const { fixedSide, buyCurrency, sellCurrency } = conversion;
  const fault = amountFault(amount, fixedSide === 'buy' ? buyCurrency : sellCurrency);
  if (fault) return amountFaultTexts[fault];
  const { child, rest } = splitParts(conversion, amount);
  const isTooSmall = (part: ConversionPart) =>
    new Big(part.buyAmount).lt(smallestPart) || new Big(part.sellAmount).lt(smallestPart);
  if (isTooSmall(child)) return 'The amount is too small: both conversions need at least 1.00 on each side.';
  return isTooSmall(rest) ? 'The amount is too large: both conversions need at least 1.00 on each side.' : undefined;
}
