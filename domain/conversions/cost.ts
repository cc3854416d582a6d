import Big from 'big.js';
import { roundAmount, type Amount } from '../money/amount';

/** What a conversion exchanges, and the mid-market rate when it was priced. Amounts are in major units. */
export interface PricedConversion {
  /** Six letters, such as GBPEUR; the rate is in units of its second currency per one of its first. */
  readonly currencyPair: string;
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly buyAmount: Amount;
  readonly sellAmount: Amount;
  readonly midMarketRate: string;
}

/** What a conversion costs against the mid-market rate. */
export interface ConversionCost {
  /** The currency of the side that is not fixed: what the client receives, or what it pays. */
  readonly currency: string;
  /** What the side that is not fixed would be at the mid-market rate. */
  readonly midMarketAmount: Amount;
  /** How much less the client receives, or how much more it pays. Negative where the price is better than the mid-market rate. */
  readonly amount: Amount;
  /** The cost in per cent of the amount at the mid-market rate, two decimals. */
  readonly percent: string;
}

/**
 * The cost of a conversion: its amounts against the same conversion at the mid-market rate. It has the two decimals of its currency, or as
 * many as that has.
 */
export function conversionCost(conversion: PricedConversion): ConversionCost {
  const { currencyPair, buyCurrency, sellCurrency, fixedSide, buyAmount, sellAmount, midMarketRate } = conversion;
  const sellsBase = currencyPair.startsWith(sellCurrency);
  const isSellFixed = fixedSide === 'sell';
  const fixed = new Big(isSellFixed ? sellAmount : buyAmount);
  const exact = sellsBase === isSellFixed ? fixed.times(midMarketRate) : fixed.div(midMarketRate);
  const currency = isSellFixed ? buyCurrency : sellCurrency;
  const midMarketAmount = roundAmount(exact.toFixed(), currency);
  const amount = isSellFixed ? new Big(midMarketAmount).minus(buyAmount) : new Big(sellAmount).minus(midMarketAmount);
  return {
    currency,
    midMarketAmount,
    amount: roundAmount(amount.toFixed(), currency),
    percent: exact.eq(0) ? '0.00' : amount.div(exact).times(100).toFixed(2, Big.roundHalfUp),
  };
}
