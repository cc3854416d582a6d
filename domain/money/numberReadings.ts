import type { NumberNotation } from './notation';

/** How a place writes amounts, and how many decimals the currency has. */
export interface AmountFormat extends NumberNotation {
  readonly exponent: number;
}

/** What a typed number can mean, as plain decimals. */
export interface NumberReadings {
  /** At least one; where there are two, the first takes every separator as one between thousands. */
  readonly values: readonly [string, ...string[]];
  /** Whether it is written as the format says, so that nothing needs to be asked. */
  readonly isPlain: boolean;
}

const blanksOrApostrophes = /^\d{1,3}(?:([\s'’])\d{3})(?:\1\d{3})*(?=[.,]|$)/;
const inThousands = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/**
 * What a number with points, commas, blanks or apostrophes can mean. `1,250.5` is plain in English. `12.450` is asked about there: it
 * means 12450 in German notation, and an amount with two decimals has no third one. A point before other than three digits is a
 * decimal point everywhere, because numeric keypads have one.
 * @returns undefined when the text is no number
 */
export function readNumber(text: string, format: AmountFormat): NumberReadings | undefined {
  const number = withoutNeutralGroups(text);
  if (number === undefined) return undefined;
  const grouped = inThousands.test(number) ? number.replace(/[.,]/g, '') : undefined;
  if (grouped && isGroupedBy(number, format.groupSeparator)) return { values: [grouped], isPlain: true };
  const decimal = decimalReading(number);
  if (!decimal) return grouped ? { values: [grouped], isPlain: false } : undefined;
  const isRegular =
    decimal.separator === format.decimalSeparator
      ? decimal.groups === '' || decimal.groups === format.groupSeparator
      : decimal.separator === '' || (decimal.separator === '.' && decimal.groups === '');
  const mayGroup = grouped !== undefined && decimal.fraction.length > format.exponent;
  if (isRegular && !mayGroup) return { values: [decimal.value], isPlain: true };
  return { values: grouped ? [grouped, decimal.value] : [decimal.value], isPlain: false };
}

/** Blanks and apostrophes can only stand between thousands. */
function withoutNeutralGroups(text: string): string | undefined {
  const bare = text.replace(blanksOrApostrophes, (groups) => groups.replace(/[\s'’]/g, ''));
  return /^[\d.,]+$/.test(bare) && /\d/.test(bare) ? bare : undefined;
}

function isGroupedBy(number: string, separator: string): boolean {
  const [first = '', ...others] = number.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((group) => /^\d{3}$/.test(group));
}

/** The number with its last separator as the decimal one, and the other one, if any, between thousands. */
function decimalReading(number: string) {
  const [, whole = '', separator = '', fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(number) ?? [];
  const groups = whole.replace(/\d/g, '').charAt(0);
  if (groups && (groups === separator || !isGroupedBy(whole, groups))) return undefined;
  const value = `${whole.replaceAll(groups || ' ', '') || '0'}.${fraction || '0'}`;
  return { value, separator, fraction, groups };
}
