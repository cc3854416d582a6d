/** What came of giving a mail to the mail service. */
export type MailOutcome =
  /** The service took it. */
  | { readonly kind: 'sent' }
  /** It did not take it, and may later: it is busy, or was not reached. */
  | { readonly kind: 'later'; readonly problem: string }
  /** It never will, such as for an address that it does not accept. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** No answer came after the mail was given to it: it may have been sent. */
  | { readonly kind: 'unknown'; readonly problem: string };

/** What becomes of a mail. */
export interface NextState {
  readonly state: 'pending' | 'sent' | 'failed' | 'unknown';
  /** When it is tried again, while it is pending. */
  readonly nextAttemptAt: Date | undefined;
}

const minuteMs = 60_000;
/** The waits after each attempt, in minutes; after the last one the mail has failed. */
const waitsMinutes = [1, 5, 15, 60, 240] as const;

/** A mail that is older than this is not sent: its notice stands in the portal, and what it asks for has passed. */
export const maxMailAgeMs = 24 * 60 * minuteMs;

/**
 * What becomes of a mail after an attempt. A mail without an answer is not given to the service again, because it would arrive twice.
 * @param attempts those made, this one included
 */
export function afterAttempt(outcome: MailOutcome, attempts: number, now: Date): NextState {
  if (outcome.kind === 'sent') return { state: 'sent', nextAttemptAt: undefined };
  if (outcome.kind === 'unknown') return { state: 'unknown', nextAttemptAt: undefined };
  const wait = outcome.kind === 'later' ? waitsMinutes[attempts - 1] : undefined;
  if (wait === undefined) return { state: 'failed', nextAttemptAt: undefined };
  return { state: 'pending', nextAttemptAt: new Date(now.getTime() + wait * minuteMs) };
}
