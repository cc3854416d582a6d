import Big from 'big.js';
import { currencyOf } from './currencies';
import { marketPair, marketRate } from './exchangeRates';

/** What somebody wants to convert; the amount is of the currency on the fixed side. */
export interface Deal {
  readonly buy: string;
  readonly sell: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly amount: string;
}

/** Both amounts and the rates between them, in units of the pair's second currency for one of its first. */
export interface Price {
  readonly pair: string;
  readonly buyAmount: string;
  readonly sellAmount: string;
  readonly rate: string;
  readonly midRate: string;
}

/** A deal's price now; undefined when the two currencies are not traded. */
export function priceOf(deal: Deal): Price | undefined {
  const pair = marketPair(deal.sell, deal.buy);
  const market = pair && marketRate(pair);
  if (!pair || !market) return undefined;
  const rate = new Big(pair.startsWith(deal.sell) ? market.bid : market.offer).toFixed(4);
  return { pair, rate, midRate: new Big(market.mid).toFixed(4), ...amountsAt(deal, pair, rate) };
}

/** Both amounts of a deal at a rate. */
export function amountsAt(deal: Deal, pair: string, rate: string): Pick<Price, 'buyAmount' | 'sellAmount'> {
  const sellsBase = pair.startsWith(deal.sell);
  const multiplies = sellsBase === (deal.fixedSide === 'sell');
  const fixed = new Big(deal.amount);
  const other = multiplies ? fixed.times(rate) : fixed.div(rate);
  return deal.fixedSide === 'sell'
    ? { sellAmount: rounded(fixed, deal.sell), buyAmount: rounded(other, deal.buy) }
    : { sellAmount: rounded(other, deal.sell), buyAmount: rounded(fixed, deal.buy) };
}

/** The rate between two amounts, four decimals. */
export function rateBetween(pair: string, sell: string, sellAmount: string, buyAmount: string): string {
  const [base, quote] = pair.startsWith(sell) ? [sellAmount, buyAmount] : [buyAmount, sellAmount];
  return new Big(quote).div(base).toFixed(4);
}

/** An amount in a currency's own decimals, written with two. */
export function rounded(amount: Big, currency: string): string {
  return amount.round(currencyOf(currency)?.decimal_places ?? 2, Big.roundHalfUp).toFixed(2);
}

/** Whether an amount has no more decimals than its currency. */
export function fitsCurrency(amount: string, currency: string): boolean {
  const exact = new Big(amount);
  return exact.round(currencyOf(currency)?.decimal_places ?? 2, Big.roundDown).eq(exact);
}
