import { countryChange, countryInputSchema, type CountryInput } from '../../../../domain/countries/countryInput';

const norway: CountryInput = {
  countryName: 'Norway',
  alpha2Code: 'NO',
  alpha3Code: 'NOR',
  swiftTier: 1,
  weighting: 10,
  permittedJurisdiction: true,
  sanctionFlag: false,
  isRestricted: false,
};
const isValid = (change: object) => countryInputSchema.isValid({ ...norway, ...change }, { strict: true });

test.each<[what: string, change: object, isTaken: boolean]>([
  ['a complete country', {}, true],
  ['the fourth tier', { swiftTier: 4 }, true],
  ['a fifth tier', { swiftTier: 5 }, false],
  ['no tier', { swiftTier: 0 }, false],
  ['half a tier', { swiftTier: 1.5 }, false],
  ['a negative weight', { weighting: -1 }, false],
  ['a code of three letters in place of two', { alpha2Code: 'NOR' }, false],
  ['a code in small letters', { alpha3Code: 'nor' }, false],
  ['no name', { countryName: '' }, false],
])('%s: taken %#', async (_what, change, isTaken) => {
  expect(await isValid(change)).toBe(isTaken);
});

test('a change names each field with its old and new value', () => {
  const after = { ...norway, swiftTier: 2, sanctionFlag: true };
  expect(countryChange(norway, after)).toBe('NO: swiftTier 1 → 2, sanctionFlag false → true');
});

test.each([
  { countryName: 'Kongeriket Norge' },
  { alpha3Code: 'NRW' },
  { weighting: 11 },
  { permittedJurisdiction: false },
  { isRestricted: true },
])('a change of %j is told', (change) => {
  expect(countryChange(norway, { ...norway, ...change })).toContain(Object.keys(change)[0]);
});

test('an unchanged country is none', () => {
  expect(countryChange(norway, { ...norway })).toBeUndefined();
});
