import Big from 'big.js';
import { RuleError } from '../errors';
import { safeguardingReason } from '../safeguarding/reasons';
import { signedAmount } from '../transactions/vocabulary';
import { chainOrder } from './chainOrder';
import type { Balances, Entry, Movement } from './movement';

/** Whether a movement moves client money to or from safeguarding. A statement has no such lines (specification, part two, section 9). */
export function isSafeguarding({ reason }: Pick<Movement, 'reason'>): boolean {
  return Object.values(safeguardingReason).some((prefix) => reason?.startsWith(prefix));
}

/** A refusal to hand out a statement that does not add up. */
const doesNotAddUp = (message: string) => new RuleError('statement_does_not_add_up', undefined, message);

/**
 * The lines of a statement out of all movements of its period, with the balance after each. What is safeguarded counts as held, so that
 * leaving its movements out changes no balance (docs/decisions/057).
 */
export class StatementEntries {
  private providerBalance: Big;
  private balance: Big;
  private readonly closing: Big;

  /**
   * @param balances those of the statement: with what is safeguarded
   * @param safeguarded what was safeguarded when the period began
   */
  constructor({ opening, closing }: Balances, safeguarded: string) {
    this.balance = new Big(opening);
    this.providerBalance = this.balance.minus(safeguarded);
    this.closing = new Big(closing);
  }

  /** The lines of the movements of the next second in which there were any. */
  ofSecond<Kind extends Movement>(movements: readonly Kind[]): Entry<Kind>[] {
    const entries: Entry<Kind>[] = [];
    for (const movement of chainOrder(movements, this.providerBalance.toFixed())) {
      const change = signedAmount(movement);
      this.providerBalance = this.providerBalance.plus(change);
      if (isSafeguarding(movement)) continue;
      this.balance = this.balance.plus(change);
      entries.push({ movement, balance: this.balance.toFixed() });
    }
    return entries;
  }

  /** @throws RuleError statement_does_not_add_up unless the lines lead from the opening to the closing balance */
  finish(): void {
    if (this.balance.eq(this.closing)) return;
    const difference = this.closing.minus(this.balance).abs().toFixed();
    throw doesNotAddUp(
      `The movements of this period do not add up to the closing balance: ${difference} is not explained. The statement was not written.`,
    );
  }
}

/** The balances of a period; null where the provider did not say what it held. */
interface ReadBalances {
  readonly opening: string | null;
  readonly closing: string | null;
}

/** Whether both balances of a period are known. */
export const isKnown = (balances: ReadBalances): balances is Balances =>
  balances.opening !== null && balances.closing !== null;

/** The balances that a statement begins and ends with. @throws RuleError statement_does_not_add_up where one is not known */
export function requireBalances(balances: ReadBalances): Balances {
  if (isKnown(balances)) return balances;
  throw doesNotAddUp('The balance of this period is not known. The statement was not written.');
}

/** Whether credits and debits lead from the opening to the closing balance. */
export function addsUp({ opening, closing }: Balances, credits: string, debits: string): boolean {
  return new Big(opening).plus(credits).minus(debits).eq(closing);
}
