import { resetsAgainAt } from '../../../../domain/users/resetDelay';

const now = new Date('2026-11-28T10:00:00Z');

test.each([
  ['never changed', null, undefined],
  ['a day ago', '2026-11-27T10:00:00Z', undefined],
  ['a moment less than a day ago', '2026-11-27T10:00:00.001Z', '2026-11-28T10:00:00.001Z'],
  ['now', '2026-11-28T10:00:00Z', '2026-11-29T10:00:00Z'],
])('contacts changed %s', (_when, changedAt, until) => {
  expect(resetsAgainAt(changedAt === null ? null : new Date(changedAt), now)).toEqual(until && new Date(until));
});
