import Big from 'big.js';
import { groupDigits } from '../money/amount';
import { englishNotation, type NumberNotation } from '../money/notation';

const significantDigits = 5;
const leastDecimals = 2;

/**
 * A rate as a reader sees it: five significant digits and at least two decimals. "1.408" gives "1.4080", "0.0065" gives "0.0065000",
 * "16234.5" gives "16,234.50".
 * @param notation how the reader's place writes numbers
 */
export function formatRate(rate: string, notation: NumberNotation = englishNotation): string {
  const exact = new Big(rate);
  const decimals = Math.max(leastDecimals, significantDigits - 1 - exact.e);
  const [whole = '0', fraction = ''] = exact.toFixed(decimals, Big.roundHalfUp).split('.');
  return `${groupDigits(whole, notation)}${notation.decimalSeparator}${fraction}`;
}
