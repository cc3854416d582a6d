import { screen, waitFor, within } from '@testing-library/react';
import { groupedBy } from '../../../frontend/src/features/organisations/permissions/groupedBy';
import { permissionsCsv } from '../../../frontend/src/features/organisations/permissions/permissionsCsv';
import { standing } from '../support/data';
import {
  accountId,
  adminLink,
  clerkId,
  managerId,
  organisation,
  orgId,
  ruleFacts,
  seatFacts,
} from '../support/organisations';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation, refuseQuery } from '../support/server';
import { governedSeat } from '../support/users';

const hub = `/admin/organisations/${orgId}`;
const secondId = accountId.replace(/.$/, 'f');

const account = (id: string, name: string) => ({ __typename: 'accounts' as const, id, name, reference: `${name}-1` });
const seat = (userId: string, firstName: string, roleId: string, change: Record<string, unknown> = {}) => ({
  __typename: 'CurrencyCloudContacts' as const,
  id: `${userId}-${JSON.stringify(change).length}`,
  user_id: userId,
  ...standing.working,
  lower_fx_limit: '1',
  upper_fx_limit: null,
  account: account(accountId, 'Trading'),
  role: {
    __typename: 'roles' as const,
    id: roleId,
    name: roleId === clerkId ? 'Clerk' : 'Manager',
    can_create_payments: roleId === clerkId,
    can_create_conversions: false,
    can_create_beneficiaries: false,
  },
  user: { __typename: 'users' as const, id: userId, first_name: firstName, last_name: 'Berg', enabled: true },
  ...change,
});
const seats = [
  seat('ben', 'Ben', managerId),
  seat('ann', 'Ann', clerkId, { upper_fx_limit: '5000' }),
  seat('ann', 'Ann', managerId, { account: account(secondId, 'Payroll') }),
];

const person = (id: string, firstName: string, change: Record<string, unknown> = {}) => ({
  __typename: 'users' as const,
  id,
  first_name: firstName,
  last_name: 'Berg',
  enabled: true,
  ...change,
});
const member = (id: string, firstName: string) => ({
  __typename: 'users_organisations' as const,
  user_id: id,
  org_id: orgId,
  user: person(id, firstName),
});
const accounts = [
  { __typename: 'accounts', id: secondId, name: 'Payroll' },
  { __typename: 'accounts', id: accountId, name: 'Trading' },
];

function open(path: string, permissions: readonly object[] = seats, members: readonly object[] = []) {
  serveSession({ user: { organisationLinks: [adminLink] } as never });
  onQuery('organisation', { organisations_by_pk: organisation });
  onQuery('ruleFacts', { organisations_by_pk: { ...ruleFacts.organisations_by_pk, accounts } });
  const calls = onQuery('permissions', ({ offset }: Record<string, unknown>) => ({
    CurrencyCloudContacts: permissions.slice(Number(offset), Number(offset) + 250),
    users_organisations: members.slice(Number(offset), Number(offset) + 250),
  }));
  return { calls, ...renderPortal(path) };
}

test('the grid has a row for each user and a column for each account', async () => {
  const { calls } = open(`${hub}/permissions`, seats, [member('cleo', 'Cleo'), member('ann', 'Ann')]);
  const table = await screen.findByRole('grid', { name: 'Users by account' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'UserPayrollTrading',
    'Ann BergannManagerNo limitClerkUp to 5,000.00 SEK',
    'Ben BergbenNo seatManagerNo limit',
    'Cleo BergcleoNo seatNo seat',
  ]);
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
});

test('a seat that cannot act yet says so in its cell, and why in its panel', async () => {
  const { user } = open(`${hub}/permissions`, [
    seat('ann', 'Ann', clerkId, standing.refused),
    seat('ben', 'Ben', managerId, standing.waiting),
  ]);
  expect(await cellOf(/^Ann Berg/, 1)).toHaveTextContent('ClerkNo limitRefused');
  const waiting = await cellOf(/^Ben Berg/, 1);
  expect(waiting).toHaveTextContent('ManagerNo limitWaiting');
  await user.click(waiting);
  const panel = within(await screen.findByRole('dialog', { name: 'Ben Berg on Trading' }));
  expect(await panel.findByText(/^The provider has not opened this seat yet\./)).toBeVisible();
});

const cellOf = async (name: RegExp, column: number) => {
  const row = await screen.findByRole('row', { name });
  return within(row).getAllByRole('gridcell')[column] as HTMLElement;
};

describe('a cell of the grid', () => {
  test('is chosen by keyboard; the panel shows who gets money out, then the grid is read again', async () => {
    const { user, calls } = open(`${hub}/permissions`);
    onQuery('seatFacts', seatFacts(person('ann', 'Ann')));
    const updated = onMutation('updateContact', governedSeat(String(seats[1]?.id)));
    (await cellOf(/^Ann Berg/, 0)).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Ann Berg on Trading' }));
    expect(panel.queryByText('Who gets money out')).toBeNull();
    const limit = panel.getByRole('textbox', { name: /Upper FX limit/ });
    await user.clear(limit);
    await user.type(limit, '1500');
    expect(await panel.findByRole('row', { name: /Above 1,500 SEK 2 people Not possible/ })).toBeVisible();
    await user.type(limit, 'x');
    expect(panel.getByRole('row', { name: /Above 1,000 SEK 2 people 2 people/ })).toBeVisible();
    await user.type(limit, '{Backspace}');
    await user.click(panel.getByRole('combobox', { name: /Role/ }));
    await user.click(await panel.findByRole('option', { name: 'Manager' }));
    expect(panel.getByText('Can no longer create').closest('div')).toHaveTextContent('Ann Berg');
    await user.click(panel.getByRole('button', { name: 'Save seat' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(updated[0]?.variables).toEqual({ id: seats[1]?.id, role_id: managerId, upper_fx_limit: '1500' });
    await waitFor(async () => expect(await cellOf(/^Ann Berg/, 1)).toHaveFocus());
  });

  test('without a seat gives one; a refusal stays in the panel', async () => {
    const { user } = open(`${hub}/permissions`, seats, [member('dan', 'Dan')]);
    onQuery('seatFacts', seatFacts(person('dan', 'Dan')));
    refuseMutation('createContact', 'No id at the provider.', { code: 'account_not_connected', field: 'account_id' });
    await user.click(await cellOf(/^Dan Berg/, 1));
    const panel = within(await screen.findByRole('dialog', { name: 'Dan Berg on Trading' }));
    expect(panel.queryByRole('button', { name: 'Remove seat' })).toBeNull();
    await user.click(panel.getByRole('combobox', { name: /Role/ }));
    await user.click(await panel.findByRole('option', { name: 'Clerk' }));
    expect((await panel.findByText('Can create from now on')).closest('div')).toHaveTextContent('Dan Berg');
    await user.click(panel.getByRole('button', { name: 'Give seat' }));
    expect(await panel.findByText('No id at the provider.')).toBeVisible();
    const created = onMutation('createContact', governedSeat('new'));
    await user.click(panel.getByRole('button', { name: 'Give seat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const contact = { user_id: 'dan', account_id: accountId, role_id: clerkId, upper_fx_limit: '' };
    expect(created[0]?.variables).toEqual({ contact });
  });

  test('loses its seat after a confirmation that shows who gets money out without it', async () => {
    const { user, calls } = open(`${hub}/permissions`);
    onQuery('seatFacts', seatFacts(person('ben', 'Ben')));
    const removed = onMutation('deleteContact', {
      deleteContact: { __typename: 'GovernedRecord', id: seats[0]?.id, pendingChangeId: null },
    });
    await user.click(await cellOf(/^Ben Berg/, 1));
    await user.click(await screen.findByRole('button', { name: 'Remove seat' }));
    const box = within(await screen.findByRole('dialog', { name: 'Remove seat' }));
    expect(await box.findByRole('row', { name: /Above 1,000 SEK 2 people Not possible/ })).toBeVisible();
    expect(removed).toEqual([]);
    await user.click(box.getByRole('button', { name: 'Remove seat' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(removed[0]?.variables).toEqual({ id: seats[0]?.id });
  });

  test('cannot be chosen where it is the reader’s own, or that of a user whom the reader may not see', async () => {
    const { user } = open(`${hub}/permissions`, [
      seat('maker', 'Maya', clerkId),
      seat('zoe', 'Zoe', clerkId, { user: null }),
    ]);
    for (const name of [/^Maya Berg/, /^zoe/]) {
      const cell = await cellOf(name, 1);
      expect(cell).toHaveAttribute('aria-readonly', 'true');
      await user.click(cell);
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  test('that a disabled user gets changes nothing, which the panel says', async () => {
    const { user } = open(`${hub}/permissions`, [], [member('dan', 'Dan')]);
    onQuery('seatFacts', seatFacts(person('dan', 'Dan', { enabled: false })));
    await user.click(await cellOf(/^Dan Berg/, 1));
    await user.click(await screen.findByRole('combobox', { name: /Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Clerk' }));
    expect(await screen.findByText(/This user is disabled/)).toBeVisible();
    expect(screen.queryByText('Can create from now on')).toBeNull();
  });
});

test('the grid shows 15 users on a page', async () => {
  const members = Array.from({ length: 16 }, (_, index) => member(`m${index + 10}`, `M${index + 10}`));
  const { user } = open(`${hub}/permissions`, [], members);
  expect(await screen.findAllByRole('row')).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('row', { name: /^M25 Berg/ })).toBeVisible();
  expect(address()).toContain('?page=2');
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
  ).toEqual([
    'PayrollPayroll-1ManagerNothing1No limitWorking',
    'TradingTrading-1ClerkPayments1Up to 5,000.00 SEKWorking',
  ]);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
});

test('a report that cannot be read says why', async () => {
  open(`${hub}/report/byuser`);
  refuseQuery('permissions', 'No.', { code: 'unexpected' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the file has a line for each seat, with plain limits', () => {
  const groups = groupedBy(
    [seats[1], seats[2], { ...seats[0], ...standing.waiting }] as never as Parameters<
      typeof permissionsCsv
    >[0][number]['rows'],
    ({ account: { id, name } }) => ({ key: id, title: name }),
    ({ user_id }) => user_id,
  );
  expect(permissionsCsv(groups).split('\r\n')).toEqual([
    '\uFEFFAccount,Reference,Username,Name,Role,May create,Lower limit,Upper limit,State,Reason',
    'Payroll,Payroll-1,ann,Ann Berg,Manager,Nothing,1,,Working,',
    'Trading,Trading-1,ann,Ann Berg,Clerk,Payments,1,5000,Working,',
    'Trading,Trading-1,ben,Ben Berg,Manager,Nothing,1,,Waiting,The provider has not opened this seat yet. The portal asks again by itself while the account is open.',
  ]);
});
