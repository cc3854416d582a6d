import { auditActionName } from '../../../../domain/audit/auditActions';
import { valueChanges } from '../../../../domain/audit/valueChanges';

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
