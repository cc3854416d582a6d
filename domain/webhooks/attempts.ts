/** What came of posting a message to its endpoint. */
export interface PostOutcome {
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** The beginning of the answer, or why there was none. */
  readonly excerpt: string;
}

/** What becomes of a message. */
export interface NextAttempt {
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** When it is posted again, while it waits. */
  readonly nextAttemptAt: Date | undefined;
  /** Whether the endpoint is switched off: its answer says that it wants nothing more. */
  readonly isGone: boolean;
}

const minuteMs = 60_000;
const hourMinutes = 60;
/** The waits after each attempt, in minutes, about three days in all; after the last one the message has failed. */
const waitsMinutes = [1, 5, 30, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMinutes)];

const gone = 410;

/**
 * What becomes of a message after an attempt. Only an answer of the class 2xx delivers it: a redirect does not.
 * @param attempts those made, this one included
 */
export function afterAttempt({ status }: PostOutcome, attempts: number, now: Date): NextAttempt {
  if (status !== undefined && status >= 200 && status < 300) {
    return { state: 'delivered', nextAttemptAt: undefined, isGone: false };
  }
  const wait = status === gone ? undefined : waitsMinutes[attempts - 1];
  if (wait === undefined) return { state: 'failed', nextAttemptAt: undefined, isGone: status === gone };
  return { state: 'waiting', nextAttemptAt: new Date(now.getTime() + wait * minuteMs), isGone: false };
}
