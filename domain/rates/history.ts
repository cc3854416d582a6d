/** For how many days the rate of each day is kept: a year to show, and a month more. */
export const historyDays = 400;

/** The periods that a chart of rates or balances shows, in days. */
export const chartPeriods = [30, 90, 365] as const;

/** One of those periods. */
export type ChartPeriod = (typeof chartPeriods)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The moment that stands for the day of an instant in the history of rates: its midnight in UTC. */
export const historyPoint = (instant: Date): Date => new Date(Math.floor(instant.getTime() / dayMs) * dayMs);

/** The first point that is still kept at a moment. */
export const oldestPoint = (now: Date): Date => new Date(historyPoint(now).getTime() - historyDays * dayMs);
