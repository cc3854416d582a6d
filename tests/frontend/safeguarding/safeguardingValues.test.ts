import { endsOf, positionAfter } from '../../../frontend/src/features/safeguarding/transfer/safeguardingValues';

const position = { balance: '100', safeguarded_amount: '40' } as Parameters<typeof positionAfter>[1];

test.each([
  ['to', '30', { balance: '70', safeguarded: '70' }],
  ['from', '30', { balance: '130', safeguarded: '10' }],
  ['to', '', undefined],
] as const)('a transfer %s safeguarding of %j leaves', (direction, moved, after) => {
  expect(positionAfter(direction, position, moved)).toEqual(after);
});

test.each([
  ['to', { sourceAccountId: 'a-1', destinationAccountId: 'control' }],
  ['from', { sourceAccountId: 'control', destinationAccountId: 'a-1' }],
] as const)('the ends of a transfer %s safeguarding', (direction, ends) => {
  expect(endsOf(direction, 'a-1', 'control')).toEqual(ends);
});
