import { act, screen, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';
import { transferRow } from '../support/transfers';

const address = `/account/transfers/${transferRow().id}`;

function serveTransfer(found: object | null) {
  serveSession();
  onQuery('transfer', { transfers_by_pk: found });
}

test('a transfer is shown with both accounts, and follows the provider by itself', async () => {
  serveTransfer(transferRow());
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
  act(() => live.publish('TransferLive', { transfers_by_pk: transferRow({ status: 'completed', providerTransfer }) }));
  expect(await screen.findByText('BT-20261120-KQ')).toBeVisible();
  expect(screen.getAllByText('Completed')).not.toHaveLength(0);
});

test('an administrator cancels a transfer that waits, after a confirmation; a user cannot', async () => {
  serveTransfer(transferRow());
  const calls = onMutation('cancelTransfer', {
    result: { __typename: 'TransferResult', id: transferRow().id, status: 'cancelled' },
  });
  const { user } = renderPortal(address, fakeIdentity({ ...maker, isAdmin: true }));
  await user.click(await screen.findByRole('button', { name: 'Cancel transfer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel transfer' });
  expect(dialog).toHaveTextContent('6,200.00 GBP stay on Aldgate Trading Ltd, and no transfer fee is charged.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel transfer' }));
  expect(await screen.findByText('Transfer cancelled.')).toBeVisible();
  expect(calls).toMatchObject([{ variables: { transferId: transferRow().id } }]);
});

test.each([
  ['a user', transferRow(), maker],
  ['a completed transfer', transferRow({ status: 'completed' }), { ...maker, isAdmin: true }],
])('there is nothing to cancel for %s', async (_, found, session) => {
  serveTransfer(found);
  renderPortal(address, fakeIdentity(session));
  expect(await screen.findByText('Tomas Rey')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel transfer' })).toBeNull();
});

test('a refused transfer says why, and hides the name of an account without a seat', async () => {
  serveTransfer(
    transferRow({
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
