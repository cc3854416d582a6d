import { act, screen } from '@testing-library/react';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000a1';
const address = `/account/transfers/${id}`;

const transfer = (change: Record<string, unknown> = {}) => ({
  __typename: 'transfers',
  id,
  amount: '6200.00',
  currency: 'GBP',
  reason: 'Payroll',
  status: 'pending',
  errorMessage: null,
  shouldCharge: true,
  createdAt: '2026-11-20T09:00:00+00:00',
  updatedAt: '2026-11-20T09:00:00+00:00',
  sourceAccount: { __typename: 'accounts', id: 'a-1', name: 'Aldgate Trading Ltd' },
  destinationAccount: { __typename: 'accounts', id: 'a-2', name: 'Aldgate Payroll' },
  creator: { __typename: 'colleagues', id: 'treasurer', first_name: 'Tomas', last_name: 'Rey' },
  providerTransfer: null,
  ...change,
});

function serveTransfer(found: object | null) {
  serveSession();
  onQuery('transfer', { transfers_by_pk: found });
}

test('a transfer is shown with both accounts, and follows the provider by itself', async () => {
  serveTransfer(transfer());
  const { live } = renderPortal(address);
  expect(await screen.findByText(/Aldgate Trading Ltd to Aldgate Payroll/)).toBeVisible();
  expect(screen.getByText('Tomas Rey')).toBeVisible();
  expect(screen.queryByText('Completed')).toBeNull();
  const providerTransfer = {
    __typename: 'tcc_transfers',
    id: 't-1',
    short_reference: 'BT-20261120-KQ',
    completed_at: '2026-11-20T09:01:00+00:00',
  };
  act(() => live.publish('TransferLive', { transfers_by_pk: transfer({ status: 'completed', providerTransfer }) }));
  expect(await screen.findByText('BT-20261120-KQ')).toBeVisible();
  expect(screen.getAllByText('Completed')).not.toHaveLength(0);
});

test('a refused transfer says why, and hides the name of an account without a seat', async () => {
  serveTransfer(
    transfer({
      status: 'cancelled',
      errorMessage: 'The account is blocked.',
      destinationAccount: null,
      shouldCharge: false,
    }),
  );
  renderPortal(address);
  expect(await screen.findByText('This transfer was not made.')).toBeVisible();
  expect(screen.getByText('The account is blocked.')).toBeVisible();
  expect(screen.getAllByText(/another account/)).not.toHaveLength(0);
  expect(screen.getByText('None')).toBeVisible();
});

test('an unknown transfer is not found', async () => {
  serveTransfer(null);
  renderPortal(address);
  expect(await screen.findByText(/not found/i)).toBeVisible();
});
