import Big from 'big.js';
import type { Amount } from '../money/amount';

/** The parts of an account's position in one currency on one day, in major units (docs/decisions/069). */
export interface PositionParts {
  readonly balance: Amount;
  readonly safeguarded: Amount;
  readonly overdue: Amount;
  readonly today: Amount;
  readonly tomorrow: Amount;
  readonly conversions: Amount;
}

/** Safeguarding transfers under way: to the control account, and back from it. */
export interface UnderWay {
  readonly away: Amount;
  readonly back: Amount;
}

const larger = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
const smaller = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
const zero = new Big(0);

/** What must stand on the control account: all that the client has, less what it pays out before the next run. */
export function requiredAmount(parts: PositionParts): Amount {
  const held = new Big(parts.balance).plus(parts.safeguarded);
  const leaving = [parts.overdue, parts.today, parts.tomorrow, parts.conversions].reduce(
    (sum, amount) => sum.plus(amount),
    zero,
  );
  return larger(zero, held.minus(leaving)).toFixed();
}

/** The transfer that makes up the difference: positive to the control account, negative back from it. */
export function suggestedTransfer(parts: PositionParts, { away, back }: UnderWay): Amount {
  const wanted = new Big(requiredAmount(parts)).minus(parts.safeguarded).minus(away).plus(back);
  const most = larger(zero, new Big(parts.balance).minus(away));
  const least = larger(zero, new Big(parts.safeguarded).minus(back)).times(-1);
  return larger(least, smaller(most, wanted)).toFixed();
}
