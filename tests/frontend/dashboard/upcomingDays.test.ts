import {
  fortnight,
  partsInPercent,
  upcomingDays,
  type Upcoming,
} from '../../../frontend/src/features/dashboard/upcomingDays';

const rates = [{ currencyPair: 'EURGBP', fromCurrency: 'EUR', midMarketRate: '0.85' }];
const payment = (change: Partial<Upcoming>): Upcoming => ({
  paymentDate: '2026-11-24',
  amount: '100.00',
  currency: 'GBP',
  status: 'ready_to_send',
  ...change,
});
const monday = '2026-11-23';

test('a fortnight is ten working days from today, or from the Monday after a weekend', () => {
  expect(fortnight(monday)).toHaveLength(10);
  expect(fortnight('2026-11-21')[0]).toBe('2026-11-23');
  expect(fortnight(monday).at(-1)).toBe('2026-12-04');
});

test('payments are summed by day in one currency, with those that need an action separate', () => {
  const payments = [
    payment({}),
    payment({ currency: 'EUR', status: 'awaiting_authorisation' }),
    payment({ paymentDate: '2026-11-28', amount: '7.50' }),
    payment({ currency: 'JPY', amount: '5000' }),
  ];
  const { days, unrated } = upcomingDays(payments, rates, 'GBP', monday);
  expect(days.filter((day) => day.payments > 0)).toEqual([
    { date: '2026-11-24', payments: 2, waiting: '85', onItsWay: '100' },
    { date: '2026-11-30', payments: 1, waiting: '0', onItsWay: '7.5' },
  ]);
  expect(unrated.map(({ currency }) => currency)).toEqual(['JPY']);
});

test('sums are exact', () => {
  const payments = Array.from({ length: 10 }, () => payment({ amount: '0.10' }));
  expect(upcomingDays(payments, [], 'GBP', monday).days[1]?.onItsWay).toBe('1');
});

test('the day with the highest total is 100 percent', () => {
  const { days } = upcomingDays(
    [payment({ amount: '75' }), payment({ amount: '25', status: 'new' }), payment({ paymentDate: '2026-11-25' })],
    [],
    'GBP',
    monday,
  );
  expect(partsInPercent(days).slice(0, 3)).toEqual([
    { waiting: 0, onItsWay: 0 },
    { waiting: 25, onItsWay: 75 },
    { waiting: 0, onItsWay: 100 },
  ]);
  expect(partsInPercent(upcomingDays([], [], 'GBP', monday).days)[0]).toEqual({ waiting: 0, onItsWay: 0 });
});
