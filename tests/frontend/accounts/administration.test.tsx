import { screen, waitFor, within } from '@testing-library/react';
import { account, id, openAccounts as open, organisation, orgId, otherId } from '../support/administeredAccount';
import { address } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const record = (action: string) => ({ [action]: { __typename: 'AdministeredRecord', id } });

test('the form sends the changed fields alone, with the currencies in their new order', async () => {
  const calls = onMutation('updateAccount', record('updateAccount'));
  const { user } = open(`/admin/accounts/update/${id}`);
  expect(await screen.findByText('Street: This field is required.')).toBeVisible();
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
