import { birthDateFault } from '../../../../domain/beneficiaries/birthDate';

const now = new Date('2026-11-21T23:30:00Z');

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['1980-02-29', true],
  ['2010-11-21', true],
  ['2010-11-22', false],
  ['2026-11-21', false],
  ['9999-12-31', false],
])('a payee is born on %s: %s', (day, expected) => {
  expect(birthDateFault(day, now) === undefined).toBe(expected);
});
