import { conversionTimeline } from '../../../frontend/src/features/conversions/view/conversionTimeline';
import { conversionChange, conversionDetails } from '../support/conversionRecord';

type Conversion = Parameters<typeof conversionTimeline>[0];

const steps = (change: Record<string, unknown>) =>
  conversionTimeline(conversionDetails(change) as unknown as Conversion).map(({ title, detail }) => [title, detail]);
const wallet = (type: string, at: string | null) => ({ type, completed_at: at });

test.each([
  ['here', {}, 'Booked by Maya Keller'],
  ['elsewhere', { request: null }, 'Booked outside Corridor'],
  [
    'by a split',
    { request: null, splitOffBy: { creator: { first_name: 'Sam', last_name: 'Berg' }, createdById: 'sam' } },
    'Split off by Sam Berg',
  ],
])('a conversion that came about %s says so', (_how, change, title) => {
  expect(steps(change)[0]).toEqual([title, expect.stringMatching(/^23 Nov 2026/)]);
});

test('changes that were made are steps; a failed change and a cancellation are not', () => {
  const changes = [
    conversionChange(),
    conversionChange({ kind: 'split', newDate: null }),
    conversionChange({ status: 'failed' }),
    conversionChange({ kind: 'cancellation' }),
  ];
  expect(steps({ changes }).map(([title]) => title)).toEqual([
    'Booked by Maya Keller',
    'Moved to 27 Nov 2026 by Maya Keller',
    'Split by Maya Keller',
    'GBP collected',
    'EUR available',
  ]);
});

test.each([
  ['awaiting_funds', /^Due by 25 Nov 2026/, '25 Nov 2026'],
  ['funds_sent', /^On their way, due by 25 Nov 2026/, '25 Nov 2026'],
  ['funds_arrived', /^24 Nov 2026, 09:30/, '25 Nov 2026'],
  ['trade_settled', /^24 Nov 2026, 09:30/, expect.stringMatching(/^26 Nov 2026, 14:30/)],
])('%s: when the money is collected and available', (status, collected, available) => {
  const transactions = [
    wallet('credit', '2026-11-26T14:30:00Z'),
    wallet('debit', null),
    wallet('debit', '2026-11-24T09:30:00Z'),
  ];
  const [, funds, settled] = steps({ status, transactions });
  expect(funds).toEqual(['GBP collected', expect.stringMatching(collected)]);
  expect(settled).toEqual(['EUR available', available]);
});

test('a conversion that settled before its movements were read shows its date', () => {
  expect(steps({ status: 'trade_settled' }).slice(1)).toEqual([
    ['GBP collected', undefined],
    ['EUR available', '25 Nov 2026'],
  ]);
});

test.each([
  ['that was cancelled by a user', [conversionChange({ kind: 'cancellation' })], 'Cancelled by Maya Keller'],
  [
    'whose cancellation failed',
    [conversionChange({ kind: 'cancellation', status: 'failed' })],
    'Closed before it settled',
  ],
  ['that was moved before', [conversionChange()], 'Closed before it settled'],
])('a closed conversion %s ends with that', (_what, changes, title) => {
  expect(steps({ status: 'closed', changes }).at(-1)).toEqual([title, expect.stringMatching(/^23 Nov 2026/)]);
});
