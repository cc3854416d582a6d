import { act, screen, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000c1';
const admin = fakeIdentity({ ...maker, isAdmin: true });
const organisation = { __typename: 'organisations', id: 'o-1', name: 'Aldgate Trading Group' };
const account = { __typename: 'accounts', id: 'a-1', name: 'Aldgate Trading Ltd', organisation };
const house = { __typename: 'accounts', id: 'a-2', name: 'Corridor House', isHouseAccount: true };
const houseEnd = (change: Record<string, unknown> = {}) => ({
  __typename: 'charge_house_ends',
  charge_id: id,
  is_right: true,
  account: house,
  settingsAccount: house,
  ...change,
});
const wrongEnd = { is_right: false, account: { ...account, id: 'a-3', name: 'Borealis Imports' } };

const charge = (change: Record<string, unknown> = {}) => ({
  __typename: 'charges',
  id,
  created_at: '2026-11-20T09:00:00+00:00',
  updatedAt: '2026-11-20T09:00:00+00:00',
  type: 'incoming_fund_fee',
  status: 'failed',
  amount: '1.86',
  currency: 'EUR',
  narrative: 'Incoming funds 261120-AB',
  error_message: 'The provider refused the request.',
  retryCount: 1,
  mainAccount: account,
  houseEnd: houseEnd(),
  ...change,
});

const derived = (change: Record<string, unknown> = {}) => ({
  ...charge(),
  exchange_rate: '1.2412',
  next_attempt_at: null,
  sourceAccount: account,
  destinationAccount: { __typename: 'accounts', id: 'a-2', name: 'Corridor House' },
  tariff: { __typename: 'tariffs', id: 't-1', name: 'Standard incoming funds' },
  derivation: {
    __typename: 'charge_derivations',
    charge_id: id,
    inputs: { type: 'incoming_fund_fee', tariff: { id: 't-1', amount: '1.50' } },
  },
  attempts: [],
  ...change,
});

function serve(charges: object[], detail: object | null = derived()) {
  serveSession();
  onQuery('ChargeDerivation', { charges_by_pk: detail });
  return onQuery('charges', { charges });
}

test('charges are listed with account, reason and amount, and filtered by status, type and day', async () => {
  const calls = serve([charge()]);
  renderPortal('/admin/charges?status=failed&type=incoming_fund_fee&from=2026-11-01&page=2', admin);
  const table = await screen.findByRole('table', { name: 'Charges' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /Incoming funds 261120-AB.*Aldgate Trading Ltd.*20 Nov 2026.*Failed.*The provider refused the request.*1\.86 EUR/,
  );
  expect(calls.at(-1)?.variables).toEqual({
    accountId: null,
    createdFrom: '2026-11-01T00:00:00.000Z',
    createdBefore: null,
    misdirected: null,
    statuses: ['failed'],
    types: ['incoming_fund_fee'],
    limit: 16,
    offset: 15,
  });
});

test('an amount opens its steps, computed again', async () => {
  serve([charge()]);
  const { user } = renderPortal('/admin/charges', admin);
  await user.click(await screen.findByRole('button', { name: 'How Incoming funds 261120-AB came about' }));
  const steps = await screen.findByRole('list', { name: 'Steps to the amount' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Done: Price of the tariff1.50 GBP',
    'Done: Times the mid-market rate 1.24121.8618 EUR',
    'Done: Rounded half up1.86 EUR',
  ]);
  expect(screen.getByText(/Recalculated now: equal/)).toHaveTextContent('1.86 EUR');
  expect(address()).toBe(`/admin/charges?charge=${id}`);
});

test.each([
  ['differs', derived({ amount: '1.87' }), /Recalculated now: 1\.86 EUR, but 1\.87 EUR is stored/],
  ['cannot be computed', derived({ derivation: null }), /does not suffice/],
])('an amount that %s is said to', async (_what, detail, text) => {
  serve([], detail);
  renderPortal(`/admin/charges?charge=${id}`, admin);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Collected by');
  expect(dialog).toHaveTextContent(text);
});

test('a correction shows what it makes up for, why, and the days', async () => {
  const inputs = {
    type: 'correction',
    of: 'euro_negative_interest',
    chargeId: 'c-1',
    recorded: '1230.14',
    right: '1248.61',
    reason: '1 day closed with another balance.',
    note: 'Drawn within the second',
    computed: null,
    days: [{ day: '2026-10-25', recorded: null, recomputed: '1517905.00' }],
  };
  const derivation = { __typename: 'charge_derivations', charge_id: id, inputs };
  const changes = {
    type: 'euro_negative_interest',
    amount: '18.47',
    currency: 'EUR',
    exchange_rate: null,
    tariff: null,
  };
  serve([], derived({ ...changes, derivation }));
  renderPortal(`/admin/charges?charge=${id}`, admin);
  const dialog = within(await screen.findByRole('dialog'));
  const steps = await dialog.findByRole('list', { name: 'Steps to the amount' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Done: What the charge comes to1,248.61 EUR',
    'Done: What was charged before1,230.14 EUR',
    'Done: The difference18.47 EUR',
  ]);
  expect(dialog.getByText(/Recalculated now: equal/)).toHaveTextContent('18.47 EUR');
  expect(dialog.getByText('Drawn within the second')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open the charge' })).toHaveAttribute('href', '/admin/charges?charge=c-1');
  expect(dialog.getByRole('table', { name: 'Closing balances' })).toHaveTextContent(/25 Oct 2026None1,517,905\.00/);
});

test('charges whose account of the house is wrong are found with both accounts, and get the right one', async () => {
  const calls = serve([charge({ status: 'pending', houseEnd: houseEnd(wrongEnd) })]);
  const writes = onMutation('reaimCharge', {
    reaimCharge: { __typename: 'GovernedRecord', id, pendingChangeId: null },
  });
  const { user } = renderPortal('/admin/charges?status=misdirected', admin);
  const table = await screen.findByRole('table', { name: 'Charges' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /Aldgate Trading Ltd.*Aldgate Trading Group.*Borealis Imports.*Corridor House.*1\.86 EUR/,
  );
  expect(calls.at(-1)?.variables).toMatchObject({ misdirected: true, statuses: expect.arrayContaining(['failed']) });
  await user.click(screen.getByRole('button', { name: /^Actions on/ }));
  expect(screen.queryByRole('menuitem', { name: 'Try again' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Use the settings’ account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use the settings’ account' });
  expect(dialog).toHaveTextContent(/recorded for Borealis Imports\. The settings name Corridor House/);
  await user.click(within(dialog).getByRole('button', { name: 'Use the settings’ account' }));
  await screen.findByText('Incoming funds 261120-AB goes to Corridor House.');
  expect(writes.at(-1)?.variables).toEqual({ chargeId: id, houseAccountId: 'a-2' });
});

test.each([
  ['is right', {}, ['Try again', 'Change status']],
  ['is wrong while the settings name no account', { ...wrongEnd, settingsAccount: null }, ['Change status']],
  [
    'is wrong while the settings name an account without the mark',
    { ...wrongEnd, settingsAccount: { ...house, isHouseAccount: false } },
    ['Change status'],
  ],
])('a charge whose account of the house %s offers what may be done', async (_what, end, offered) => {
  serve([charge({ houseEnd: houseEnd(end) })]);
  const { user } = renderPortal('/admin/charges', admin);
  await user.click(await screen.findByRole('button', { name: /^Actions on/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(offered);
});

test.each(['processing', 'completed', 'cancelled'])('a charge that is %s keeps its account', async (status) => {
  serve([charge({ status, houseEnd: houseEnd(wrongEnd) })]);
  renderPortal('/admin/charges', admin);
  await screen.findByText('Incoming funds 261120-AB');
  expect(screen.queryByRole('button', { name: /^Actions on/ })).toBeNull();
});

test('a charge is cancelled with a reason only', async () => {
  serve([charge()]);
  const calls = onMutation('updateChargeStatus', {
    updateChargeStatus: { __typename: 'ChangedCharge', id, status: 'cancelled' },
  });
  const { user } = renderPortal('/admin/charges', admin);
  await user.click(await screen.findByRole('button', { name: /^Actions on/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change status' });
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  expect(calls).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), ' Goodwill ');
  await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
  await screen.findByText('Incoming funds 261120-AB is cancelled.');
  expect(calls.at(-1)?.variables).toEqual({ chargeId: id, status: 'cancelled', reason: 'Goodwill' });
});

test('a charge is tried again from its panel', async () => {
  serve([charge()]);
  const calls = onMutation('reprocessCharge', {
    reprocessCharge: { __typename: 'ChangedCharge', id, status: 'processing', errorMessage: null },
  });
  const { user } = renderPortal(`/admin/charges?charge=${id}`, admin);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Try again' });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await screen.findByText(/was tried again/);
  expect(calls.at(-1)?.variables).toEqual({ chargeId: id });
});

test('a charge changes in place, and offers nothing while it is in process', async () => {
  serve([charge({ status: 'processing', error_message: null })]);
  const { live } = renderPortal('/admin/charges', admin);
  const table = await screen.findByRole('table', { name: 'Charges' });
  expect(within(table).queryByRole('button', { name: /^Actions on/ })).toBeNull();
  act(() => live.publish('ChargesLive', { charges: [charge({ status: 'completed', error_message: null })] }));
  expect(await within(table).findByText('Completed')).toBeVisible();
});
