import { dueRun, type DueRun } from '../../../../domain/operations/dueRun';
import { schedules, type Schedule } from '../../../../domain/operations/schedules';
import type { ScheduleState } from './operationsQuery';

/** A schedule with what its runs came to. */
export interface ScheduleRow extends Schedule {
  /** The names of its runs: one, or one for each login at the provider. */
  readonly runNames: readonly string[];
  /** The state of the name that ended last; undefined before the first run has ended. */
  readonly last: ScheduleState | undefined;
  /** Undefined before the first run. */
  readonly due: DueRun | undefined;
  /** In the 14 days that runs are kept. */
  readonly failures: number;
  /** The last run of one of its names did not do its work. */
  readonly isFailing: boolean;
}

/** Every schedule with its state, also those that never ran. */
export function scheduleRows(states: readonly ScheduleState[], nowMs: number): readonly ScheduleRow[] {
  return schedules.map((schedule) => {
    const own = states.filter(({ name }) => name?.split(' ')[0] === schedule.name);
    const started = own.map(({ started_at: at }) => Date.parse(at ?? ''));
    return {
      ...schedule,
      runNames: own.map(({ name }) => name ?? ''),
      last: own.filter(({ finished_at: at }) => at).sort(byEnd)[0],
      due: own.length === 0 ? undefined : dueRun(Math.max(...started), schedule.everyMinutes, nowMs),
      failures: own.reduce((sum, one) => sum + Number(one.failures), 0),
      isFailing: own.some(({ outcome }) => outcome === 'failed' || outcome === 'abandoned'),
    };
  });
}

const byEnd = (a: ScheduleState, b: ScheduleState) => Date.parse(b.finished_at ?? '') - Date.parse(a.finished_at ?? '');
