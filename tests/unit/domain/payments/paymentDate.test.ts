import fc from 'fast-check';
import { isoDateOf } from '../../../../domain/isoDate';
import { londonDay } from '../../../../domain/londonTime';
import { isFarAhead, isLongPast, payableDate, reasonAgainstPaymentDate } from '../../../../domain/payments/paymentDate';

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

// On 15 July at 23:30 UTC it is Thursday, 16 July in London.
test.each([
  ['2026-07-15', '2026-07-16'],
  ['2026-07-16', '2026-07-16'],
  ['2026-07-18', '2026-07-20'],
])('the day begins at midnight in London: %s becomes %s', (asked, paid) => {
  const summerNight = new Date('2026-07-15T23:30:00Z');
  expect(payableDate(asked, summerNight)).toBe(paid);
  const reasonAgainst = (day: string) => reasonAgainstPaymentDate(day, summerNight, new Map());
  expect([reasonAgainst('2026-07-15'), reasonAgainst('2026-07-16')]).toEqual(['the day has passed', undefined]);
  expect([isLongPast('2026-07-09', summerNight), isLongPast('2026-07-08', summerNight)]).toEqual([false, true]);
  expect([isFarAhead('2028-07-16', summerNight), isFarAhead('2028-07-17', summerNight)]).toEqual([false, true]);
});

test('two years after 29 February ends the February of a common year', () => {
  const leapDay = new Date('2028-02-29T12:00:00Z');
  expect([isFarAhead('2030-02-28', leapDay), isFarAhead('2030-03-01', leapDay)]).toEqual([false, true]);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-13', true],
  ['2020-01-02', true],
  ['2026-12-01', false],
])('%s lies long past: %s', (asked, expected) => {
  expect(isLongPast(asked, saturday)).toBe(expected);
});

test.each([
  ['2028-11-21', false],
  ['2028-11-22', true],
  ['9999-12-31', true],
  ['2026-11-21', false],
])('%s is too far ahead: %s', (asked, expected) => {
  expect(isFarAhead(asked, saturday)).toBe(expected);
});

test.each([
  ['2026-11-20', 'the day has passed'],
  ['2026-11-21', 'banks are closed at the weekend'],
  ['2026-11-23', undefined],
  ['2028-11-21', undefined],
  ['2028-11-22', 'it is more than two years ahead'],
])('against a payment on %s: %s', (asked, reason) => {
  expect(reasonAgainstPaymentDate(asked, saturday, new Map())).toBe(reason);
});

test.each([
  ['2026-12-25', 'banks are closed (Christmas Day)'],
  ['2026-11-26', 'banks are closed'],
  ['2026-11-28', 'banks are closed at the weekend'],
  ['2026-11-27', undefined],
])('against a payment on %s, with the holidays of its currency: %s', (asked, reason) => {
  const holidays = new Map([
    ['2026-12-25', 'Christmas Day'],
    ['2026-11-26', ''],
    ['2026-11-28', 'No trading on Saturday'],
  ]);
  expect(reasonAgainstPaymentDate(asked, saturday, holidays)).toBe(reason);
});

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('a payable day is no weekend, is not behind, is not before the day asked for, and stays when asked for again', () => {
  fc.assert(
    fc.property(instant, instant, (day, now) => {
      const [asked, paid] = [isoDateOf(day), payableDate(isoDateOf(day), now)];
      expect([1, 2, 3, 4, 5]).toContain(new Date(paid).getUTCDay());
      expect(paid >= londonDay(now) && paid >= asked).toBe(true);
      expect(payableDate(paid, now)).toBe(paid);
    }),
  );
});

test('a day lies long past from the eighth day on, whatever the time of day', () => {
  for (const time of ['00:00:00.000', '12:00:00.000', '23:59:59.999']) {
    const now = new Date(`2026-11-21T${time}Z`);
    expect([isLongPast('2026-11-14', now), isLongPast('2026-11-13', now)]).toEqual([false, true]);
  }
});
