import Big from 'big.js';
import { formatAmount, type Amount } from '../money/amount';
import type { SafeguardedCurrency } from './currencies';
import type { SafeguardedMoney } from './safeguardedMoney';

/** What a move of the control account takes from the former account to the next one, in major units. */
export interface MovedMoney {
  readonly currency: SafeguardedCurrency;
  readonly amount: Amount;
}

/** All that is safeguarded for clients, by currency (docs/decisions/109). Currencies of which nothing is safeguarded are left out. */
export const moneyToMove = (money: readonly SafeguardedMoney[]): readonly MovedMoney[] =>
  money
    .filter(({ safeguarded }) => new Big(safeguarded).gt(0))
    .map(({ currency, safeguarded }) => ({ currency, amount: safeguarded }));

/** A safeguarding transfer that is under way, or one of an earlier move that failed. */
export interface OpenTransfer extends MovedMoney {
  readonly source: string;
  readonly destination: string;
  /** Whether it was cancelled or refused and is to be sent again. */
  readonly isFailed: boolean;
}

/** More are counted and not named. */
const maxNamed = 5;

/** Why the control account may not move: transfers that are not concluded would change what there is to move. Undefined if there are none. */
export function openTransfersRefusal(open: readonly OpenTransfer[]): string | undefined {
  if (open.length === 0) return undefined;
  const named = open
    .slice(0, maxNamed)
    .map(
      ({ amount, currency, source, destination, isFailed }) =>
        `${formatAmount(amount, currency)} ${currency} from ${source} to ${destination}${isFailed ? ' (failed)' : ''}`,
    );
  const rest = open.length > maxNamed ? [`and ${open.length - maxNamed} more`] : [];
  return `Safeguarding transfers are not concluded: ${[...named, ...rest].join(', ')}. Wait for them, or end them first.`;
}

/** What a former control account holds of an amount that has not moved yet: no more than its balance. */
export function heldOfMove(amount: Amount, balance: Amount): Amount {
  const held = new Big(balance).lt(amount) ? balance : amount;
  return new Big(held).lt(0) ? '0' : held;
}
