import { screen, waitFor, within } from '@testing-library/react';
import { address, newId } from '../support/renderPortal';
import { clientId, controlId, openSafeguarding, position, serveSafeguarding } from '../support/safeguarding';
import { onMutation, onQuery, refuseMutation } from '../support/server';

function serveForm(status = 'pending') {
  serveSafeguarding();
  onQuery('SafeguardingClient', { safeguardingPosition: [position()] });
  onQuery('safeguardingTransfers', { safeguarding_transfers: [], open_control_moves: [] });
  return onMutation('createSafeguardingTransfer', {
    result: { __typename: 'SafeguardingTransferResult', id: 't1', status },
  });
}

const filled = { to: `sourceAccountId=${clientId}`, from: `destinationAccountId=${clientId}` };
const open = (direction: 'to' | 'from', amount = '480.00') =>
  openSafeguarding(`/transfer-${direction}?${filled[direction]}&currency=GBP&amount=${amount}`);

test.each([
  ['to', 'Aldgate TradingToSafeguarding control', 'TOSAFEGUARDING GBP', '220.00 GBP', '780.00 GBP'],
  ['from', 'Safeguarding controlToAldgate Trading', 'FROMSAFEGUARDING GBP', '1,180.00 GBP', '-180.00 GBP'],
] as const)(
  'a transfer %s safeguarding is reviewed with the position after it, and made',
  async (direction, ends, reason, balance, safeguarded) => {
    const calls = serveForm();
    const { user } = open(direction);
    const valueOf = (label: string) => screen.getByText(label).nextSibling;
    await waitFor(() => expect(valueOf('Balance after')).toHaveTextContent(balance));
    expect(valueOf('Safeguarded after')).toHaveTextContent(safeguarded);
    await user.click(screen.getByRole('button', { name: 'Review transfer' }));
    await screen.findByRole('heading', { name: 'Check the transfer' });
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText('From').parentElement?.parentElement).toHaveTextContent(ends);
    await user.click(screen.getByRole('button', { name: 'Move 480.00 GBP' }));
    expect(await screen.findByText('The transfer was sent.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin/safeguarding?tab=transfers&currency=GBP'));
    const [source, destination] = direction === 'to' ? [clientId, controlId] : [controlId, clientId];
    expect(calls.map(({ variables }) => variables)).toEqual([
      {
        sourceAccountId: source,
        destinationAccountId: destination,
        currency: 'GBP',
        amount: '480.00',
        note: '',
        clientRequestId: newId,
      },
    ]);
  },
);

test.each([
  ['completed', 'The transfer is completed.'],
  ['cancelled', 'Our payment partner refused the transfer.'],
])('a transfer that is %s at once says so', async (status, words) => {
  serveForm(status);
  const { user } = open('to');
  await user.click(await screen.findByRole('button', { name: 'Review transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Move 480.00 GBP' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('what is missing is said at its field, and nothing is reviewed', async () => {
  const calls = serveForm();
  const { user } = openSafeguarding('/transfer-to');
  expect(await screen.findByText('Choose an account and a currency to see the position.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review transfer' }));
  expect((await screen.findAllByText(/This field is required/)).length).toBeGreaterThan(1);
  expect(screen.queryByRole('heading', { name: 'Check the transfer' })).toBeNull();
  expect(calls).toHaveLength(0);
});

test.each([
  ['amount', 'Amount', 'textbox'],
  ['sourceAccountId', 'Client account', 'combobox'],
] as const)('a refusal of %s leads back to its field with what was typed', async (field, name, role) => {
  serveForm();
  refuseMutation('createSafeguardingTransfer', 'The wallet holds less.', { code: 'balance_too_low', field });
  const { user } = open('to');
  await user.click(await screen.findByRole('button', { name: 'Review transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Move 480.00 GBP' }));
  expect((await screen.findAllByText('The wallet holds less.'))[0]).toBeVisible();
  expect(screen.getByRole(role, { name: new RegExp(name) })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('480.00');
});

test('a refusal that names no field stands at the button, and the review can be left', async () => {
  serveForm();
  refuseMutation('createSafeguardingTransfer', 'Try again later.', { code: 'too_many_requests' });
  const { user } = open('to');
  await user.click(await screen.findByRole('button', { name: 'Review transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Move 480.00 GBP' }));
  expect(await screen.findByText('Try again later.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change something' }));
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('480.00');
});

test('without a control account nothing can be moved', async () => {
  serveForm();
  onQuery('SafeguardingControl', { settings: [{ __typename: 'settings', id: 1, safeguardingControlAccount: null }] });
  open('to');
  expect(await screen.findByText(/The settings name no control account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review transfer' })).toBeNull();
});

const transfer = (change: object) => ({
  __typename: 'safeguarding_transfers',
  id: 't1',
  amount: '480.00',
  currency: 'GBP',
  reason: 'TOSAFEGUARDING GBP',
  status: 'pending',
  tccTransferId: null,
  moveId: null,
  details: {},
  createdAt: '2026-11-23T09:00:00Z',
  updatedAt: '2026-11-23T09:00:00Z',
  sourceAccount: { __typename: 'accounts', id: clientId, name: 'Aldgate Trading' },
  destinationAccount: { __typename: 'accounts', id: controlId, name: 'Safeguarding control' },
  ...change,
});

const openList = (...rows: readonly object[]) => openListWith([], ...rows);
const openListWith = (failed: readonly string[], ...rows: readonly object[]) => {
  serveSafeguarding();
  const moves = failed.map((id) => ({ __typename: 'open_control_moves', id }));
  const lists = onQuery('safeguardingTransfers', { safeguarding_transfers: rows, open_control_moves: moves });
  return { lists, ...openSafeguarding('?tab=transfers') };
};

test('a transfer that was not sent is deleted', async () => {
  const calls = onMutation('deletePendingSafeguardingTransfers', {
    deletePendingSafeguardingTransfers: { __typename: 'DeletedTransfers', deleted: 1 },
  });
  const { user } = openList(transfer({}));
  await user.click(await screen.findByRole('button', { name: 'Delete transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It was not sent yet. 480.00 GBP stay on Aldgate Trading.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete transfer' }));
  expect(await screen.findByText('Transfer deleted.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ transferIds: ['t1'] }]);
});

test('one that waits at the provider is cancelled there, and one that has ended has no button', async () => {
  const calls = onMutation('cancelSafeguardingTransfer', {
    cancelTransfer: { __typename: 'TransferResult', id: 't1', status: 'pending' },
  });
  const { user } = openList(
    transfer({ tccTransferId: controlId }),
    transfer({ id: 't2', status: 'completed', tccTransferId: clientId }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel transfer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel transfer' }));
  expect(await screen.findByText('Our payment partner was asked to cancel the transfer.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ transferId: 't1' }]);
});

test('what a move of the control account failed to bring says why, and is sent again under one id', async () => {
  const calls = onMutation('createSafeguardingTransfer', {
    result: { __typename: 'SafeguardingTransferResult', id: 't3', status: 'pending' },
  });
  const details = { message: 'The account was closed.' };
  const ofMove = { moveId: 'm1', status: 'cancelled', details };
  const { user } = openListWith(['t1'], transfer(ofMove), transfer({ ...ofMove, id: 't2' }));
  expect(await screen.findAllByText('The account was closed.')).toHaveLength(2);
  const button = await screen.findByRole('button', { name: 'Send again' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('480.00 GBP move from Aldgate Trading to Safeguarding control.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The transfer was sent again.')).toBeVisible();
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]?.variables).toEqual({
    sourceAccountId: clientId,
    destinationAccountId: controlId,
    currency: 'GBP',
    amount: '480.00',
    clientRequestId: expect.any(String),
  });
  expect(calls[1]?.variables).toEqual(calls[0]?.variables);
});

test('a transfer of a move that was not sent is not deleted', async () => {
  openList(transfer({ moveId: 'm1' }));
  await screen.findByText('Aldgate Trading to Safeguarding control');
  expect(screen.queryByRole('button', { name: 'Delete transfer' })).toBeNull();
});

test('the list is limited by status and day, and shown whole again', async () => {
  const { user, lists } = openList();
  await user.click(await screen.findByRole('button', { name: 'Completed' }));
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ statuses: ['completed'], currency: 'GBP' }));
  await user.click(await screen.findByRole('button', { name: /Clear/ }));
  await waitFor(() => expect(lists.at(-1)?.variables.statuses).toHaveLength(3));
});
