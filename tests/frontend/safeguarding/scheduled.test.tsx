import { screen, within } from '@testing-library/react';
import { openSafeguarding, serveSafeguarding } from '../support/safeguarding';
import { onQuery } from '../support/server';

const sums = (today: string) => ({
  __typename: 'safeguarding_positions_aggregate',
  aggregate: {
    __typename: 'safeguarding_positions_aggregate_fields',
    sum: {
      __typename: 'safeguarding_positions_sum_fields',
      overdue_amount: '10.00',
      today_amount: today,
      tomorrow_amount: '30.00',
      this_week_amount: '40.00',
      conversions_amount: '50.00',
    },
  },
});
const largest = {
  __typename: 'payments',
  id: 'p-1',
  amount: '20.00',
  currency: 'GBP',
  paymentDate: '2026-11-23',
  account: { __typename: 'accounts', id: 'a-1', name: 'Aldgate Trading Ltd' },
};

test('each currency has its totals, and its largest payments lead to them', async () => {
  serveSafeguarding();
  const calls = onQuery('safeguardingScheduled', {
    GBP: sums('20.00'),
    EUR: sums('0.00'),
    USD: sums('0.00'),
    largestGBP: [largest],
    largestEUR: [],
    largestUSD: [],
  });
  openSafeguarding('?tab=scheduled');
  const table = await screen.findByRole('table', { name: 'Scheduled payments by currency' });
  const [, pounds, euros] = within(table).getAllByRole('row');
  expect(pounds).toHaveTextContent('GBP10.00 GBP20.00 GBP30.00 GBP40.00 GBP50.00 GBP20.00, Aldgate Trading Ltd');
  expect(euros).toHaveTextContent('None');
  expect(within(pounds!).getByRole('link')).toHaveAttribute('href', '/account/payments/p-1');
  expect(calls[0]?.variables).toMatchObject({ day: '2026-11-23', from: '2026-10-23', until: '2026-11-30' });
});
