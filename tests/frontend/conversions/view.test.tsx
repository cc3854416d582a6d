import { act, screen, within } from '@testing-library/react';
import { conversionDetails, conversionId } from '../support/conversionRecord';
import { aggregate, payment } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

function serveConversion(change: Record<string, unknown> = {}, linked: Record<string, unknown> = {}) {
  serveSession();
  return onQuery('conversion', {
    conversion: conversionDetails(change),
    livePayments: [],
    livePaymentCount: aggregate('payments', 0),
    waitingPayments: [],
    waitingPaymentCount: aggregate('payments', 0),
    ...linked,
  });
}

const page = `/account/conversions/${conversionId}`;

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Progress of the conversion' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a conversion shows amounts, rates, what it costs, dates and creator', async () => {
  serveConversion();
  renderPortal(page);
  expect(await screen.findByRole('heading', { name: '12,000.00 GBP to 14,849.64 EUR' })).toBeVisible();
  for (const text of [
    '1 EUR = 0.8081 GBP',
    '1 EUR = 0.8057 GBP',
    'At the mid-market rate of 0.8057 you would receive 14,893.88 EUR. You receive 44.24 EUR less, which is 0.30 %.',
    '25 Nov 2026',
    'Maya Keller',
    '20261121-ABCDEF',
  ]) {
    expect(screen.getAllByText(text)[0]).toBeVisible();
  }
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
  expect(await steps()).toEqual([
    expect.stringMatching(/^Done: Booked by Maya Keller23 Nov 2026/),
    expect.stringMatching(/^Now: GBP collectedDue by 25 Nov 2026/),
    'Still to come: EUR available25 Nov 2026',
  ]);
});

test('its progress is live, with the times at which the money moved', async () => {
  serveConversion();
  const { live } = renderPortal(page);
  await screen.findByText('Awaiting funds');
  const movement = { __typename: 'tcc_transactions', status: 'completed' };
  const settled = conversionDetails({
    status: 'trade_settled',
    transactions: [
      { ...movement, id: 'd0000000-0000-4000-8000-000000000001', type: 'debit', completed_at: '2026-11-24T09:30:00Z' },
      { ...movement, id: 'd0000000-0000-4000-8000-000000000002', type: 'credit', completed_at: '2026-11-25T14:30:00Z' },
    ],
  });
  act(() => live.publish('ConversionLive', { conversion: settled }));
  expect(await screen.findByText('Trade settled')).toBeVisible();
  expect(await steps()).toEqual([
    expect.stringContaining('Booked by'),
    expect.stringMatching(/^Done: GBP collected24 Nov 2026/),
    expect.stringMatching(/^Done: EUR available25 Nov 2026/),
  ]);
});

test.each([
  ['funds_sent', /^Now: GBP collectedOn their way, due by 25 Nov 2026/],
  ['funds_arrived', /^Done: GBP collected/],
  ['closed', /^Done: Closed before it settled23 Nov 2026/],
])('%s: its second step', async (status, step) => {
  serveConversion({ status });
  renderPortal(page);
  await screen.findByRole('heading', { name: /GBP to/ });
  expect((await steps())[1]).toMatch(step);
});

test('a conversion that was not made here has no creator', async () => {
  serveConversion({ request: null, mid_market_rate: null });
  renderPortal(page);
  expect(await screen.findByText('Outside Corridor')).toBeVisible();
  expect(screen.queryByText('Cost')).toBeNull();
});

test('its payments stand in two lists of 15, those sent and those that await authorisation', async () => {
  const calls = serveConversion(
    {},
    {
      livePayments: [payment({ status: 'completed' })],
      livePaymentCount: aggregate('payments', 31),
      waitingPayments: [payment()],
      waitingPaymentCount: aggregate('payments', 16),
    },
  );
  const { user } = renderPortal(page);
  const live = await screen.findByRole('table', { name: 'Payments from this conversion' });
  expect(within(live).getByText('Completed')).toBeVisible();
  const waiting = screen.getByRole('table', { name: 'Payments awaiting authorisation' });
  expect(within(waiting).getByText('Awaiting authorisation')).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages of Payments awaiting authorisation' });
  await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
  expect(address()).toBe(`${page}?waitingPage=2`);
  const live3 = screen.getByRole('navigation', { name: 'Pages of Payments from this conversion' });
  await user.click(within(live3).getByRole('button', { name: 'Page 3' }));
  expect(calls.at(-1)?.variables).toEqual({ id: conversionId, limit: 15, liveOffset: 30, waitingOffset: 15 });
});

test('an id that is not found or not readable is not found', async () => {
  serveSession();
  onQuery('conversion', {
    conversion: null,
    livePayments: [],
    livePaymentCount: aggregate('payments', 0),
    waitingPayments: [],
    waitingPaymentCount: aggregate('payments', 0),
  });
  renderPortal(page);
  expect(await screen.findByText(/not found|does not exist/i)).toBeVisible();
});
