import { regions, regionsOf } from '../../../../domain/countries/regions';

describe.each([
  ['US', 51, /^[A-Z]{2}$/, ['Alabama', 'Wyoming']],
  ['CA', 13, /^[A-Z]{2}$/, ['Alberta', 'Yukon']],
  ['MX', 32, /^[A-Z]{3}$/, ['Aguascalientes', 'Zacatecas']],
] as const)('%s', (country, count, pattern, [first, last]) => {
  const names = regions[country].map(({ name }) => name);
  const codes = regions[country].map(({ code }) => code);

  it(`has ${count} regions, each with a code and a name of its own`, () => {
    expect([new Set(names).size, new Set(codes).size, names.length]).toEqual([count, count, count]);
    for (const code of codes) expect(code).toMatch(pattern);
  });

  it('lists them in the order of their names', () => {
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    expect([names[0], names.at(-1)]).toEqual([first, last]);
  });
});

it.each([
  ['US', 'California', 'CA'],
  ['US', 'District of Columbia', 'DC'],
  ['CA', 'Quebec', 'QC'],
  ['CA', 'Nunavut', 'NU'],
  ['MX', 'Ciudad de México', 'CMX'],
  ['MX', 'Nuevo León', 'NLE'],
] as const)('%s: %s has the code %s', (country, name, code) => {
  expect(regionsOf(country)?.find((region) => region.name === name)?.code).toBe(code);
});

it.each(['US', 'CA', 'MX'] as const)('the picker for %s shows its own regions', (country) => {
  expect(regionsOf(country)).toBe(regions[country]);
});

it.each(['DE', 'GB', '', 'us', 'toString'])('there are no regions to choose from for %j', (country) => {
  expect(regionsOf(country)).toBeUndefined();
});
