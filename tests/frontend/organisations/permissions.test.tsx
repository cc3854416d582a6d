import { screen, within } from '@testing-library/react';
import { groupedBy } from '../../../frontend/src/features/organisations/permissions/groupedBy';
import { permissionsCsv } from '../../../frontend/src/features/organisations/permissions/permissionsCsv';
import { accountId, adminLink, clerkId, managerId, organisation, orgId, ruleFacts } from '../support/organisations';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const hub = `/admin/organisations/${orgId}`;
const secondId = accountId.replace(/.$/, 'f');

const account = (id: string, name: string) => ({ __typename: 'accounts' as const, id, name, reference: `${name}-1` });
const seat = (userId: string, firstName: string, roleId: string, change: Record<string, unknown> = {}) => ({
  __typename: 'CurrencyCloudContacts' as const,
  ...{ id: `${userId}-${JSON.stringify(change).length}`, user_id: userId, lower_fx_limit: '1', upper_fx_limit: null },
  account: account(accountId, 'Trading'),
  role: {
    ...{ __typename: 'roles' as const, id: roleId, name: roleId === clerkId ? 'Clerk' : 'Manager' },
    ...{ can_create_payments: roleId === clerkId, can_create_conversions: false, can_create_beneficiaries: false },
  },
  user: { __typename: 'users' as const, id: userId, first_name: firstName, last_name: 'Berg', enabled: true },
  ...change,
});
const seats = [
  seat('ben', 'Ben', managerId),
  seat('ann', 'Ann', clerkId, { upper_fx_limit: '5000' }),
  seat('ann', 'Ann', managerId, { account: account(secondId, 'Payroll') }),
];

function open(path: string, permissions: readonly object[] = seats) {
  serveSession({ user: { organisationLinks: [adminLink] } as never });
  onQuery('organisation', { organisations_by_pk: organisation });
  onQuery('ruleFacts', ruleFacts);
  const calls = onQuery('permissions', ({ offset }: Record<string, unknown>) => ({
    CurrencyCloudContacts: permissions.slice(Number(offset), Number(offset) + 250),
  }));
  return { calls, ...renderPortal(path) };
}

test('the grid has a row for each user and a column for each account', async () => {
  const { calls } = open(`${hub}/permissions`);
  const table = await screen.findByRole('table', { name: 'Users by account' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'UserPayrollTrading',
    'Ann BergannManagerNo limitClerkUp to 5,000.00 SEK',
    'Ben BergbenManagerNo limit',
  ]);
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
});

test('the overview says for each account what one person releases alone, and the fewest people for the largest payments', async () => {
  open(`${hub}/report`);
  const table = await screen.findByRole('table', { name: 'Accounts' });
  const [, payroll, trading] = within(table).getAllByRole('row');
  expect(payroll).toHaveTextContent('Payroll10No amountNot possible');
  expect(trading).toHaveTextContent('Trading21Up to 1,000 SEKNot possible');
  expect(screen.getByText('Permissions', { selector: 'dt' }).closest('div')).toHaveTextContent('3');
});

test('the reports group by account and by user, and read every page', async () => {
  const many = Array.from({ length: 251 }, (_, index) => seat(`user${index}`, `User ${index}`, clerkId));
  const { calls } = open(`${hub}/report/byaccount`, many);
  expect(await screen.findByRole('heading', { name: 'Trading' })).toBeVisible();
  expect(calls.map(({ variables }) => variables.offset)).toEqual([0, 250]);
  expect(screen.getByText('Users', { selector: 'dt' }).closest('div')).toHaveTextContent('251');
});

test('by user, each account of a user is a row', async () => {
  open(`${hub}/report/byuser`);
  const table = await screen.findByRole('table', { name: 'Ann Berg · ann' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['PayrollPayroll-1ManagerNothing1No limit', 'TradingTrading-1ClerkPayments1Up to 5,000.00 SEK']);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
});

test('a report that cannot be read says why', async () => {
  open(`${hub}/report/byuser`);
  refuseQuery('permissions', 'No.', { code: 'unexpected' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the file has a line for each seat, with plain limits', () => {
  const groups = groupedBy(
    seats as never as Parameters<typeof permissionsCsv>[0][number]['rows'],
    ({ account: { id, name } }) => ({ key: id, title: name }),
    ({ user_id }) => user_id,
  );
  expect(permissionsCsv(groups).split('\r\n')).toEqual([
    '\uFEFFAccount,Reference,Username,Name,Role,May create,Lower limit,Upper limit',
    'Payroll,Payroll-1,ann,Ann Berg,Manager,Nothing,1,',
    'Trading,Trading-1,ann,Ann Berg,Clerk,Payments,1,5000',
    'Trading,Trading-1,ben,Ben Berg,Manager,Nothing,1,',
  ]);
});
