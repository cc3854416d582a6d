import { repeatedRows, type ComparedRow } from '../../../../domain/uploads/repeatedRows';

const row = (number: number, changes: Partial<ComparedRow> = {}): ComparedRow => ({
  number,
  beneficiaryId: 'a',
  amount: '10.00',
  currency: 'EUR',
  paymentDate: '2026-12-10',
  reference: 'INV-1',
  ...changes,
});
const repeated = (...rows: ComparedRow[]) => [...repeatedRows(rows)];

test.each<[string, Partial<ComparedRow>, boolean]>([
  ['all alike', {}, true],
  ['the reference alike, in another case', { reference: ' inv-1', paymentDate: '2026-01-01' }, true],
  ['the amount with fewer zeros', { amount: '10' }, true],
  ['dates seven days later', { reference: 'X', paymentDate: '2026-12-17' }, true],
  ['dates seven days earlier', { reference: 'X', paymentDate: '2026-12-03' }, true],
  ['dates eight days apart', { reference: 'X', paymentDate: '2026-12-18' }, false],
  ['another beneficiary', { beneficiaryId: 'b' }, false],
  ['another amount', { amount: '10.01' }, false],
  ['another currency', { currency: 'GBP' }, false],
])('%s', (_name, changes, isRepeated) => {
  expect(repeated(row(1), row(2, changes))).toEqual(isRepeated ? [[2, 1]] : []);
});

test('each repeat names the first row that it is like', () => {
  expect(repeated(row(1), row(2), row(3, { reference: 'X' }), row(4, { beneficiaryId: 'b' }))).toEqual([
    [2, 1],
    [3, 1],
  ]);
});
