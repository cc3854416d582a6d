/** A transfer as the list and the page read it. */
export const transferRow = (change: Record<string, unknown> = {}) => ({
  __typename: 'transfers',
  id: '00000000-0000-4000-8000-0000000000a1',
  amount: '6200.00',
  currency: 'GBP',
  reason: 'Payroll',
  status: 'pending',
  errorMessage: null,
  shouldCharge: true,
  createdAt: '2026-11-20T09:00:00+00:00',
  updatedAt: '2026-11-20T09:00:00+00:00',
  sourceAccount: { __typename: 'accounts', id: 'a-1', name: 'Aldgate Trading Ltd' },
  destinationAccount: { __typename: 'accounts', id: 'a-2', name: 'Aldgate Payroll' },
  creator: { __typename: 'colleagues', id: 'treasurer', first_name: 'Tomas', last_name: 'Rey' },
  providerTransfer: null,
  ...change,
});

/** Another account of the organisation. */
export const payrollId = '00000000-0000-4000-8000-0000000000a2';

/** An account as the pickers of transfers read it. */
export const transferAccount = (id: string, name: string, balances: readonly object[] = []) => ({
  __typename: 'accounts',
  id,
  name,
  reference: null,
  balances,
  organisation: { __typename: 'organisations', id: 'o-1', name: 'Aldgate Group' },
});
