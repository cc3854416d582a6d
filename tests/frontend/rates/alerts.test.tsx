import { screen, waitFor, within } from '@testing-library/react';
import { balance } from '../support/balances';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';
import { setPlace } from '../support/setPlace';

const noSum = {
  __typename: 'tcc_transactions_aggregate',
  aggregate: {
    __typename: 'tcc_transactions_aggregate_fields',
    sum: { __typename: 'tcc_transactions_sum_fields', amount: null },
  },
};
const alert = (change: Record<string, unknown> = {}) => ({
  __typename: 'rate_alerts',
  id: 'a-1',
  kind: 'above',
  rate: '0.85',
  enabled: true,
  lastSentAt: null,
  ...change,
});
const written = (field: string) => ({ [field]: { __typename: 'RateAlert', id: 'a-1' } });

function open(alerts: object[] = []) {
  serveSession();
  onQuery('balance', {
    balances: [balance('EUR', '10.00')],
    incoming: noSum,
    outgoing: noSum,
    tcc_transactions: [],
    exchange_rates: [],
  });
  onQuery('getAccountBalance', {
    getAccountBalance: {
      __typename: 'AccountBalance',
      currency: 'EUR',
      amount: '10.00',
      updatedAt: '2026-11-23T09:00:00Z',
    },
  });
  onQuery('BalanceHistory', { balanceHistory: [] });
  onQuery('RateHistory', { rate_history: [] });
  const reads = onQuery('RateAlerts', { rate_alerts: alerts });
  return { reads, ...renderPortal('/account/balances/EUR/view') };
}

async function openDialog(user: ReturnType<typeof renderPortal>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Set a rate alert' }));
  return within(await screen.findByRole('dialog', { name: 'Rate alert for EUR/GBP' }));
}

test('the alerts of the pair say what they wait for and what came of them', async () => {
  const { reads } = open([
    alert(),
    alert({ id: 'a-2', kind: 'below', rate: '0.79', enabled: false, lastSentAt: '2026-10-23T09:00:00Z' }),
    alert({ id: 'a-3', kind: 'daily', rate: null, lastSentAt: '2026-11-23T09:00:00Z' }),
  ]);
  expect(await screen.findByText('At 0.85000 or above')).toBeVisible();
  expect(screen.getByText('At 0.79000 or below, reached on 23 Oct 2026')).toBeVisible();
  expect(screen.getByText('Each day, last sent on 23 Nov 2026')).toBeVisible();
  expect(reads[0]?.variables).toEqual({ userId: 'maker', currencyPair: 'EURGBP' });
});

test('an alert is set; a refusal stands at the field', async () => {
  const { user, reads } = open();
  refuseMutation('createRateAlert', 'The rate is 0.8057 now and has reached this already.', {
    code: 'invalid_input',
    field: 'rate',
  });
  const dialog = await openDialog(user);
  await user.type(dialog.getByRole('textbox', { name: /^GBP for 1 EUR/ }), '0.80');
  await user.click(dialog.getByRole('button', { name: 'Set alert' }));
  expect(await dialog.findByText('The rate is 0.8057 now and has reached this already.')).toBeVisible();
  const created = onMutation('createRateAlert', written('createRateAlert'));
  await user.click(dialog.getByRole('radio', { name: /falls below it/ }));
  await user.click(dialog.getByRole('button', { name: 'Set alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(created[0]?.variables).toEqual({ currencyPair: 'EURGBP', kind: 'below', rate: '0.80' });
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a daily alert has no rate', async () => {
  const created = onMutation('createRateAlert', written('createRateAlert'));
  const { user } = open();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: 'Each day' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Set alert' }));
  await waitFor(() => expect(created[0]?.variables).toEqual({ currencyPair: 'EURGBP', kind: 'daily', rate: null }));
});

test('an alert is deleted', async () => {
  const deleted = onMutation('deleteRateAlert', written('deleteRateAlert'));
  const { user, reads } = open([alert()]);
  await user.click(await screen.findByRole('button', { name: 'Delete alert: At 0.85000 or above' }));
  await waitFor(() => expect(deleted[0]?.variables).toEqual({ id: 'a-1' }));
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('a rate is typed as the reader’s place writes it', async () => {
  setPlace('de-DE');
  const created = onMutation('createRateAlert', written('createRateAlert'));
  const { user } = open();
  const dialog = await openDialog(user);
  await user.type(dialog.getByRole('textbox', { name: /^GBP for 1 EUR/ }), '0,90');
  await user.click(dialog.getByRole('button', { name: 'Set alert' }));
  await waitFor(() => expect(created[0]?.variables).toMatchObject({ rate: '0.90' }));
});
