import { act, screen, waitFor } from '@testing-library/react';
import { payment, paymentTotal } from '../support/data';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const shown = payment({ id: 'p-1', status: 'awaiting_authorisation' });
const newer = payment({ id: 'p-2', createdAt: '2026-11-22T09:00:00Z' });
const statusOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

function servePayments(...pages: readonly object[][]) {
  serveSession();
  onQuery('PaymentTotals', { totals: [] });
  let reads = 0;
  return onQuery('Payments', () => {
    const page = pages[Math.min(reads, pages.length - 1)] ?? [];
    reads += 1;
    return { payments: page };
  });
}

test('a row changes in place, and is highlighted unless the user wants no motion', async () => {
  servePayments([shown]);
  const animate = jest.spyOn(Element.prototype, 'animate');
  const { live } = renderPortal('/account/payments');
  await screen.findByRole('table', { name: 'Payments' });
  expect(statusOf('Hansa')).toHaveTextContent('Awaiting authorisation');
  act(() => live.publish('PaymentsLive', { payments: [shown] }));
  expect(animate).not.toHaveBeenCalled();
  act(() => live.publish('PaymentsLive', { payments: [{ ...shown, status: 'authorised' }] }));
  await waitFor(() => expect(statusOf('Hansa')).toHaveTextContent('Authorised'));
  await waitFor(() => expect(animate).toHaveBeenCalled());
});

test('a payment that comes waits until it is asked for', async () => {
  const reads = servePayments([shown], [newer, shown]);
  const { user, live } = renderPortal('/account/payments');
  await screen.findByRole('table', { name: 'Payments' });
  act(() => live.publish('PaymentsLive', { payments: [newer, shown] }));
  const show = await screen.findByRole('button', { name: '1 new payment – show' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.click(show);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(reads).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /new payment/ })).toBeNull();
});

test('a payment that leaves the filter stays in its place, faded', async () => {
  servePayments([shown, newer]);
  const { live } = renderPortal('/account/payments?status=awaiting_authorisation');
  await screen.findByRole('table', { name: 'Payments' });
  act(() => live.publish('PaymentsLive', { payments: [newer] }));
  await waitFor(() => expect(statusOf(shown.shortReference)).toHaveAttribute('data-gone', 'true'));
  expect(statusOf(newer.shortReference)).not.toHaveAttribute('data-gone', 'true');
});

test('the counts follow each change of the list; the first answer for a filter is none', async () => {
  serveSession();
  const lists = onQuery('Payments', { payments: [shown] });
  const totals = onQuery('PaymentTotals', () => ({ totals: [paymentTotal('failed', totals.length)] }));
  const { user, live } = renderPortal('/account/payments');
  const failed = await screen.findByRole('button', { name: 'Failed 1' });
  act(() => live.publish('PaymentsLive', { payments: [shown] }));
  await user.click(failed);
  act(() => live.publish('PaymentsLive', { payments: [shown] }));
  await user.click(screen.getByRole('button', { name: 'Completed 0' }));
  await waitFor(() => expect(lists).toHaveLength(3));
  expect(totals).toHaveLength(1);
  act(() => live.publish('PaymentsLive', { payments: [shown] }));
  act(() => live.publish('PaymentsLive', { payments: [] }));
  expect(await screen.findByRole('button', { name: 'Failed 2' })).toBeVisible();
});

test('somebody else’s authorisation takes the payment out of what a user can authorise', async () => {
  serveSession();
  serveAuthorisations([shown, newer]);
  const { user, live } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  act(() => live.publish('PaymentsYouCanAuthoriseLive', { paymentsYouCanAuthorise: [newer] }));
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  expect(await screen.findByRole('dialog', { name: 'Authorise payment' })).toHaveTextContent(newer.shortReference);
});

test('the dashboard tells that a payment waits for the user', async () => {
  serveSession();
  serveDashboard();
  const { live } = renderPortal('/dashboard');
  await screen.findByText('There are no payments to authorise.');
  act(() => live.publish('PaymentsAwaitingAuthorisationLive', { paymentsYouCanAuthorise: [shown] }));
  expect(await screen.findByRole('button', { name: '1 new payment – show' })).toBeVisible();
});

test('another filter brings no news of the filter before', async () => {
  serveSession();
  onQuery('PaymentTotals', { totals: [] });
  const page = (row: object) => ({ payments: [row] });
  let answer: (data: object) => void = () => undefined;
  const later = new Promise((resolve) => (answer = resolve));
  onQuery('Payments', ({ statuses }) => ((statuses as string[]).length > 1 ? page(shown) : later));
  const { user, live } = renderPortal('/account/payments');
  await screen.findByRole('table', { name: 'Payments' });
  const completed = payment({ status: 'completed' });
  act(() => live.publish('PaymentsLive', { payments: [shown] }));
  await user.click(screen.getByRole('button', { name: 'Completed 0' }));
  act(() => live.publish('PaymentsLive', { payments: [completed] }));
  expect(screen.queryByRole('button', { name: /new payment/ })).toBeNull();
  answer(page(completed));
  await screen.findByRole('row', { name: new RegExp(completed.shortReference) });
  await user.click(screen.getByRole('button', { name: 'All 0' }));
  await screen.findByRole('row', { name: new RegExp(shown.shortReference) });
  expect(screen.queryByRole('button', { name: /new payment/ })).toBeNull();
});
