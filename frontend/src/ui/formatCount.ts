import { lazily } from '../../../domain/lazily';
import { groupDigits } from '../../../domain/money/amount';
import { language, place } from './place';

/** A whole number as the reader's place writes it: `1,234`. */
export const formatCount = (count: number): string => groupDigits(String(count), place().numbers);

const compact = lazily(() => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }));

/** A number in short, for axes: `12.5k`, or `12,5k` in Germany. */
export const formatCompact = (value: number): string =>
  compact().format(value).toLowerCase().replace('.', place().numbers.decimalSeparator);
