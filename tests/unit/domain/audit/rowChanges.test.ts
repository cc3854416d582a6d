import fc from 'fast-check';
import {
  auditActionName,
  valueChanges,
  rowsAsOf,
  type AuditEntry,
  type StoredRow,
} from '../../../../domain/audit/rowChanges';
import { sized } from '../../../support/sized';

test('columns that changed come first', () => {
  const before = { amount: 1.5, id: 'p', tags: ['a'], reason: null };
  expect(valueChanges(before, { ...before, reason: 'Rent', tags: ['a', 'b'] })).toEqual([
    { column: 'reason', before: undefined, after: 'Rent' },
    { column: 'tags', before: '["a"]', after: '["a","b"]' },
    { column: 'amount', before: '1.5', after: '1.5' },
    { column: 'id', before: 'p', after: 'p' },
  ]);
});

test('every value of a new or removed row is a change', () => {
  expect(valueChanges(null, { id: 'p', ok: false })).toEqual([
    { column: 'id', before: undefined, after: 'p' },
    { column: 'ok', before: undefined, after: 'false' },
  ]);
  expect(valueChanges({ id: 'p' }, null)).toEqual([{ column: 'id', before: 'p', after: undefined }]);
});

test('each letter has its word', () => {
  expect(['U', 'I', 'D', 'T'].map(auditActionName)).toEqual(['Update', 'Insert', 'Delete', 'Truncate']);
});

const histories = sized(100, 1_000);

type Write = readonly [table: 'rule' | 'role', id: string, value: number | 'delete' | 'truncate'];

const write: fc.Arbitrary<Write> = fc.tuple(
  fc.constantFrom('rule' as const, 'role' as const),
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    { weight: 8, arbitrary: fc.nat(9) },
    { weight: 2, arbitrary: fc.constant('delete' as const) },
    { weight: 1, arbitrary: fc.constant('truncate' as const) },
  ),
);

type Tables = ReadonlyMap<string, StoredRow>;

/** Makes the writes one by one as a database would, with the entry that its trigger logs and the rows there are afterwards. */
function replay(writes: readonly Write[]): { entries: AuditEntry[]; states: Tables[] } {
  const entries: AuditEntry[] = [];
  const states: Tables[] = [new Map()];
  for (const [table_name, id, value] of writes) {
    const before = states.at(-1)!;
    const key = `${table_name} ${id}`;
    const old_row = before.get(key) ?? null;
    const after = new Map(before);
    const entry = { table_name, row_id: id, old_row, new_row: null };
    if (value === 'truncate') {
      for (const one of before.keys()) if (one.startsWith(table_name)) after.delete(one);
      entries.push({ ...entry, action: 'T', row_id: null, old_row: null });
    } else if (value === 'delete') {
      if (!old_row) continue;
      after.delete(key);
      entries.push({ ...entry, action: 'D' });
    } else {
      after.set(key, { value });
      entries.push({ ...entry, action: old_row ? 'U' : 'I', new_row: { value } });
    }
    states.push(after);
  }
  return { entries, states };
}

const asTable = (entries: readonly AuditEntry[], count: number) =>
  Object.fromEntries(rowsAsOf(entries, count).map(({ table, id, row }) => [`${table} ${id}`, row]));

test(`the rows after each step are those of a replay, in ${histories} random histories`, () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const { entries, states } = replay(writes);
      states.forEach((state, count) => expect(asTable(entries, count)).toEqual(Object.fromEntries(state)));
    }),
    { numRuns: histories, seed: 7 },
  );
});

/** A truncation logs no rows: what it removed is known from there on only, unless an entry before it names the row. */
function isKnown(entries: readonly AuditEntry[], count: number, key: string): boolean {
  const named = entries.findIndex(({ table_name, row_id }) => `${table_name} ${row_id}` === key);
  const truncated = entries.findIndex(({ table_name, action }) => action === 'T' && key.startsWith(table_name));
  return named >= 0 && (truncated < 0 || named < truncated || count > truncated);
}

test('so are those of a log that began later, for every row that it knows', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), fc.nat(39), (writes, from) => {
      const { entries, states } = replay(writes);
      const late = entries.slice(from);
      states.slice(from).forEach((state, count) => {
        const known = [...state].filter(([key]) => isKnown(late, count, key));
        expect(asTable(late, count)).toEqual(Object.fromEntries(known));
      });
    }),
    { numRuns: histories, seed: 8 },
  );
});

test('rows that a truncation removed before the log names them are not in it', () => {
  const row = { table_name: 'rule', row_id: 'a' };
  const log: AuditEntry[] = [
    { ...row, row_id: null, action: 'T', old_row: null, new_row: null },
    { ...row, action: 'I', old_row: null, new_row: { value: 1 } },
  ];
  expect([0, 1, 2].map((count) => rowsAsOf(log, count).length)).toEqual([0, 0, 1]);
});
