import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration';
import utc from 'dayjs/plugin/utc';

dayjs.extend(duration);
dayjs.extend(utc);

/** Business time of the local stack: the machine's time, moved forward by `offsetMs`. */
export interface MovableClock {
  readonly now: () => Date;
  readonly advance: (isoDuration: string) => void;
  readonly offsetMs: () => number;
}

const isoDurationPattern = /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;

/**
 * The moment that lies an ISO 8601 duration (`P1D`, `PT30M`) after another, counting calendar months and years.
 * @throws RangeError when the text is not such a duration; business time never goes back, so no sign is taken
 */
export function addIsoDuration(moment: Date, isoDuration: string): Date {
  if (!isoDurationPattern.test(isoDuration)) {
    throw new RangeError(`"${isoDuration}" is not an ISO 8601 duration such as P1D or PT30M.`);
  }
  return dayjs.utc(moment).add(dayjs.duration(isoDuration)).toDate();
}

/**
 * A clock that runs with the machine's and can be moved forward.
 * @param startOffsetMs where an earlier run had moved it to, in milliseconds; keeping that is the caller's part
 */
export function createMovableClock(startOffsetMs = 0): MovableClock {
  let offset = startOffsetMs;
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    advance: (isoDuration) => {
      const from = now();
      offset += addIsoDuration(from, isoDuration).getTime() - from.getTime();
    },
    offsetMs: () => offset,
  };
}
