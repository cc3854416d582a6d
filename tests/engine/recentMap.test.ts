import { RecentMap } from '../../hasura/engine/recentMap';

/** What is left of 1, 2 and 3, read in this order at the end. */
const left = (map: RecentMap<number, string>): number[] => [1, 2, 3].filter((key) => map.get(key) !== undefined);

it('drops the entry that was written longest ago when it is full', () => {
  const map = new RecentMap<number, string>(2);
  for (const key of [1, 2, 3]) map.set(key, `v${key}`);
  expect(left(map)).toEqual([2, 3]);
});

it('keeps an entry that was read, and drops another', () => {
  const map = new RecentMap<number, string>(2);
  map.set(1, 'a');
  map.set(2, 'b');
  expect(map.get(1)).toBe('a');
  map.set(3, 'c');
  expect(left(map)).toEqual([1, 3]);
});

it('replaces the value of a key without dropping another', () => {
  const map = new RecentMap<number, string>(2);
  map.set(1, 'a');
  map.set(2, 'b');
  map.set(1, 'c');
  expect([map.get(1), map.get(2)]).toEqual(['c', 'b']);
});

it('drops the oldest entries when the keys weigh too much, and forgets their weight', () => {
  const map = new RecentMap<number, string>(10, 5, (key) => key);
  for (const key of [1, 2, 3]) map.set(key, `v${key}`);
  expect(left(map)).toEqual([2, 3]);
  map.set(3, 'again');
  expect(left(map)).toEqual([2, 3]);
  map.set(6, 'too heavy');
  expect([left(map), map.get(6)]).toEqual([[], undefined]);
});
