import { addIsoDuration } from '../clock';
import { firstWorkingDay } from '../reference/calendar';
import { addDays } from '../reference/isoDates';
import { londonDate, londonMoment } from '../reference/londonTime';
import { open } from '../store/indexes';
import type { RunWork, Work } from '../work';
import { collectionDay } from './conversionSteps';
import { isScreeningOver, screeningEnd } from './inboundFunds';
import type { LifeCycle } from './lifeCycle';

/** What `passTime` needs. */
export interface TimeParts {
  readonly run: RunWork;
  readonly lifeCycle: LifeCycle;
  readonly clock: { readonly now: () => Date; readonly advance: (isoDuration: string) => Promise<void> | void };
}

/**
 * Moves the clock forward, stopping wherever something falls due: each event happens in order and at its own time, as if
 * the time had been waited for. Resolves to how many records moved.
 * @throws RangeError when the text is no ISO 8601 duration
 */
export async function passTime({ run, lifeCycle, clock }: TimeParts, isoDuration: string): Promise<number> {
  const end = addIsoDuration(clock.now(), isoDuration);
  let moved = await lifeCycle.runToRest();
  while (clock.now() < end) {
    const next = await run(nextDueMoment);
    const stop = next !== undefined && next < end ? next : end;
    const seconds = Math.max(0, stop.getTime() - clock.now().getTime()) / 1000;
    await clock.advance(`PT${seconds}S`);
    moved += await lifeCycle.runToRest();
  }
  return moved;
}

/** The next moment at which an open record that is not due now may move; undefined when there is none. */
function nextDueMoment({ books, now }: Work): Date | undefined {
  const today = londonDate(now);
  const days = new Set<string>();
  for (const { payment_date: date, status, currency } of books.select('payment', 'open', open)) {
    // A payment that could not leave today is tried again on the next working day.
    if (status === 'ready_to_send') days.add(date > today ? date : firstWorkingDay(addDays(today, 1), currency));
  }
  for (const conversion of books.select('conversion', 'open', open)) {
    const day = collectionDay(conversion);
    days.add(day > today ? day : addDays(today, 1));
  }
  const moments = [...days].map((day) => londonMoment(day, '00:00'));
  for (const funding of books.select('funding', 'open', open)) {
    if (funding.screening === 'awaited' && !isScreeningOver(funding, now)) moments.push(screeningEnd(funding));
  }
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}
