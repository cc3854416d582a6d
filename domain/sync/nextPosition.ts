/** How far a feed has been read. Times are the provider's own, as ISO texts in UTC. */
export interface Position {
  /** Every change before this is mirrored; null before the first pass has ended. */
  readonly readUntil: string | null;
  /** Where the pass that is under way will have read to at most: what changes after its beginning is read again. */
  readonly readingUntil: string | null;
  readonly nextPage: number;
  /** No pass is under way. */
  readonly isAtRest: boolean;
}

/** What a page held: when its records last changed, in the order they came, and whether more pages follow. */
export interface PageRead {
  /** When it was asked for, by our clock. */
  readonly readAt: string;
  readonly changedAt: readonly (string | null)[];
  readonly hasMore: boolean;
}

/** Nothing was read yet. */
export const beginning: Position = { readUntil: null, readingUntil: null, nextPage: 1, isAtRest: true };

/**
 * Each pass goes back this far behind the one before: the provider's clock has whole seconds, its records may become
 * visible late, and a record that changes while pages are turned moves others to pages that were read already.
 */
const overlapMs = 5 * 60_000;

/** Since when to ask for changes; undefined for everything. A pass that was stopped goes on where it was. */
export function since({ readUntil, isAtRest }: Position): string | undefined {
  return isAtRest ? shortlyBefore(readUntil) : (readUntil ?? undefined);
}

function shortlyBefore(time: string | null): string | undefined {
  return time === null ? undefined : new Date(Date.parse(time) - overlapMs).toISOString();
}

/**
 * Where to go on after a page of changes that came oldest first: from the last change on, so that a pass which stops can
 * be taken up; among changes of one second by page. A pass that was stopped for a while may have passed by a record that
 * became visible late, so the next one goes back to where this one began.
 */
export function afterChanges(
  position: Position,
  asked: string | undefined,
  { changedAt, hasMore, readAt }: PageRead,
): Position {
  const last = latest(changedAt) ?? asked ?? null;
  const readingUntil = position.readingUntil ?? readAt;
  if (!hasMore) return { ...beginning, readUntil: earlierOf(laterOf(position.readUntil, last), readingUntil) };
  const hasMovedOn = last !== null && (asked === undefined || Date.parse(last) > Date.parse(asked));
  return hasMovedOn
    ? { readUntil: last, readingUntil, nextPage: 1, isAtRest: false }
    : { readUntil: asked ?? null, readingUntil, nextPage: position.nextPage + 1, isAtRest: false };
}

/**
 * Where to go on after a page that came newest change first, from a search that cannot ask for changes: to the next page
 * until one reaches back to what was known when the last pass began.
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
