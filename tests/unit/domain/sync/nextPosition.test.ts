import fc from 'fast-check';
import { afterChanges, afterNewest, beginning, since, type Position } from '../../../../domain/sync/nextPosition';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
const second = (time: string) => (Date.parse(time) - Date.UTC(2026, 0, 1)) / 1000;

describe('since when changes are asked for', () => {
  it('asks for everything at first', () => {
    expect(since(beginning)).toBeUndefined();
  });

  it('goes back five minutes when a pass begins, and not when one is taken up', () => {
    const rested: Position = { ...beginning, readUntil: at(1000) };
    expect(since(rested)).toBe(at(700));
    expect(since({ ...rested, isAtRest: false })).toBe(at(1000));
  });
});

describe('a position never goes back behind what was read', () => {
  it('an empty page leaves it where it was', () => {
    const rested: Position = { ...beginning, readUntil: at(1000) };
    const page = { changedAt: [], hasMore: false, readAt: at(2000) };
    expect(afterChanges(rested, since(rested), page)).toEqual(rested);
    expect(afterNewest(rested, page)).toEqual(rested);
  });
});

interface Row {
  readonly id: number;
  readonly changed: number;
}

const pageSize = 3;
const byAge = (one: Row, other: Row) => one.changed - other.changed || one.id - other.id;

/** Reads a provider to rest, losing the run at some pages, and gives what was seen of each record. */
function readAll(rows: readonly Row[], order: 'changes' | 'newest', from: Position): [Map<number, number>, Position] {
  const seen = new Map<number, number>();
  let position = from;
  for (let calls = 0; calls < 1000; calls += 1) {
    const asked = order === 'changes' ? since(position) : undefined;
    const found = [...rows].filter(({ changed }) => asked === undefined || changed >= second(asked)).sort(byAge);
    if (order === 'newest') found.reverse();
    const page = found.slice((position.nextPage - 1) * pageSize, position.nextPage * pageSize);
    page.forEach(({ id, changed }) => seen.set(id, changed));
    const read = {
      changedAt: page.map(({ changed }) => at(changed)),
      hasMore: position.nextPage * pageSize < found.length,
      readAt: at(3000),
    };
    position = order === 'changes' ? afterChanges(position, asked, read) : afterNewest(position, read);
    if (position.isAtRest) return [seen, position];
  }
  throw new Error('the pass does not end');
}

const histories = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 0, maxLength: 30 });

it.each(['changes', 'newest'] as const)('reading %s, nothing is missed, at first and after changes', (order) => {
  fc.assert(
    fc.property(histories, fc.array(fc.nat({ max: 29 }), { maxLength: 10 }), (first, changed) => {
      const rows = first.map((seconds, id): Row => ({ id, changed: seconds }));
      const [seen, position] = readAll(rows, order, beginning);
      expect([...seen.keys()].sort((one, other) => one - other)).toEqual(rows.map(({ id }) => id));

      const later = rows.map((row): Row => (changed.includes(row.id) ? { ...row, changed: 2000 + row.id } : row));
      const [again] = readAll(later, order, position);
      for (const { id, changed: now } of later.filter(({ changed: when }) => when >= 2000)) {
        expect(again.get(id)).toBe(now);
      }
    }),
  );
});

it('a thousand changes of one second end all the same', () => {
  const rows = Array.from({ length: 1000 }, (_, id): Row => ({ id, changed: 7 }));
  expect(readAll(rows, 'changes', beginning)[0].size).toBe(1000);
});

it('a pass that was stopped for an hour is followed by one that goes back to where it began', () => {
  const stopped = afterChanges(beginning, undefined, { changedAt: [at(10), at(990)], hasMore: true, readAt: at(1000) });
  const taken = { changedAt: [at(4500)], hasMore: false, readAt: at(4600) };
  const rested = afterChanges(stopped, since(stopped), taken);
  expect(since(stopped)).toBe(at(990));
  expect(since(rested)).toBe(at(700));
});

it.each([
  ['just before the overlap', 699, true],
  ['at the beginning of the overlap: others of that second may follow', 700, false],
  ['within the overlap', 701, false],
])('a pass over the newest ends with a page whose oldest change is %s', (_what, oldest, isAtRest) => {
  const rested: Position = { ...beginning, readUntil: at(1000) };
  const next = afterNewest(rested, { changedAt: [at(1200), at(oldest)], hasMore: true });
  expect(next.isAtRest).toBe(isAtRest);
  expect(next).toMatchObject(
    isAtRest ? { readUntil: at(1200), nextPage: 1 } : { readUntil: at(1000), readingUntil: at(1200), nextPage: 2 },
  );
});

it('a page of records without a time of change neither ends a pass over the newest nor moves it on', () => {
  const rested: Position = { ...beginning, readUntil: at(1000) };
  const next = afterNewest(rested, { changedAt: [null, null], hasMore: true });
  expect(next).toEqual({ readUntil: at(1000), readingUntil: null, nextPage: 2, isAtRest: false });
  expect(afterNewest(next, { changedAt: [], hasMore: false })).toEqual(rested);
});

it('a position never lies ahead of the beginning of its pass: what changes meanwhile is read again', () => {
  const page = { changedAt: [at(1500)], hasMore: false, readAt: at(1200) };
  expect(afterChanges(beginning, undefined, page).readUntil).toBe(at(1200));
  expect(afterChanges(beginning, undefined, { ...page, readAt: at(1600) }).readUntil).toBe(at(1500));
});

describe('a second that is read by page', () => {
  const position: Position = { readUntil: at(10), readingUntil: at(2000.5), nextPage: 2, isAtRest: false };
  const lastPage = (changed: number) => ({ changedAt: [at(10), at(changed)], hasMore: false, readAt: at(2001) });

  it.each([
    ['before the pass', 1999, 1999],
    ['in the second in which the pass began', 2000, 10],
    ['during the pass', 2001, 10],
  ])('with a record that changed %s (%d s): the next pass starts at %d s', (_when, changed, start) => {
    expect(afterChanges(position, at(10), lastPage(changed)).readUntil).toBe(at(start));
  });

  it('is not read again where all fits on one page', () => {
    const { readUntil } = afterChanges({ ...position, nextPage: 1 }, at(10), lastPage(2001));
    expect(readUntil).toBe(at(2000.5));
  });
});
