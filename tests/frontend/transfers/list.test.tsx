import { act, screen, waitFor, within } from '@testing-library/react';
import { account, aggregate } from '../support/data';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';
import { payrollId, transferAccount, transferRow } from '../support/transfers';

function serveTransfers(transfers: object[], count = transfers.length) {
  serveSession({ user: { can_use_transfers: true } });
  onQuery('TransferAccounts', {
    accounts: [transferAccount(account.id, 'Aldgate Trading Ltd'), transferAccount(payrollId, 'Aldgate Payroll')],
  });
  return onQuery('transfers', { transfers, found: aggregate('transfers', count) });
}

test('transfers are listed with both accounts, filtered by status and searched by reason or reference', async () => {
  const calls = serveTransfers([transferRow()], 31);
  const { user } = renderPortal('/admin/transfers');
  const table = await screen.findByRole('table', { name: 'Transfers' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/Aldgate Trading Ltd to Aldgate Payroll.*Payroll.*20 Nov 2026.*Pending.*6,200\.00 GBP/);
  expect(await screen.findByText('31 transfers')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({
    statuses: ['pending', 'completed', 'cancelled'],
    accountId: null,
    pattern: null,
    reference: null,
  });
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ limit: 15, offset: 30 }));
  await user.click(screen.getByRole('button', { name: /Cancelled/ }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ statuses: ['cancelled'], offset: 0 }));
  await user.type(screen.getByRole('searchbox', { name: 'Search transfers' }), 'rent');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ pattern: '%rent%', reference: 'RENT' }));
  expect(address()).toBe('/admin/transfers?status=cancelled&search=rent');
});

test('a transfer that comes waits until it is asked for', async () => {
  serveTransfers([transferRow()]);
  const { live } = renderPortal('/admin/transfers');
  await screen.findByRole('table', { name: 'Transfers' });
  act(() => live.publish('TransfersLive', { transfers: [transferRow({ id: 'another' }), transferRow()] }));
  expect(await screen.findByRole('button', { name: '1 new transfer – show' })).toBeVisible();
});

test('the filters are applied together, shown as tags, and refuse a range that ends before it begins', async () => {
  const calls = serveTransfers([transferRow()]);
  const { user } = renderPortal('/admin/transfers?advancedSearch=true');
  await user.click(await screen.findByRole('combobox', { name: 'From account' }));
  await user.click(await screen.findByRole('option', { name: /Aldgate Payroll/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount from' }), '900');
  await user.type(screen.getByRole('textbox', { name: 'Amount to' }), '100');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  expect(await screen.findAllByText('This is less than the smallest amount.')).not.toHaveLength(0);
  await user.clear(screen.getByRole('textbox', { name: 'Amount to' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount to' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ source: payrollId, amountFrom: '900.00', amountTo: '1000.00' }),
  );
  expect(screen.getByRole('button', { name: /From Aldgate Payroll/ })).toBeVisible();
});

test('an account’s list is of its transfers at either end, by London’s days', async () => {
  const calls = serveTransfers([transferRow()]);
  renderPortal('/account/transfers?createdAtFrom=2026-06-01&createdAtTo=2026-06-30&completedAtTo=2026-12-01');
  expect(await screen.findByRole('link', { name: 'All accounts' })).toHaveAttribute('href', '/admin/transfers');
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({
      accountId: account.id,
      createdFrom: '2026-05-31T23:00:00.000Z',
      createdBefore: '2026-06-30T23:00:00.000Z',
      completedFrom: null,
      completedBefore: '2026-12-02T00:00:00.000Z',
    }),
  );
  expect(screen.getByRole('button', { name: /Created from 1 Jun 2026/ })).toBeVisible();
});

test('a user without the permission is sent to the dashboard', async () => {
  serveSession();
  serveDashboard();
  renderPortal('/admin/transfers');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
