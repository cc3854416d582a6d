import Big from 'big.js';
import { signedAmount } from '../transactions/vocabulary';
import type { Movement } from './movement';

interface Step<Kind> {
  readonly movement: Kind;
  readonly after: string;
}

/**
 * Movements of the same second in the order in which the provider made them: each begins with the balance that the one before it left. The
 * provider counts in seconds, so that times don't tell. The order is kept where the balances make no chain.
 * @param before the provider's balance before the first
 * @example chainOrder([{ balanceAmount: '7', amount: '3', type: 'debit' }, { balanceAmount: '10', amount: '10', type: 'credit' }], '0')
 *   // the credit, then the debit
 */
export function chainOrder<Kind extends Movement>(movements: readonly Kind[], before: string): readonly Kind[] {
  if (movements.length < 2) return movements;
  const ordered = walk(stepsByStart(movements), new Big(before).toFixed());
  return ordered.length === movements.length ? ordered : movements;
}

/** The movements by the balance that they begin with. One without a balance begins nowhere. */
function stepsByStart<Kind extends Movement>(movements: readonly Kind[]): Map<string, Step<Kind>[]> {
  const steps = new Map<string, Step<Kind>[]>();
  for (const movement of movements) {
    if (movement.balanceAmount === null) continue;
    const after = new Big(movement.balanceAmount);
    const start = after.minus(signedAmount(movement)).toFixed();
    steps.set(start, [...(steps.get(start) ?? []), { movement, after: after.toFixed() }]);
  }
  return steps;
}

/** A way that takes every step once, by the algorithm of Hierholzer; shorter where there is none. */
function walk<Kind>(steps: Map<string, Step<Kind>[]>, start: string): Kind[] {
  const way: Kind[] = [];
  const open: { readonly at: string; readonly by?: Kind }[] = [{ at: start }];
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const next = steps.get(last.at)?.shift();
    if (next) {
      open.push({ at: next.after, by: next.movement });
    } else {
      open.pop();
      if (last.by !== undefined) way.push(last.by);
    }
  }
  return way.reverse();
}
