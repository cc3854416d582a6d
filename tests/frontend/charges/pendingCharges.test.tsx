import { act, screen, waitFor, within } from '@testing-library/react';
import { aggregate } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const charge = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: 'vw_user_charges',
  id,
  created_at: '2026-11-20T09:00:00+00:00',
  type: 'payment_fee',
  status: 'pending',
  amount: '4.00',
  currency: 'GBP',
  narrative: 'Fee of payment 261121-K3PX9QTW',
  payment_id: '00000000-0000-4000-8000-0000000000f1',
  account_name: 'Aldgate Trading Ltd',
  ...change,
});

function serveCharges(charges: object[], count = charges.length) {
  serveSession();
  onQuery('PendingChargeCount', { vw_user_charges_aggregate: aggregate('vw_user_charges', count) });
  return onQuery('PendingCharges', { vw_user_charges: charges });
}

test('pending charges are listed with account, type and amount; that of a payment leads to it', async () => {
  const monthly = charge('c-2', { type: 'monthly_maintenance_charge', narrative: 'October 2026', payment_id: null });
  const calls = serveCharges([charge('c-1'), monthly], 31);
  const { user } = renderPortal('/account/charges');
  const table = await screen.findByRole('table', { name: 'Pending charges' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Payment fee.*Aldgate Trading Ltd.*20 Nov 2026.*Pending.*4\.00 GBP/);
  expect(within(first!).getByRole('link')).toHaveAttribute('href', expect.stringMatching('/account/payments/'));
  expect(second).toHaveTextContent('Monthly maintenance charge');
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(await screen.findByText('31 charges')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(address()).toBe('/account/charges?page=3');
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ limit: 15, offset: 30 }));
});

test('a charge that comes waits until it is asked for', async () => {
  serveCharges([charge('c-1')]);
  const { live } = renderPortal('/account/charges');
  await screen.findByRole('table', { name: 'Pending charges' });
  act(() => live.publish('PendingChargesLive', { vw_user_charges: [charge('c-2'), charge('c-1')] }));
  expect(await screen.findByRole('button', { name: '1 new charge – show' })).toBeVisible();
});

test('without charges the page says so', async () => {
  serveCharges([]);
  renderPortal('/account/charges');
  expect(await screen.findByText('No charges are pending.')).toBeVisible();
});
