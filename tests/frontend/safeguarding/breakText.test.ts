import { breakText } from '../../../frontend/src/features/safeguarding/reconciliation/breakText';

const found = { account_id: null, amount: '0' };

test.each([
  ['missed_day', '2026-11-03', 'A working day without a reconciliation: 3 Nov 2026'],
  ['balance_differs', 'control account', 'The control account holds something else: control account'],
  ['unknown_class', 'x', 'unknown_class: x'],
])('%s in words', (name, subject, text) => {
  expect(breakText({ ...found, class: name, subject })).toBe(text);
});
