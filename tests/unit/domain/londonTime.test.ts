import { londonDay, londonInstant } from '../../../domain/londonTime';
import { seededRandom } from '../../../local/provider/faults/faultInjector';
import { sized } from '../../support/sized';

const instants = sized(2_000, 10_000);
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** 01:00 UTC on the last Sunday of a month, when the clocks change. */
function changeOver(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * dayMs;
}

/** By the rule of the law: an hour ahead between the last Sundays of March and October. */
function aheadMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return instant >= changeOver(year, 3) && instant < changeOver(year, 10) ? hourMs : 0;
}

test.each([
  ['2026-01-15', '14:30', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15', '14:30', '2026-07-15T13:30:00.000Z'],
  ['2026-03-28', '23:59', '2026-03-28T23:59:00.000Z'],
  ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '08:30', '2026-03-29T07:30:00.000Z'],
  ['2026-10-24', '23:59', '2026-10-24T22:59:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25', '08:30', '2026-10-25T08:30:00.000Z'],
])('%s %s in London is %s', (day, time, instant) => {
  expect(londonInstant(day, time).toISOString()).toBe(instant);
});

test('the day in London begins at its own midnight', () => {
  expect(londonDay(new Date('2026-07-14T22:59:59.999Z'))).toBe('2026-07-14');
  expect(londonDay(new Date('2026-07-14T23:00:00Z'))).toBe('2026-07-15');
  expect(londonDay(new Date('2026-01-14T23:59:59.999Z'))).toBe('2026-01-14');
  expect(londonDay(new Date('2026-12-31T23:59:00Z'))).toBe('2026-12-31');
});

test(`${instants} instants of forty years agree with the rule of the law`, () => {
  const random = seededRandom(48);
  for (let index = 0; index < instants; index += 1) {
    const minute = Math.floor(Date.UTC(2000, 0) / 60_000 + random() * ((40 * 365.25 * dayMs) / 60_000)) * 60_000;
    const shown = new Date(minute + aheadMs(minute)).toISOString();
    expect(londonDay(new Date(minute))).toBe(shown.slice(0, 10));
    const found = londonInstant(shown.slice(0, 10), shown.slice(11, 16)).getTime();
    // Twice a year a time is shown twice.
    expect([minute, minute + hourMs]).toContain(found);
    expect(found + aheadMs(found)).toBe(minute + aheadMs(minute));
  }
});
