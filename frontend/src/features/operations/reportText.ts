/** What the counts of reports mean. */
const words: Readonly<Record<string, string>> = {
  effect: 'sent',
  unknown: 'without an answer',
  done: 'finished',
  open: 'left for the next run',
  atRisk: 'dates at risk',
  removed: 'old ones removed',
  rates: 'rates',
  marketRates: 'market rates',
  prices: 'prices',
  alerts: 'alerts sent',
  alarms: 'alarms',
  begun: 'still to confirm',
  records: 'records',
  calls: 'calls',
  taken: 'taken',
  waiting: 'not covered',
};

/** Places in a chain, and the like, are no counts of what was done. */
const notCounted: ReadonlySet<string> = new Set(['position']);

/** Why a run did less than it might have. */
const states: Readonly<Record<string, string>> = {
  written_before: 'done earlier on this day',
  too_early: 'too early in the day',
  no_working_day: 'no working day',
  not_read: 'waits until the provider is read',
  no_control_account: 'no control account is set',
  no_store: 'no store of documents is set',
  missing_transactions: 'waits until the provider is read',
  time: 'stopped at its limit of time',
};

/**
 * The report of a run in words, such as "3 sent, 1 refused": each count that is not zero, those of nested parts added up, and why it did no more.
 * @param report an object of counts, as each schedule returns it
 */
export function reportText(report: unknown): string {
  const counts = new Map<string, number>();
  const reasons = new Set<string>();
  collect(report, counts, reasons);
  const parts = [...counts].map(([key, count]) => `${count} ${words[key] ?? spaced(key)}`);
  const text = [...parts, ...reasons].join(', ') || 'nothing to do';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function collect(part: unknown, counts: Map<string, number>, reasons: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const isCount = typeof value === 'number' && value !== 0 && !notCounted.has(key);
    if (isCount) counts.set(key, (counts.get(key) ?? 0) + value);
    const reason = reasonOf(key, value);
    if (reason) reasons.add(reason);
    collect(value, counts, reasons);
  }
}

/** Why the run did no more, where this entry of its report says so. */
function reasonOf(key: string, value: unknown): string | undefined {
  if (key === 'isBounded') return value === true ? 'more is left for the next run' : undefined;
  if (key === 'isMirrored') return value === false ? 'waits until the provider is read' : undefined;
  if (typeof value !== 'string') return undefined;
  if (key === 'error') return value;
  return key === 'state' || key === 'stoppedBy' ? states[value] : undefined;
}

const spaced = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
