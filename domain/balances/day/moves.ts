import Big from 'big.js';
import type { Amount } from '../../money/amount';

/** The least that an account holds in a currency at any point of a day. */
export interface DayLow {
  readonly accountId: string;
  readonly currency: string;
  /** In major units; negative where so much is missing. */
  readonly lowest: Amount;
}

/** Money that one account can spare all day and another one needs, in one currency, so that none has to be bought. */
export interface Move {
  readonly currency: string;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly amount: Amount;
}

interface Part {
  readonly accountId: string;
  left: Big;
}

/**
 * How accounts of one organisation can help each other out: idle money of a currency goes where it is missing, the largest need first, from the account
 * with the most. No account gives more than it can spare, none gets more than it needs.
 */
export function movesOf(lows: readonly DayLow[]): readonly Move[] {
  const currencies = [...new Set(lows.map(({ currency }) => currency))].sort();
  return currencies.flatMap((currency) => {
    const own = lows.filter((low) => low.currency === currency);
    const needs = partsOf(own, (lowest) => lowest.times(-1));
    const idle = partsOf(own, (lowest) => lowest);
    return needs.flatMap((need) => cover(need, idle, currency));
  });
}

/** The accounts with something to give or to get, the largest first. */
function partsOf(lows: readonly DayLow[], amountOf: (lowest: Big) => Big): Part[] {
  return lows
    .map(({ accountId, lowest }) => ({ accountId, left: amountOf(new Big(lowest)) }))
    .filter(({ left }) => left.gt(0))
    .sort((a, b) => b.left.cmp(a.left) || (a.accountId < b.accountId ? -1 : 1));
}

function cover(need: Part, idle: readonly Part[], currency: string): Move[] {
  const moves: Move[] = [];
  for (const giver of idle) {
    const amount = giver.left.lt(need.left) ? giver.left : need.left;
    if (amount.lte(0)) continue;
    giver.left = giver.left.minus(amount);
    need.left = need.left.minus(amount);
    moves.push({ currency, fromAccountId: giver.accountId, toAccountId: need.accountId, amount: amount.toFixed() });
  }
  return moves;
}
