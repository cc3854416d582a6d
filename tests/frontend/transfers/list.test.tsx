import { act, screen, waitFor, within } from '@testing-library/react';
import { aggregate } from '../support/data';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';
import { transferRow } from '../support/transfers';

function serveTransfers(transfers: object[], count = transfers.length) {
  serveSession({ user: { can_use_transfers: true } });
  return onQuery('transfers', { transfers, found: aggregate('transfers', count) });
}

test('transfers are listed with both accounts, filtered by status and searched by reason or reference', async () => {
  const calls = serveTransfers([transferRow()], 31);
  const { user } = renderPortal('/admin/transfers');
  const table = await screen.findByRole('table', { name: 'Transfers' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/Aldgate Trading Ltd to Aldgate Payroll.*Payroll.*20 Nov 2026.*Pending.*6,200\.00 GBP/);
  expect(await screen.findByText('31 transfers')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ statuses: ['pending', 'completed', 'cancelled'], pattern: '%%' });
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

test('a user without the permission is sent to the dashboard', async () => {
  serveSession();
  serveDashboard();
  renderPortal('/admin/transfers');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
