import { screen, waitFor, within } from '@testing-library/react';
import { payment, paymentDetails } from '../support/data';
import { fill, hansa, serveForm } from '../support/paymentForm';
import { renderPortal } from '../support/renderPortal';
import { holdQuery, onMutation, onQuery, refuseQuery } from '../support/server';

/** A stored payment to the form's beneficiary, by an older version of its bank details. */
const stored = (change = {}) =>
  payment({
    amount: '100.00',
    paymentDate: '2026-11-24',
    reference: 'INV-8',
    status: 'completed',
    beneficiarySlice: { ...hansa, id: 'older', beneficiaryId: hansa.beneficiaryId },
    ...change,
  });

async function review(payments: readonly object[], refuse?: () => void) {
  serveForm();
  const asked = onQuery('LikePayments', { payments });
  refuse?.();
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  return { user, asked, send: await screen.findByRole('button', { name: 'Send payment' }) };
}

test('without a similar payment nothing is said', async () => {
  const { asked, send } = await review([]);
  expect(send).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText(/similar|exist already/)).toBeNull();
  expect(asked.slice(-1).map(({ variables }) => variables)).toEqual([
    {
      accountId: '00000000-0000-4000-8000-000000000010',
      beneficiaryId: hansa.beneficiaryId,
      amount: '100.00',
      currency: 'EUR',
      limit: 50,
      reference: 'INV-9',
      ended: ['failed', 'deleted'],
      createdFrom: '2026-10-24T00:00:00Z',
      datedFrom: '2026-10-24',
      datedTo: '2026-12-23',
    },
  ]);
});

test('a payment that may exist already is sent only after the maker confirms it', async () => {
  const same = stored();
  const { user, send } = await review([same]);
  const created = onMutation('createPayment', {
    result: {
      __typename: 'PaymentResult',
      id: 'p-1',
      status: 'processing',
      authorisationsRequired: 0,
      errorCode: null,
      errorMessage: null,
    },
  });
  onQuery('payment', { payments_by_pk: paymentDetails(), paymentsYouCanAuthorise: [] });
  expect(screen.getByText('This payment may exist already')).toBeVisible();
  const other = screen.getByRole('link', { name: '100.00 EUR on 24 Nov 2026 (opens in a new tab)' });
  expect(other).toHaveAttribute('href', `/account/payments/${same.id}`);
  expect(other).toHaveAttribute('target', '_blank');
  expect(other.parentElement).toHaveTextContent(/, reference INV-8, completed$/);
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await user.click(send);
  expect(created).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Pay again: this is another payment' }));
  expect(send).toHaveAttribute('aria-disabled', 'false');
  await user.click(send);
  await waitFor(() => expect(created).toHaveLength(1));
  await screen.findByRole('heading', { name: /Hansa/ });
});

test('a similar payment is named and holds nothing up', async () => {
  const { send } = await review([stored({ amount: '900.00', reference: 'inv-9' })]);
  expect(screen.getByText('There is a similar payment')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(send).toHaveAttribute('aria-disabled', 'false');
});

test('what the rule does not count is not shown, and the likeliest three are named first', async () => {
  const { send } = await review([
    stored({ paymentDate: '2026-12-10' }),
    stored({ status: 'deleted', paymentDate: '2026-11-27' }),
    stored({ paymentDate: '2026-12-11' }),
    stored({ paymentDate: '2026-12-14' }),
    stored({ paymentDate: '2026-11-25' }),
  ]);
  const notice = within(screen.getByText('This payment may exist already').parentElement ?? document.body);
  expect(
    notice.getAllByRole('listitem').map(({ textContent }) => textContent.match(/\d+ \w+ 2026|and .*/)?.[0]),
  ).toEqual(['25 Nov 2026', '10 Dec 2026', '11 Dec 2026', 'and 1 more']);
  expect(send).toHaveAttribute('aria-disabled', 'true');
});

test('the payment is not sent while the search runs', async () => {
  serveForm();
  const { release } = holdQuery('LikePayments', { payments: [] });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '100');
  await user.click(screen.getByRole('button', { name: 'Review payment' }));
  const waiting = await screen.findByRole('button', { name: 'Looking for similar payments…' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByRole('button', { name: 'Send payment' })).toHaveAttribute('aria-disabled', 'false');
});

test('a search that fails is said, can be repeated, and holds nothing up', async () => {
  const { user, send } = await review([], () => refuseQuery('LikePayments', 'The payments cannot be read.'));
  expect(await screen.findByText(/We could not look for similar payments\./)).toBeVisible();
  expect(send).toHaveAttribute('aria-disabled', 'false');
  onQuery('LikePayments', { payments: [stored()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This payment may exist already')).toBeVisible();
  expect(send).toHaveAttribute('aria-disabled', 'true');
});

test('a payment that is changed is not a duplicate of itself', async () => {
  serveForm();
  const itself = paymentDetails({ ...stored({ id: 'p-1', status: 'new' }) });
  onQuery('payment', { payments_by_pk: itself, paymentsYouCanAuthorise: [] });
  onQuery('EditablePayment', { payments_by_pk: itself });
  onQuery('LikePayments', { payments: [itself] });
  const { user } = renderPortal('/account/payments/p-1/edit');
  await user.click(await screen.findByRole('button', { name: 'Review payment' }));
  expect(await screen.findByRole('button', { name: 'Send payment' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText('This payment may exist already')).toBeNull();
});

test('the form names a similar payment before the review, and asks nothing before all is entered', async () => {
  serveForm();
  const asked = onQuery('LikePayments', { payments: [stored({ id: 'p-9', amount: '900.00', reference: 'inv-9' })] });
  const { user } = renderPortal('/account/payments/new');
  await screen.findByRole('combobox', { name: 'Beneficiary' });
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'INV-8');
  expect(asked).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Reference' }));
  await fill(user, '100');
  const summary = within(await screen.findByRole('region', { name: 'This payment' }));
  expect(await summary.findByText('There is a similar payment')).toBeVisible();
  expect(summary.getByRole('link', { name: /^900\.00 EUR/ })).toHaveAttribute('href', '/account/payments/p-9');
});

test('the form of a payment that is changed does not name the payment itself', async () => {
  serveForm();
  const itself = paymentDetails({ ...stored({ id: 'p-1', status: 'new' }) });
  onQuery('EditablePayment', { payments_by_pk: itself });
  const asked = onQuery('LikePayments', { payments: [itself] });
  renderPortal('/account/payments/p-1/edit');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByText(/similar payment|exist already/)).toBeNull();
});
