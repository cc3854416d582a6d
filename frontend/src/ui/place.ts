import { dateOrderOf, type DateOrder } from '../../../domain/dateOrder';
import { notationOf, type NumberNotation } from '../../../domain/money/notation';

/** The language of the interface: of its texts, lists and names. */
export const language = 'en-GB';

/** How the reader's place writes numbers and dates. The words stay English. */
interface Place {
  readonly locale: string;
  readonly numbers: NumberNotation;
  readonly dateOrder: DateOrder;
}

const placeOf = (locale: string): Place => ({ locale, numbers: notationOf(locale), dateOrder: dateOrderOf(locale) });

let known: Place | undefined;

/** The place that the browser names as the user's first. This is the only reader of the browser's locale. */
export function place(): Place {
  const locale = navigator.language;
  if (known?.locale !== locale) known = placeOf(locale);
  return known;
}
