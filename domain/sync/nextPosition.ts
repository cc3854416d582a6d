/** How far a feed has been read. Times are the provider's own, as ISO texts in UTC. */
export interface Position {
  /** Every change before this is mirrored; null before the first pass has ended. */
  readonly readUntil: string | null;
  /** The latest change that the current pass can have read: what changes after its beginning is read again. */
  readonly readingUntil: string | null;
  readonly nextPage: number;
  /** Whether no pass is running. */
  readonly isAtRest: boolean;
}

/** A page of a search: when its records last changed, in the order of the page, and whether more pages follow. */
export interface PageRead {
  /** When the page was requested, by our clock. */
  readonly readAt: string;
  readonly changedAt: readonly (string | null)[];
  readonly hasMore: boolean;
}

/** The position before anything was read. */
export const beginning: Position = { readUntil: null, readingUntil: null, nextPage: 1, isAtRest: true };

/**
 * Each pass starts this much before the end of the last one: the provider's times have whole seconds, its records may become visible
 * late, and a record that changes during a pass moves others to pages that were read already.
 */
const overlapMs = 5 * 60_000;

/** The provider's times have whole seconds. */
const secondMs = 1000;

/** The time since which to request changes; undefined for all. A pass that was stopped continues from its position. */
export function since({ readUntil, isAtRest }: Position): string | undefined {
  return isAtRest ? shortlyBefore(readUntil) : (readUntil ?? undefined);
}

function shortlyBefore(time: string | null): string | undefined {
  return time === null ? undefined : new Date(Date.parse(time) - overlapMs).toISOString();
}

/**
 * The position after a page of changes, oldest first: from the last change on, so that a stopped pass can continue; among changes of
 * one second by page. A pass that was stopped for a while may have missed a record that became visible late, so the next pass starts
 * where this one began. A record that changed while a second was read by page moved others to pages that were read already, so the next
 * pass starts at that second.
 */
export function afterChanges(
  position: Position,
  asked: string | undefined,
  { changedAt, hasMore, readAt }: PageRead,
): Position {
  const last = latest(changedAt) ?? asked ?? null;
  const readingUntil = position.readingUntil ?? readAt;
  if (!hasMore) {
    const changedMeanwhile = last !== null && Date.parse(last) + secondMs > Date.parse(readingUntil);
    const hasShifted = position.nextPage > 1 && changedMeanwhile;
    const end = earlierOf(laterOf(position.readUntil, last), readingUntil);
    return { ...beginning, readUntil: hasShifted ? (asked ?? null) : end };
  }
  const hasMovedOn = last !== null && (asked === undefined || Date.parse(last) > Date.parse(asked));
  return hasMovedOn
    ? { readUntil: last, readingUntil, nextPage: 1, isAtRest: false }
    : { readUntil: asked ?? null, readingUntil, nextPage: position.nextPage + 1, isAtRest: false };
}

/**
 * The position after a page of a search that cannot filter by change, newest first: the next page, until one reaches back to the beginning
 * of the last pass.
 */
export function afterNewest(position: Position, { changedAt, hasMore }: Omit<PageRead, 'readAt'>): Position {
  const known = shortlyBefore(position.readUntil);
  const readingUntil = position.readingUntil ?? latest(changedAt);
  const oldest = changedAt.at(-1) ?? null;
  const isKnown = known !== undefined && oldest !== null && Date.parse(oldest) < Date.parse(known);
  if (!hasMore || isKnown) return { ...beginning, readUntil: laterOf(position.readUntil, readingUntil) };
  return { ...position, readingUntil, nextPage: position.nextPage + 1, isAtRest: false };
}

function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((before, time) => laterOf(before, time), null);
}

function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) >= Date.parse(other) ? one : other;
}

function earlierOf(time: string | null, other: string): string | null {
  return time !== null && Date.parse(other) < Date.parse(time) ? other : time;
}
