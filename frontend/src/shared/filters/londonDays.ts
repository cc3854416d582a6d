import { addDays } from '../../../../domain/isoDate';
import { londonInstant } from '../../../../domain/londonTime';

/** When a day (YYYY-MM-DD) begins in London, as a filter takes it; null for ''. */
export const startOfDay = (day: string): string | null => (day ? londonInstant(day, '00:00').toISOString() : null);

/** When the day after it begins in London: the first instant that is not of the day; null for ''. */
export const endOfDay = (day: string): string | null => startOfDay(day && addDays(day, 1));
