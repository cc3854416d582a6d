/** Which part of a date comes first where a place writes it in digits. */
export type DateOrder = 'day' | 'month' | 'year';

const knownOrders: readonly string[] = ['day', 'month', 'year'] satisfies readonly DateOrder[];

/** The order of a locale: day first in `en-GB`, month first in `en-US`, year first in `sv-SE`. Day first where it is not known. */
export function dateOrderOf(locale: string): DateOrder {
  const first = partsOf(locale).find(({ type }) => knownOrders.includes(type))?.type;
  return first === 'month' || first === 'year' ? first : 'day';
}

function partsOf(locale: string): Intl.DateTimeFormatPart[] {
  try {
    const options = { year: 'numeric', month: 'numeric', day: 'numeric', calendar: 'gregory' } as const;
    return new Intl.DateTimeFormat(locale, options).formatToParts(new Date(0));
  } catch {
    return [];
  }
}
