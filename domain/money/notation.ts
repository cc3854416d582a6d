/** How a place writes numbers. */
export interface NumberNotation {
  readonly decimalSeparator: '.' | ',';
  /** Such as `,` in English, `.` in German, a narrow no-break space in French, `’` in Switzerland. */
  readonly groupSeparator: string;
}

/** The notation of the server's texts: `12,450.00`. */
export const englishNotation: NumberNotation = { decimalSeparator: '.', groupSeparator: ',' };

/**
 * The notation of a locale, such as `de-DE`. English where its numbers have another decimal separator than a point or a comma, or
 * where the locale is not known.
 */
export function notationOf(locale: string): NumberNotation {
  const parts = partsOf(locale);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  const decimalSeparator = part('decimal');
  if (decimalSeparator !== '.' && decimalSeparator !== ',') return englishNotation;
  return { decimalSeparator, groupSeparator: part('group') ?? '' };
}

function partsOf(locale: string): Intl.NumberFormatPart[] {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 1 }).formatToParts(
      1234567.5,
    );
  } catch {
    return [];
  }
}
