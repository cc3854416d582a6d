import { screen, waitFor, within } from '@testing-library/react';
import { openSafeguarding, serveSafeguarding } from '../support/safeguarding';
import { onMutation, onQuery } from '../support/server';

const missed = { class: 'missed_day', account_id: null, amount: '0', subject: '2026-11-20' };

const row = (change: object = {}) => ({
  __typename: 'reconciliations',
  id: 'r1',
  day: '2026-11-23',
  kind: 'external',
  currency: 'GBP',
  requirement: '300.00',
  resource: '301.00',
  difference: '1.00',
  breaks: [],
  note: null,
  prepared_by: null,
  signed_by: null,
  signed_at: null,
  ...change,
});

async function openDay(change: object) {
  serveSafeguarding();
  onQuery('reconciliations', { reconciliations: [row(change)] });
  const { user } = openSafeguarding('?tab=reconciliation');
  const state = within(await screen.findByRole('table', { name: 'Reconciliations' })).getAllByRole('row')[1]!
    .textContent;
  await user.click(screen.getByRole('button', { name: '23 Nov 2026, External' }));
  const panel = within(await screen.findByRole('dialog', { name: '23 Nov 2026, external' }));
  return { user, panel, state };
}

/** Internal and external comparisons of so many, each with its own id. */
const comparisons = (count: number) => Array.from({ length: count }, (_, index) => row({ id: `r${index}` }));

test('fifteen days fill a page, and a comparison more gives it a next one', async () => {
  serveSafeguarding();
  const reads = onQuery('reconciliations', { reconciliations: comparisons(31) });
  const { user } = openSafeguarding('?tab=reconciliation');
  const table = await screen.findByRole('table', { name: 'Reconciliations' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(reads.at(-1)?.variables).toMatchObject({ limit: 31, offset: 30 }));
});

test('a page that is just full has no next one', async () => {
  serveSafeguarding();
  onQuery('reconciliations', { reconciliations: comparisons(30) });
  openSafeguarding('?tab=reconciliation');
  const table = await screen.findByRole('table', { name: 'Reconciliations' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('an open day is prepared with a note about its breaks', async () => {
  const calls = onMutation('prepareReconciliation', {
    prepareReconciliation: { __typename: 'ReconciliationResult', day: '2026-11-23', isSigned: false },
  });
  const { user, panel, state } = await openDay({ breaks: [missed] });
  expect(state).toContain('Open');
  expect(panel.getByText('A working day without a reconciliation: 20 Nov 2026').nextSibling).toHaveTextContent(
    'Not compared',
  );
  expect(panel.queryByRole('button', { name: 'Sign day' })).toBeNull();
  await user.type(panel.getByRole('textbox', { name: 'Note' }), 'Power cut.');
  await user.click(panel.getByRole('button', { name: 'Prepare day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare day' }));
  await user.click(dialog.getByRole('button', { name: 'Prepare day' }));
  expect(await screen.findByText('The day waits for a signature.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ day: '2026-11-23', note: 'Power cut.' }]);
});

test('a day that another administrator prepared can be signed', async () => {
  const calls = onMutation('signReconciliation', {
    signReconciliation: { __typename: 'ReconciliationResult', day: '2026-11-23', isSigned: true },
  });
  const { user, panel, state } = await openDay({ prepared_by: 'superadmin2', note: 'Read.' });
  expect(state).toContain('Prepared');
  expect(panel.getByText('Everything agrees.')).toBeVisible();
  expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('Read.');
  await user.click(panel.getByRole('button', { name: 'Sign day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign day' }));
  await user.click(dialog.getByRole('button', { name: 'Sign day' }));
  expect(await screen.findByText('The day is signed.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ day: '2026-11-23' }]);
});

test('the administrator who prepared a day cannot sign it', async () => {
  const { panel } = await openDay({ prepared_by: 'maker' });
  expect(panel.queryByRole('button', { name: 'Sign day' })).toBeNull();
});

test('a signed day cannot be changed', async () => {
  const signed = { prepared_by: 'a', signed_by: 'b', signed_at: '2026-11-23T12:00:00Z' };
  const { panel, state } = await openDay(signed);
  expect(state).toContain('Signed');
  expect(panel.getByText(/^b, /)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Prepare day' })).toBeNull();
});
