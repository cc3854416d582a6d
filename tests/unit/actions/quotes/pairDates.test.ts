import { invalidDatesOf } from '../../../../actions/quotes/pairDates';

test.each([
  ['none', {}, []],
  ['one, with its reason', { '2030-01-05': 'Saturday' }, [{ date: '2030-01-05', reason: 'Saturday' }]],
  ['one without a reason', { '2030-01-05': '' }, [{ date: '2030-01-05', reason: '' }]],
  [
    'several, in the order of the days',
    { '2030-12-25': 'Christmas', '2030-01-06': 'Sunday', '2029-12-31': '', '2030-01-05': 'Saturday' },
    [
      { date: '2029-12-31', reason: '' },
      { date: '2030-01-05', reason: 'Saturday' },
      { date: '2030-01-06', reason: 'Sunday' },
      { date: '2030-12-25', reason: 'Christmas' },
    ],
  ],
])('the days on which nothing is possible: %s', (_what, reasons, dates) => {
  expect(invalidDatesOf(reasons)).toEqual(dates);
});
