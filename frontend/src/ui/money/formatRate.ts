import { formatRate as format } from '../../../../domain/rates/formatRate';
import { place } from '../place';

/** A rate as the reader's place writes it: `1.4080`, or `1,4080` in Germany. */
export const formatRate = (rate: string): string => format(rate, place().numbers);
