import { aggregate } from '../support/data';
import { screen, waitFor, within } from '@testing-library/react';
import { account, id, openAccounts as open, organisation, orgId, otherId } from '../support/administeredAccount';
import { address } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const record = (action: string) => ({ [action]: { __typename: 'AdministeredRecord', id } });

test('the form sends the changed fields alone, with the currencies in their new order', async () => {
  const calls = onMutation('updateAccount', record('updateAccount'));
  const { user } = open(`/admin/accounts/update/${id}`);
  expect(await screen.findByText('Street: This field is required.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Organisation' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Safeguarding is permitted' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Street' }), 'Storgata 1');
  expect(await screen.findByText('The details are complete.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move NOK up' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(`/admin/accounts/${id}`));
  expect(calls[0]?.variables).toEqual({
    accountId: id,
    account: { street: 'Storgata 1', charge_currencies: ['NOK', 'EUR'] },
  });
});

test('a new account of an organisation is created with what was filled in and the defaults', async () => {
  const calls = onMutation('createAccount', record('createAccount'));
  const { user } = open(`/admin/accounts/new?orgId=${orgId}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveValue(organisation.name));
  expect(screen.queryByRole('checkbox', { name: 'Safeguarding is permitted' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('button', { name: /Name: This field is required/ })).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.type(name, ' Aldgate Iberia ');
  await user.type(screen.getByRole('textbox', { name: 'Provider id' }), otherId);
  await user.type(screen.getByRole('textbox', { name: 'Funding emails' }), 'one@demo.invalid{Enter}two@demo.invalid');
  await user.click(screen.getByRole('checkbox', { name: 'Safeguard the money of this account' }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(address()).toBe(`/admin/accounts/${id}`));
  expect(calls[0]?.variables.account).toMatchObject({
    org_id: orgId,
    name: 'Aldgate Iberia',
    tccAccountId: otherId,
    reference: null,
    fundingEmails: ['one@demo.invalid', 'two@demo.invalid'],
    default_payment_charge_type: 'shared',
    safeguarding_enabled: true,
    isTccSubAccount: true,
    process_charges: false,
    charge_currencies: [],
  });
  expect(calls[0]?.variables.account).not.toHaveProperty('safeguarding_permitted');
});

test.each([
  ['is asked for while the account has none', null, 1],
  ['is not asked for once the account has one', 'tcc-a-1', 0],
])('the id at the provider %s', async (_when, tccAccountId, fields) => {
  open(`/admin/accounts/update/${id}`, { tccAccountId });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.queryAllByRole('textbox', { name: 'Provider id' })).toHaveLength(fields);
});

test('the page says what approval needs, and why the server refused it', async () => {
  refuseMutation('approveAccount', 'The details are not complete.', { code: 'account_details_incomplete' });
  const { user } = open(`/admin/accounts/${id}`);
  expect(await screen.findByText('Missing before approval')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('The details are not complete.')).toBeVisible();
});

test('the pending payments of the account are deleted from its page', async () => {
  const asked: unknown[] = [];
  onMutation('deletePendingPayments', (variables) => {
    asked.push(variables);
    return { deletePendingPayments: { __typename: 'DeletedPendingPayments', deleted: 1, hasMore: false } };
  });
  const { user } = open(`/admin/accounts/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete pending payments' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete pending payments' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete pending payments' }));
  expect(await screen.findByText('1 payment was deleted.')).toBeVisible();
  expect(asked).toEqual([{ accountId: id }]);
});

test('a new address is shown before and after on each chosen account, and saved for these', async () => {
  const calls = onMutation('bulkUpdateAccounts', {
    bulkUpdateAccounts: { __typename: 'ChangedAccounts', ids: [id] },
  });
  onQuery('accountsByOrg', {
    organisations_by_pk: organisation,
    accounts: [account, { ...account, id: otherId, name: 'Aldgate Payroll' }],
    accounts_aggregate: aggregate('accounts', 2),
  });
  const { user } = open(`/admin/organisations/bulk-update-accounts/${orgId}`);
  await user.click(await screen.findByRole('checkbox', { name: /Aldgate Nordic/ }));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bergen');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update 1 account' });
  expect(within(dialog).getByRole('row', { name: /City/ })).toHaveTextContent('CityOsloBergen');
  expect(within(dialog).queryByText(/Payroll/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Update 1 account' }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ orgId, accountIds: [id], address: { city: 'Bergen' } }));
});
