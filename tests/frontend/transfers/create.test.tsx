import { screen, waitFor } from '@testing-library/react';
import { account, aggregate } from '../support/data';
import { address, goBack, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';
import { payrollId, transferAccount, transferRow } from '../support/transfers';

const balances = [{ __typename: 'balances', id: 'b-1', currency: 'GBP', amount: '7000.00' }];

function serveForm(result: object) {
  serveSession({ user: { can_use_transfers: true } });
  onQuery('TransferAccounts', {
    accounts: [
      transferAccount(account.id, 'Aldgate Trading Ltd', balances),
      transferAccount(payrollId, 'Aldgate Payroll'),
    ],
  });
  onQuery('transfer', { transfers_by_pk: transferRow() });
  return onMutation('createTransfer', { result: { __typename: 'TransferResult', status: 'pending', ...result } });
}

async function fillIn(amount: string, { user } = renderPortal('/admin/transfers/new')) {
  await user.click(await screen.findByRole('combobox', { name: /To account/ }));
  await user.click(await screen.findByRole('option', { name: /Aldgate Payroll/ }));
  await user.click(screen.getByRole('combobox', { name: /Currency/ }));
  await user.type(screen.getByRole('combobox', { name: /Currency/ }), 'GBP');
  await user.click(await screen.findByRole('option', { name: /GBP/ }));
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), amount);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Payroll');
  return user;
}

test('a transfer is reviewed with what remains, made by the button that names it, and shown', async () => {
  const { id } = transferRow();
  const calls = serveForm({ id, errorCode: null, errorMessage: null });
  const user = await fillIn('6200');
  expect(screen.getByText('800.00', { exact: false })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Charge the transfer fee' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Move 6,200.00 GBP' }));
  await waitFor(() => expect(address()).toBe(`/account/transfers/${id}`));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.variables).toMatchObject({
    source: account.id,
    destination: payrollId,
    amount: '6200.00',
    currency: 'GBP',
    reason: 'Payroll',
    shouldCharge: true,
    clientRequestId: expect.any(String) as string,
  });
});

test('the way back from a new transfer leads past its form', async () => {
  const { id } = transferRow();
  serveForm({ id, errorCode: null, errorMessage: null });
  onQuery('transfers', { transfers: [], found: aggregate('transfers', 0) });
  const portal = renderPortal('/admin/transfers');
  await portal.user.click((await screen.findAllByRole('link', { name: 'New transfer' }))[0]!);
  const user = await fillIn('6200', portal);
  await user.click(screen.getByRole('button', { name: 'Review transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Move 6,200.00 GBP' }));
  await waitFor(() => expect(address()).toBe(`/account/transfers/${id}`));
  goBack();
  await waitFor(() => expect(address()).toBe('/admin/transfers'));
});

test('more than the account holds is said before the review', async () => {
  serveForm({ id: transferRow().id });
  await fillIn('7000.01');
  expect(screen.getByText('Aldgate Trading Ltd holds less than this amount.')).toBeVisible();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const calls = serveForm({ id: transferRow().id });
  const { user } = renderPortal('/admin/transfers/new');
  await user.click(await screen.findByRole('button', { name: 'Review transfer' }));
  expect((await screen.findAllByText(/This field is required/)).length).toBeGreaterThan(2);
  expect(calls).toHaveLength(0);
});

test('the address fills in the form', async () => {
  serveForm({ id: transferRow().id });
  renderPortal(`/admin/transfers/new?source=${payrollId}&destination=${account.id}&currency=GBP&amount=12.50`);
  expect(await screen.findByRole('combobox', { name: /From account/ })).toHaveDisplayValue(/Payroll/);
  expect(screen.getByRole('combobox', { name: /To account/ })).toHaveDisplayValue(/Trading/);
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('12.50');
});
