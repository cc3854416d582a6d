import { groupDigits } from '../../../../domain/money/amount';
import { place } from '../../ui/place';

/** A rate as the reader's place writes numbers, with all its decimals: `1.2409`, or `1,2409` in Germany. */
export function formatRate(rate: string): string {
  const { numbers } = place();
  const [whole = '0', fraction] = rate.split('.');
  const grouped = groupDigits(whole, numbers);
  return fraction === undefined ? grouped : `${grouped}${numbers.decimalSeparator}${fraction}`;
}

/**
 * A rate in words: "1 GBP = 1.2409 EUR".
 * @param pair six letters, such as GBPEUR
 * @param rate in units of the pair's second currency per one of its first
 */
export function rateText(pair: string, rate: string): string {
  return `1 ${pair.slice(0, 3)} = ${formatRate(rate)} ${pair.slice(3)}`;
}
