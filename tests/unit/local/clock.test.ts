import { addIsoDuration, createMovableClock } from '../../../local/provider/clock';

it.each([
  ['P1D', '2026-02-01T10:00:00.000Z'],
  ['P1M', '2026-02-28T10:00:00.000Z'],
  ['PT1H30M', '2026-01-31T11:30:00.000Z'],
  ['P1Y2M3DT4H', '2027-04-03T14:00:00.000Z'],
])('adds %s', (duration, expected) => {
  expect(addIsoDuration(new Date('2026-01-31T10:00:00Z'), duration).toISOString()).toBe(expected);
});

it.each(['', 'P', 'PT', '1D', '-P1D', 'tomorrow', 'P1DT', 'P2W'])('refuses %j', (duration) => {
  expect(() => addIsoDuration(new Date(0), duration)).toThrow(RangeError);
});

it('runs ahead of the machine by what it was advanced and by where it started', () => {
  const clock = createMovableClock(5_000);
  clock.advance('P1D');
  expect(clock.offsetMs()).toBe(86_405_000);
  expect(Math.abs(clock.now().getTime() - Date.now() - 86_405_000)).toBeLessThan(1_000);
});
