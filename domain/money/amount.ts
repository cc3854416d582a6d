import Big from 'big.js';
import { decimalsOf } from './currencies';
import { englishNotation, type NumberNotation } from './notation';

/** An amount in major units as a decimal string, such as "1250.00". */
export type Amount = string;

const plainDecimal = /^\d{1,15}(\.\d+)?$/;
const mayGroupThousands = /^[1-9]\d{0,2}\.\d{3}$/;

/** Why a text is not an amount that can be paid; undefined when it is one. */
export type AmountFault = 'not_a_decimal' | 'not_positive' | 'too_many_decimals' | 'ambiguous';

/**
 * Checks an amount as typed or sent: digits with an optional point, greater than zero, no more decimals than the
 * currency has. Exponents, signs, commas and spaces are refused, and `12.450`, which is twelve thousand to some readers
 * (docs/decisions/003).
 */
export function amountFault(text: string, currency: string): AmountFault | undefined {
  if (!plainDecimal.test(text)) return 'not_a_decimal';
  if (new Big(text).lte(0)) return 'not_positive';
  if (decimalPlaces(text.split('.')[1] ?? '') > decimalsOf(currency)) return 'too_many_decimals';
  return mayGroupThousands.test(text) ? 'ambiguous' : undefined;
}

/** How many decimals a fraction has without the zeros at its end. A regular expression would search for the end from each zero. */
export function decimalPlaces(fraction: string): number {
  let places = fraction.length;
  while (fraction[places - 1] === '0') places -= 1;
  return places;
}

/** The same amount with exactly the currency's decimals, as stored and as sent to the provider. */
export function normaliseAmount(amount: Amount, currency: string): Amount {
  return new Big(amount).toFixed(decimalsOf(currency));
}

/**
 * The amount as a reader sees it: grouped by thousands, the currency's decimals, half-up. "12450" EUR gives "12,450.00".
 * @param notation how the reader's place writes numbers
 */
export function formatAmount(amount: Amount, currency: string, notation: NumberNotation = englishNotation): string {
  const [whole = '0', fraction] = new Big(amount).toFixed(decimalsOf(currency), Big.roundHalfUp).split('.');
  const grouped = groupDigits(whole, notation);
  return fraction === undefined ? grouped : `${grouped}${notation.decimalSeparator}${fraction}`;
}

/** A whole number's digits with the separators between thousands. */
export function groupDigits(digits: string, { groupSeparator }: NumberNotation): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, groupSeparator);
}

/** The amount rounded half-up to the currency's decimals. */
export function roundAmount(amount: Amount, currency: string): Amount {
  return new Big(amount).toFixed(decimalsOf(currency), Big.roundHalfUp);
}

/** The amount in another currency at a rate in units of that currency per one, not rounded. */
export function convertExactly(amount: Amount, rate: string): Amount {
  return new Big(amount).times(rate).toFixed();
}

/** The amount in another currency at a rate in units of that currency per one, rounded half-up to its decimals. */
export function convertAmount(amount: Amount, rate: string, toCurrency: string): Amount {
  return roundAmount(convertExactly(amount, rate), toCurrency);
}

/** Whether the first amount is greater than the second; both in the same currency. */
export function exceeds(amount: Amount, other: Amount): boolean {
  return new Big(amount).gt(other);
}

/** Whether two amounts of the same currency are equal, however many zeros they are written with. */
export function equals(amount: Amount, other: Amount): boolean {
  return new Big(amount).eq(other);
}

/** The first amount less the second, not rounded; both in the same currency. Negative where the second is greater. */
export function difference(amount: Amount, other: Amount): Amount {
  return new Big(amount).minus(other).toFixed();
}
