import { screen, waitFor, within } from '@testing-library/react';
import { superAdmin } from '../support/organisations';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000d1';
const account = { __typename: 'accounts', id: '00000000-0000-4000-8000-0000000000a1', name: 'Aldgate Trading' };
const payee = { name: 'Thames Logistics Ltd', iban: null, accountNumber: '12345678', bankCountry: 'GB' };

const difference = (changes: object = {}) => ({
  __typename: 'book_differences',
  id,
  kind: 'payment',
  subject_id: '00000000-0000-4000-8000-0000000000e1',
  side: 'provider',
  fields: [],
  our_table: null,
  our_id: null,
  expected: null,
  found: {
    amount: '31.07',
    currency: 'GBP',
    payment_date: '2026-12-03',
    status: 'ready_to_send',
    reference: 'AT THE PROVIDER',
    payee,
  },
  movements: [],
  digest: 'shown',
  found_at: '2026-11-23T09:00:00Z',
  seen_at: '2026-11-23T09:30:00Z',
  resolved_at: null,
  resolution: null,
  note: null,
  resolved_by: null,
  account,
  ...changes,
});

function open(found: object, proposals: readonly object[] = [], search = `?difference=${id}`) {
  serveSession();
  onQuery('bookDifferences', { book_differences: [found] });
  onQuery('bookDifference', { book_differences_by_pk: found, pending_changes: proposals });
  return renderPortal(`/admin/books${search}`, superAdmin());
}

const sheet = async () => within(await screen.findByRole('dialog', { name: /Difference/ }));
const facts = async () => {
  const table = within(await (await sheet()).findByRole('table', { name: 'Both sides' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('the differences are listed with account, amount and state', async () => {
  open(difference(), [], '');
  const [, row] = within(await screen.findByRole('table', { name: 'Differences' })).getAllByRole('row');
  expect(row).toHaveTextContent(/PaymentAldgate TradingAt the provider only31\.07 GBP.*Open/);
});

test('a difference shows both sides next to each other, with the bank details', async () => {
  const expected = { amount: '31.00', currency: 'GBP', date: '2026-12-03', status: 'ready_to_send', payee };
  open(difference({ side: 'terms', fields: ['amount'], expected, our_table: 'payments', our_id: account.id }));
  expect(await facts()).toEqual(
    expect.arrayContaining([
      ['Amount', '31.00 GBP', '31.07 GBP'],
      ['Account number', '12345678', '12345678'],
      ['Reference', 'None', 'AT THE PROVIDER'],
    ]),
  );
  const dialog = await sheet();
  expect(dialog.getByText('Other amount')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Explain' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Adopt' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Reverse' })).toBeNull();
});

test('a way is proposed with a note, and waits for a second administrator', async () => {
  const calls = onMutation('resolveBookDifference', {
    resolveBookDifference: { __typename: 'GovernedRecord', id, pendingChangeId: 'c1' },
  });
  const { user } = open(difference());
  const dialog = await sheet();
  await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'Made by hand');
  expect(dialog.getByRole('button', { name: 'Reverse' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Adopt' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Adopt' }));
  await user.click(confirm.getByRole('button', { name: 'Adopt' }));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toEqual({
    differenceId: id,
    digest: 'shown',
    resolution: 'adopt',
    note: 'Made by hand',
  });
});

test('the transfer of a charge is explained and not adopted', async () => {
  const found = { amount: '5.00', currency: 'GBP', status: 'completed', reason: 'Maintenance May 2026' };
  open(difference({ kind: 'transfer', found }));
  const dialog = await sheet();
  expect(await dialog.findByText(/This transfer took a charge/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Explain' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Adopt' })).toBeNull();
});

test('a refusal stands in the dialog', async () => {
  refuseMutation('resolveBookDifference', 'A comparison has found something else since.', {
    code: 'difference_changed',
  });
  const { user } = open(difference());
  await user.click(await (await sheet()).findByRole('button', { name: 'Explain' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Explain' }));
  await user.click(confirm.getByRole('button', { name: 'Explain' }));
  expect(await confirm.findByText('A comparison has found something else since.')).toBeVisible();
});

test('what is proposed leads to the decision, and nothing else is proposed meanwhile', async () => {
  const proposal = {
    __typename: 'pending_changes',
    id: 'c1',
    change: { resolution: 'adopt', note: 'Made by hand' },
    requested_by: 'superadmin2',
    requested_at: '2026-11-23T09:45:00Z',
  };
  open(difference(), [proposal]);
  const dialog = await sheet();
  expect(await dialog.findByText(/superadmin2 proposes to adopt/)).toHaveTextContent('Made by hand');
  expect(dialog.getByRole('link', { name: 'Decide about it' })).toHaveAttribute(
    'href',
    '/admin/pending-changes?change=c1',
  );
  expect(dialog.queryByRole('button', { name: 'Explain' })).toBeNull();
});

test('one that was resolved offers nothing', async () => {
  const resolved = {
    resolved_at: '2026-11-23T09:50:00Z',
    resolution: 'explain',
    note: 'A test',
    resolved_by: 'superadmin2',
  };
  open(difference(resolved));
  const dialog = await sheet();
  expect(await dialog.findByText('Explained')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Explain' })).toBeNull();
});

const charge = (changes: object = {}) =>
  difference({
    kind: 'charge',
    side: 'terms',
    fields: ['amount'],
    our_table: 'charges',
    our_id: '00000000-0000-4000-8000-0000000000c1',
    expected: {
      amount: '1230.14',
      currency: 'EUR',
      status: 'completed',
      date: '2026-10-01',
      reference: 'Euro interest October 2026',
    },
    found: {
      amount: '1248.61',
      currency: 'EUR',
      type: 'euro_negative_interest',
      reason: '1 day closed with another balance.',
      days: [{ day: '2026-10-25', recorded: '188035.00', recomputed: '1517905.00' }],
    },
    ...changes,
  });

test('a charge that was computed anew is listed by how much it differs, and shows its days', async () => {
  open(charge());
  const [, row] = within(await screen.findByRole('table', { name: 'Differences', hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(row).toHaveTextContent(/ChargeAldgate TradingOther amount18\.47 EUR.*Open/);
  expect(await facts()).toEqual([
    ['Amount', '1,230.14 EUR', '1,248.61 EUR'],
    ['Date', '1 Oct 2026', 'None'],
    ['Status', 'completed', 'None'],
    ['Reference', 'Euro interest October 2026', 'None'],
    ['Reason', 'None', '1 day closed with another balance.'],
  ]);
  const dialog = await sheet();
  expect(dialog.getByRole('table', { name: 'Closing balances' })).toHaveTextContent(
    /25 Oct 2026.*188,035\.00.*1,517,905\.00/,
  );
  expect(dialog.getByRole('link', { name: 'Open the charge' })).toHaveAttribute(
    'href',
    '/admin/charges?charge=00000000-0000-4000-8000-0000000000c1',
  );
  expect(dialog.queryByText('No money has moved.')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Correct' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Explain' })).toBeVisible();
});

test('a charge that was not taken yet can only be explained', async () => {
  open(charge({ expected: { amount: '1.00', currency: 'EUR', status: 'pending' } }));
  const dialog = await sheet();
  expect(await dialog.findByRole('button', { name: 'Explain' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Correct' })).toBeNull();
});
