import { lazily } from '../../../domain/lazily';
import { groupDigits } from '../../../domain/money/amount';
import { language, place } from './place';

/** A whole number as the reader's place writes it: `1,234`. */
export const formatCount = (count: number): string => groupDigits(String(count), place().numbers);

const compact = lazily(() => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }));

/** A number in short, for axes: `12.5k`, or `12,5k` in Germany. */
export const formatCompact = (value: number): string =>
  compact().format(value).toLowerCase().replace('.', place().numbers.decimalSeparator);

/** A duration: `0.4 s`, `12 s`, `3 min`, `5 h`, `2 days`; `< 0.1 s` where it rounds to nothing. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(ms, 0) / 1000;
  if (seconds < 0.05) return '< 0.1 s';
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

const formats = {
  and: lazily(() => new Intl.ListFormat(language, { type: 'conjunction' })),
  or: lazily(() => new Intl.ListFormat(language, { type: 'disjunction' })),
} as const;

/** Texts as one: "Anna, Ben and Cyd", or with "or". */
export const listText = (texts: readonly string[], word: keyof typeof formats = 'and'): string =>
  formats[word]().format(texts);

/** How many there are, in words: "1 payment", "1,200 payments". Undefined while the number is not known. */
export function countText(count: number | undefined, [one, several]: readonly [string, string]): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`;
}
