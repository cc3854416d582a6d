import { aggregate } from '../support/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clientId, openSafeguarding, serveSafeguarding } from '../support/safeguarding';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const account = { __typename: 'accounts', id: clientId, name: 'Aldgate Trading' };
const adjustment = (change: object) => ({
  __typename: 'safeguarding_adjustments',
  id: 'a1',
  currency: 'GBP',
  adjustment_amount: '-2.00',
  new_position: '298.00',
  created_by: 'superadmin2',
  at: '2026-11-20T10:00:00Z',
  account,
  transfer: null,
  change: null,
  ...change,
});

function open(...rows: readonly object[]) {
  serveSafeguarding();
  onQuery('safeguardingAdjustments', { safeguarding_adjustments: rows });
  return openSafeguarding('?tab=adjustments');
}

async function fillIn() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct a position' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Correct a position' }));
  await user.click(panel.getByRole('combobox', { name: /Client account/ }));
  await user.click(await screen.findByRole('option', { name: /Aldgate Trading/ }));
  await user.type(panel.getByRole('textbox', { name: /Amount/ }), '-2.00');
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'Wrong payer');
  await user.click(panel.getByRole('button', { name: 'Ask for the correction' }));
  return panel;
}

test('corrections are listed with both people, and movements with their reason', async () => {
  const change = {
    __typename: 'pending_changes',
    id: 'c1',
    requested_by: 'superadmin',
    change: { reason: 'Wrong payer' },
  };
  const transfer = { __typename: 'safeguarding_transfers', id: 't1', reason: 'TOSAFEGUARDING GBP' };
  open(adjustment({ change }), adjustment({ id: 'a2', transfer, created_by: null }));
  const [, first, second] = within(await screen.findByRole('table', { name: 'Adjustments' })).getAllByRole('row');
  expect(first).toHaveTextContent('Wrong payersuperadmin, superadmin2');
  expect(second).toHaveTextContent('TOSAFEGUARDING GBP');
});

test('a correction is asked for, and waits for a second administrator', async () => {
  const calls = onMutation('createSafeguardingAdjustment', {
    createSafeguardingAdjustment: { __typename: 'AdjustmentResult', id: null, pendingChangeId: 'c1' },
  });
  await fillIn();
  expect(await screen.findByText('The correction waits for a second administrator.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ variables }) => variables)).toEqual([
    { accountId: clientId, currency: 'GBP', amount: '-2.00', reason: 'Wrong payer' },
  ]);
});

test('a refusal stands in the form', async () => {
  refuseMutation('createSafeguardingAdjustment', 'The position would be below zero.', {
    code: 'safeguarding_below_zero',
    field: 'amount',
  });
  const panel = await fillIn();
  expect((await panel.findAllByText('The position would be below zero.'))[0]).toBeVisible();
  expect(panel.getByRole('textbox', { name: /Amount/ })).toBeInvalid();
});

test('what waits for a second administrator is counted', async () => {
  const { live } = open();
  await screen.findByRole('button', { name: 'Correct a position' });
  const publish = (count: number) =>
    act(() => live.publish('PendingAdjustments', { pending_changes_aggregate: aggregate('pending_changes', count) }));
  publish(1);
  expect(await screen.findByText(/^A correction waits for a second administrator/)).toBeVisible();
  publish(2);
  expect(await screen.findByText(/^2 corrections wait for a second administrator/)).toBeVisible();
  publish(0);
  await waitFor(() => expect(screen.queryByText(/for a second administrator/)).toBeNull());
});
