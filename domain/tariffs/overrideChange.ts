import { equals } from '../money/amount';
import type { Override } from './tariffInput';

const words = (overrides: readonly Override[]): string =>
  overrides.map(({ currency, amount }) => `${currency} ${amount}`).join(', ') || 'none';

const hasSameFees = (one: readonly Override[], other: readonly Override[]): boolean =>
  one.length === other.length &&
  one.every(({ currency, amount }) => other.some((row) => row.currency === currency && equals(row.amount, amount)));

/**
 * What the activity "Charges - New Tariff Override" says (specification, part two, section 9): the user, the tariff, and the pairs of
 * currency and fee before and after. Undefined where the fees stay as they are; their order does not count.
 */
export function overrideChange(
  user: string,
  tariff: string,
  before: readonly Override[],
  after: readonly Override[],
): string | undefined {
  if (hasSameFees(before, after)) return undefined;
  return `${user}, ${tariff}: ${words(before)} → ${words(after)}`;
}
