import { screen, waitFor, within } from '@testing-library/react';
import { address } from '../support/renderPortal';
import { clientId, openSafeguarding, organisationId, position, serveSafeguarding } from '../support/safeguarding';
import { onQuery } from '../support/server';

const table = (name: string) => screen.findByRole('table', { name });
const servePositions = (...rows: readonly object[]) => onQuery('safeguardingPositions', { safeguardingPosition: rows });

test('the totals say what is safeguarded, held and different, and where an alarm is due', async () => {
  servePositions();
  serveSafeguarding({ held: '299.99', alarm: '300.00' });
  openSafeguarding();
  const [, pounds, euros] = within(await table('Client money by currency')).getAllByRole('row');
  expect(pounds).toHaveTextContent('GBP1800.00 GBP300.00 GBP480.00 GBP299.99 GBP-0.01 GBPLow');
  expect(euros).not.toHaveTextContent('Low');
});

test('what a former control account holds of a move that is not done counts as held', async () => {
  servePositions();
  const ofMove = (currency: string, held: string) => ({
    __typename: 'open_control_moves',
    id: currency,
    currency,
    held,
  });
  serveSafeguarding({ held: '0.01', alarm: '300.00', moves: [ofMove('GBP', '299.99'), ofMove('EUR', '7.00')] });
  openSafeguarding();
  const [, pounds, euros] = within(await table('Client money by currency')).getAllByRole('row');
  expect(pounds).toHaveTextContent('GBP1800.00 GBP300.00 GBP480.00 GBP300.00 GBP0.00 GBP');
  expect(pounds).not.toHaveTextContent('Low');
  expect(euros).toHaveTextContent('7.00 EUR7.00 EUR');
});

test('no alarm is due where the control account holds as much as the settings say', async () => {
  servePositions();
  serveSafeguarding({ held: '300.00', alarm: '300.00' });
  openSafeguarding();
  expect(await table('Client money by currency')).not.toHaveTextContent('Low');
});

test.each([
  ['480.00', 'Move 480.00', `transfer-to?orgId=${organisationId}&amount=480.00&sourceAccountId=${clientId}`],
  ['-30.00', 'Bring back 30.00', `transfer-from?orgId=${organisationId}&amount=30.00&destinationAccountId=${clientId}`],
])('a suggestion of %s leads to the form with everything filled in', async (suggested, words, target) => {
  servePositions(position({ suggested_transfer: suggested }));
  serveSafeguarding();
  openSafeguarding();
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', `/admin/safeguarding/${target}`);
});

test('nothing is suggested where the position is right', async () => {
  servePositions(position({ suggested_transfer: '0.00' }));
  serveSafeguarding();
  openSafeguarding();
  expect(await table('Positions of today')).toHaveTextContent('Nothing');
});

test('the chips limit the list to what is to move or to bring back, in a currency', async () => {
  const calls = servePositions(position());
  serveSafeguarding();
  const { user } = openSafeguarding();
  await user.click(await screen.findByRole('button', { name: 'To bring back' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ currency: 'GBP', less: '0' }));
  await user.click(screen.getByRole('button', { name: 'To move' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ more: '0' }));
  await user.click(screen.getAllByRole('button', { name: 'EUR' })[0]!);
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ currency: 'EUR', day: '2026-11-23' }));
  expect(address()).toContain('currency=EUR');
});

const payment = { id: 'p1', amount: '40.00', paymentDate: '2026-11-23', beneficiary: 'Lisbon Ltd' };
const conversion = {
  __typename: 'tcc_conversions',
  id: 'c1',
  short_reference: 'CNV-1',
  client_sell_amount: '100.00',
  sell_currency: 'GBP',
  conversion_date: '2026-11-24',
};

async function explain(change: object, conversions: readonly object[] = []) {
  servePositions(position(change));
  onQuery('safeguardingConversions', { tcc_conversions: conversions });
  serveSafeguarding();
  const { user } = openSafeguarding();
  await user.click(await screen.findByRole('button', { name: 'Aldgate Trading' }));
  const panel = await screen.findByRole('dialog', { name: 'Aldgate Trading, GBP' });
  return { user, panel: within(panel) };
}

test('a position is computed again from its parts, with payments and conversions', async () => {
  const { user, panel } = await explain({ top_payments: [payment] }, [conversion]);
  expect(panel.getByText('Computed again from these parts: the same required amount.')).toBeVisible();
  expect(panel.getByText('Lisbon Ltd, 23 Nov 2026')).toBeVisible();
  expect(await panel.findByText('CNV-1, 24 Nov 2026')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one that does not come out is said, and empty parts are named', async () => {
  const { panel } = await explain({ required_amount: '800.01' });
  expect(panel.getByText(/another required amount. Tell the engineers/)).toBeVisible();
  expect(panel.getByText('No payment in GBP waits to leave.')).toBeVisible();
  expect(await panel.findByText('No conversion waits for GBP.')).toBeVisible();
});
