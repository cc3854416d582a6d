import { addDays, isIsoDate } from '../isoDate';
import { londonInstant } from '../londonTime';

/** The days of a statement, both included, as YYYY-MM-DD. A day begins and ends at midnight in London. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The periods that are offered by name. */
export const periodPresets = ['this_month', 'last_month', 'quarter', 'year'] as const;

/** A period that is offered by name. */
export type PeriodPreset = (typeof periodPresets)[number];

/**
 * The days of a preset: this month, quarter or year until today, or the whole of last month.
 * @param today the day in London
 */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  const year = today.slice(0, 4);
  const month = Number(today.slice(5, 7));
  if (preset === 'year') return { from: `${year}-01-01`, to: today };
  if (preset === 'quarter') return { from: firstOf(year, month - ((month - 1) % 3)), to: today };
  if (preset === 'this_month') return { from: firstOf(year, month), to: today };
  const to = addDays(firstOf(year, month), -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const firstOf = (year: string, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The preset that a period is, if it is one. */
export function presetOf({ from, to }: Period, today: string): PeriodPreset | undefined {
  return periodPresets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  });
}

/** What is wrong with a period, and which day it is; undefined when it has a statement. @param today the day in London */
export function periodFault({ from, to }: Period, today: string): { field: keyof Period; message: string } | undefined {
  if (!isIsoDate(from)) return { field: 'from', message: 'Enter the first day.' };
  if (!isIsoDate(to)) return { field: 'to', message: 'Enter the last day.' };
  if (to > today) return { field: 'to', message: 'The last day may not be after today.' };
  if (from > to) return { field: 'from', message: 'The first day may not be after the last.' };
  return undefined;
}

/** The instants between which a movement of the period is completed, as ISO 8601: the first belongs to it, the last does not. */
export function periodInstants({ from, to }: Period): {
  readonly completedFrom: string;
  readonly completedBefore: string;
} {
  return {
    completedFrom: londonInstant(from, '00:00').toISOString(),
    completedBefore: londonInstant(addDays(to, 1), '00:00').toISOString(),
  };
}
