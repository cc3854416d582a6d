import {
  canonicalJson,
  doOverlap,
  isSameEffect,
  isWithoutEffect,
  netEffect,
  type RowEffect,
} from '../../../../domain/changes/effect';

const written = (table: string, before: object | null, after: object | null) => ({ table, before, after }) as RowEffect;

test('an update keeps what changes and what names the row', () => {
  const before = { id: '1', name: 'Maker', rights: false, order: 1, updatedAt: 'then' };
  const after = { ...before, rights: true, updatedAt: 'now' };
  expect(netEffect([written('roles', before, after)])).toEqual([
    written('roles', { id: '1', name: 'Maker', rights: false }, { id: '1', name: 'Maker', rights: true }),
  ]);
});

test('a new row is kept whole but for its times, and so is a deleted one', () => {
  const row = { id: '1', order: 2, createdAt: 'now' };
  expect(netEffect([written('roles', null, row)])).toEqual([written('roles', null, { id: '1', order: 2 })]);
  expect(netEffect([written('roles', row, null)])).toEqual([written('roles', { id: '1', order: 2 }, null)]);
});

test('rows that are deleted and written again as they were are left out, in any order', () => {
  const one = { rule: '1', role: 'a', people: 1 };
  const two = { rule: '1', role: 'b', people: 1 };
  const more = { ...two, people: 2 };
  const writes = [
    written('required', one, null),
    written('required', two, null),
    written('required', null, more),
    written('required', null, one),
  ];
  const expected = [written('required', two, null), written('required', null, more)];
  expect(netEffect(writes)).toEqual(expected);
  expect(netEffect(writes.toReversed())).toEqual(expected);
  expect(netEffect([written('other', one, null), written('required', null, one)])).toHaveLength(2);
});

test('a row of which only a time changes is left out', () => {
  const row = { id: '1', revokedAt: null };
  expect(netEffect([written('api_keys', row, { ...row, revokedAt: 'now' })])).toEqual([]);
});

test('calls to the provider are no part of what is decided', () => {
  const seat = written('CurrencyCloudContacts', null, { id: '1' });
  expect(netEffect([seat, written('provider_intents', null, { id: '2', next_attempt_at: 'now' })])).toEqual([seat]);
});

const link = { user: '1', organisation: '2' };

test.each([
  ['nothing is written', [], true],
  ['only the time of writing differs', [written('roles', { a: 1, updatedAt: 1 }, { a: 1, updatedAt: 2 })], true],
  ['a column differs', [written('roles', { a: 1, updatedAt: 1 }, { a: 2, updatedAt: 2 })], false],
  ['a session ends', [written('users', { signed_out_at: null }, { signed_out_at: 'now' })], false],
  ['a row goes and comes back', [written('links', link, null), written('links', null, link)], true],
  ['a row comes back otherwise', [written('links', link, null), written('links', null, { ...link, user: '3' })], false],
  ['a row comes back in another table', [written('links', link, null), written('others', null, link)], false],
  ['the provider is called', [written('provider_intents', null, { id: '1' })], false],
])('an edit is without effect where %s: %#', (_what, writes, isWithout) => {
  expect(isWithoutEffect(writes)).toBe(isWithout);
});

const update = (id: string, before: object, after: object) => written('settings', { id, ...before }, { id, ...after });

test.each([
  ['the same column', [update('1', { a: 1 }, { a: 2 })], [update('1', { a: 1 }, { a: 3 })], true],
  ['different columns', [update('1', { a: 1 }, { a: 2 })], [update('1', { b: 1 }, { b: 2 })], false],
  ['the same column of another row', [update('1', { a: 1 }, { a: 2 })], [update('2', { a: 1 }, { a: 2 })], false],
  ['a name and another column', [update('1', { name: 'A' }, { name: 'B' })], [update('1', { b: 1 }, { b: 2 })], false],
  ['a new row', [written('settings', null, { id: '1' })], [update('1', { b: 1 }, { b: 2 })], true],
  ['a row that goes', [update('1', { b: 1 }, { b: 2 })], [written('settings', { id: '1' }, null)], true],
])('changes of one record overlap by %s: %#', (_what, one, other, isOverlap) => {
  expect(doOverlap(one, other)).toBe(isOverlap);
  expect(doOverlap(other, one)).toBe(isOverlap);
});

test('effects are compared without the order of their fields', () => {
  const shown = [written('roles', { id: '1', name: 'A' }, null)];
  expect(isSameEffect(shown, [written('roles', { name: 'A', id: '1' }, null)])).toBe(true);
  expect(isSameEffect(shown, [written('roles', { name: 'B', id: '1' }, null)])).toBe(false);
  expect(isSameEffect(shown, [])).toBe(false);
});

test('canonical JSON sorts fields at any depth, and leaves lists in their order', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 3], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},3]}');
});
