import fc from 'fast-check';
import { isNewer, type ReadAt } from '../../support/isNewer';

const progress = ['pending', 'sent', 'completed'];
const at = (second: number, status?: string): ReadAt => ({ updated_at: `2026-11-20T10:00:0${second}+00:00`, status });

it.each([
  ['a later time', at(1), at(2), true],
  ['the same time, as a repeat has', at(1), at(1), true],
  ['an earlier time', at(2), at(1), false],
  ['a later time, though the status goes back', at(1, 'completed'), at(2, 'pending'), true],
  ['an earlier time, though the status is further along', at(2, 'pending'), at(1, 'completed'), false],
  ['the same second, further along', at(1, 'pending'), at(1, 'sent'), true],
  ['the same second and status', at(1, 'sent'), at(1, 'sent'), true],
  ['the same second, less far along', at(1, 'completed'), at(1, 'sent'), false],
  ['the same second, an unknown word in place of a known one', at(1, 'completed'), at(1, 'settled'), true],
  ['the same second, a known word in place of an unknown one', at(1, 'settled'), at(1, 'pending'), true],
  ['the same second, no status known yet', at(1), at(1, 'pending'), true],
])('%s', (_what, known, reading, expected) => {
  expect(isNewer(known, reading, progress)).toBe(expected);
});

it('times are compared as instants, whatever zone they are written in', () => {
  const noon = { updated_at: '2026-11-20T12:00:00+02:00' };
  const eleven = { updated_at: '2026-11-20T11:00:00Z' };
  expect([isNewer(noon, eleven), isNewer(eleven, noon)]).toEqual([true, false]);
});

it('without statuses in order only the time counts', () => {
  expect(isNewer(at(1, 'completed'), at(1, 'pending'))).toBe(true);
});

const reading = fc.record({ second: fc.nat(3), status: fc.constantFrom(...progress) });

it('of two readings with known statuses at least one takes the place of the other, both only when they are equal', () => {
  fc.assert(
    fc.property(reading, reading, (one, other) => {
      const [first, second] = [at(one.second, one.status), at(other.second, other.status)];
      const both = [isNewer(first, second, progress), isNewer(second, first, progress)];
      const isEqual = one.second === other.second && one.status === other.status;
      expect(both.filter(Boolean)).toHaveLength(isEqual ? 2 : 1);
    }),
  );
});
