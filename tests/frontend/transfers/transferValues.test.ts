import {
  accountOf,
  balanceAfter,
  balanceOf,
  emptyTransfer,
} from '../../../frontend/src/features/transfers/form/transferValues';
import type { TransferAccount } from '../../../frontend/src/features/transfers/transferAccounts';

const accounts = [
  { id: 'a-1', name: 'Trading', balances: [{ currency: 'EUR', amount: '100.50' }] },
  { id: 'a-2', name: 'Payroll', balances: [] },
] as unknown as readonly TransferAccount[];

test('an account is found by its id', () => {
  expect(accountOf(accounts, 'a-2')?.name).toBe('Payroll');
  expect(accountOf(accounts, 'a-9')).toBeUndefined();
});

test.each([
  ['a-1', 'EUR', '100.50'],
  ['a-1', 'GBP', '0'],
  ['a-2', 'EUR', '0'],
  ['a-9', 'EUR', '0'],
])('%s holds in %s', (id, currency, amount) => {
  expect(balanceOf(accountOf(accounts, id), currency)).toBe(amount);
});

test.each([
  ['100', '0.5'],
  ['100.75', '-0.25'],
  ['', undefined],
  ['many', undefined],
  ['-1', undefined],
])('after a transfer of %j there remains', (amount, after) => {
  expect(balanceAfter(accounts[0], { ...emptyTransfer('a-1'), currency: 'EUR', amount })).toBe(after);
});
