import Big from 'big.js';
import { formatAmount, type Amount } from '../money/amount';
import type { SafeguardedCurrency } from './currencies';

/** What stands on the control account for clients in a currency, in major units. */
export interface SafeguardedMoney {
  readonly currency: SafeguardedCurrency;
  /** What is safeguarded for all clients together. */
  readonly safeguarded: Amount;
  /** What safeguarding transfers move that are not concluded, in either direction, and what failed to move to the control account. */
  readonly underWay: Amount;
}

/**
 * Why the settings may not name another control account, or none: client money stands on the one of now, or is on its way (docs/decisions/105).
 * Undefined if they may.
 */
export function controlAccountRefusal(money: readonly SafeguardedMoney[]): string | undefined {
  const held = money.flatMap(partsOf);
  if (held.length === 0) return undefined;
  return `Client money depends on this account: ${held.join(', ')}. Move the control account with the money instead.`;
}

/**
 * Why safeguarding of a currency may not be switched off: client money in it is safeguarded, or is on its way (docs/decisions/115). Undefined if it may.
 */
export function currencyRefusal(money: readonly SafeguardedMoney[], currency: string): string | undefined {
  const held = money.filter((one) => one.currency === currency).flatMap(partsOf);
  return held.length > 0
    ? `There is client money in this currency: ${held.join(', ')}. Transfer it back first.`
    : undefined;
}

const partsOf = ({ currency, safeguarded, underWay }: SafeguardedMoney): string[] => [
  ...partOf(safeguarded, currency, 'safeguarded'),
  ...partOf(underWay, currency, 'under way'),
];

const partOf = (amount: Amount, currency: string, state: string): string[] =>
  new Big(amount).eq(0) ? [] : [`${formatAmount(amount, currency)} ${currency} ${state}`];
