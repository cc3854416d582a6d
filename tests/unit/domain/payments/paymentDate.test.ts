import { isLongPast, payableDate } from '../../../../domain/payments/paymentDate';

const saturday = new Date('2026-11-21T23:30:00Z');

test.each([
  ['a working day ahead stays', '2026-11-25', '2026-11-25'],
  ['a Saturday becomes Monday', '2026-11-28', '2026-11-30'],
  ['a Sunday becomes Monday', '2026-11-29', '2026-11-30'],
  ['today, a Saturday, becomes Monday', '2026-11-21', '2026-11-23'],
  ['a day behind becomes the next working day', '2026-11-18', '2026-11-23'],
  ['over the turn of the year', '2027-01-02', '2027-01-04'],
])('%s', (_what, asked, paid) => {
  expect(payableDate(asked, saturday)).toBe(paid);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-13', true],
  ['2020-01-02', true],
  ['2026-12-01', false],
])('%s lies long past: %s', (asked, expected) => {
  expect(isLongPast(asked, saturday)).toBe(expected);
});
