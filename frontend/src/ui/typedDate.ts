import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { DateOrder } from '../../../domain/dateOrder';
import { isIsoDate } from '../../../domain/isoDate';

dayjs.extend(customParseFormat);

/** Dates that mean one day everywhere. */
const clear = ['D MMM YYYY', 'D MMMM YYYY', 'MMM D, YYYY', 'MMMM D, YYYY', 'MMM D YYYY', 'MMMM D YYYY', 'YYYY-MM-DD'];

const dayFirst = ['D/M/YYYY', 'D.M.YYYY', 'D-M-YYYY'];
const monthFirst = ['M/D/YYYY', 'M-D-YYYY', 'M.D.YYYY'];

/** A date in digits whose day and month are told apart by the order alone. */
const bothMayBeMonths = /^(0?[1-9]|1[0-2])[/.-](0?[1-9]|1[0-2])[/.-]\d{4}$/;

/**
 * A typed date as YYYY-MM-DD; null where it is not a date. Digits are read in the order of the place alone: `13/11/2026` is no date in the
 * United States, because `12/11/2026` would then silently be another month.
 */
export function parseTypedDate(text: string, order: DateOrder): string | null {
  const formats = [...clear, ...(order === 'month' ? monthFirst : dayFirst)];
  const date = dayjs(withoutPadding(text.trim()), formats, true);
  return date.isValid() ? date.format('YYYY-MM-DD') : null;
}

/** dayjs reads `03/04/2026` strictly by another pattern than `3/4/2026`. */
const withoutPadding = (text: string): string => (isIsoDate(text) ? text : text.replace(/\b0(?=\d\b)/g, ''));

/** Whether another place would take a typed date for another day. */
export function isReadByOrder(text: string): boolean {
  const [, first, second] = bothMayBeMonths.exec(text.trim()) ?? [];
  return first !== undefined && Number(first) !== Number(second);
}
