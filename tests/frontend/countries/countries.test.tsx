import { screen, waitFor, within } from '@testing-library/react';
import { findCountries } from '../../../frontend/src/features/countries/findCountries';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const country = (alpha2Code: string, alpha3Code: string, countryName: string, change: object = {}) => ({
  __typename: 'countries',
  alpha2Code,
  alpha3Code,
  countryName,
  swiftTier: 2,
  weighting: 0,
  permittedJurisdiction: true,
  sanctionFlag: false,
  updatedAt: '2026-11-20T10:00:00Z',
  ...change,
});
const countries = [
  country('CU', 'CUB', 'Cuba', { permittedJurisdiction: false }),
  country('KP', 'PRK', 'North Korea', { sanctionFlag: true }),
  country('NO', 'NOR', 'Norway'),
  country('YE', 'YEM', 'Yemen'),
];

function open(path = '/admin/countries') {
  serveSession();
  onQuery('AllCountries', {
    countries,
    restricted_countries: [{ __typename: 'restricted_countries', countryCode: 'YE' }],
  });
  return renderPortal(path, fakeIdentity({ ...maker, isAdmin: true }));
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Countries' }))
    .getAllByRole('row')
    .slice(1);

test('the list says where money may go, and why not elsewhere', async () => {
  open();
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts[0]).toMatch(/Cuba.*CU, CUB.*2.*Non-permitted/);
  expect(texts[1]).toMatch(/North Korea.*Sanctioned/);
  expect(texts[2]).toMatch(/Norway.*Open/);
  expect(texts[3]).toMatch(/Yemen.*Restricted/);
});

test('search and filters stand in the address', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Sanctioned 1/ }));
  expect(address()).toBe('/admin/countries?show=sanctioned');
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Search countries' }), 'nor');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

const flags = (change: object = {}) => ({
  permittedJurisdiction: true,
  sanctionFlag: false,
  isRestricted: false,
  ...change,
  countryName: 'X',
  alpha2Code: 'XX',
  alpha3Code: 'XXX',
});

test.each([
  ['open', flags(), true],
  ['open', flags({ sanctionFlag: true }), false],
  ['open', flags({ permittedJurisdiction: false }), false],
  ['open', flags({ isRestricted: true }), false],
  ['non_permitted', flags({ permittedJurisdiction: false }), true],
  ['sanctioned', flags(), false],
  ['restricted', flags({ isRestricted: true }), true],
] as const)('%s: %j is found: %s', (filter, row, isFound) => {
  expect(findCountries([row], filter, ' xx ').length > 0).toBe(isFound);
});

test('a country is changed in a panel, which keeps its place in the address', async () => {
  const calls = onMutation('updateCountry', { updateCountry: { __typename: 'ChangedCountry', alpha2Code: 'NO' } });
  const { user } = open('/admin/countries?search=nor');
  await user.click(await screen.findByRole('link', { name: 'Norway' }));
  expect(address()).toBe('/admin/countries?search=nor&edit=NO');
  const panel = await screen.findByRole('dialog', { name: 'Norway' });
  expect(within(panel).queryByRole('textbox', { name: /two letters/ })).toBeNull();
  await user.click(await within(panel).findByRole('checkbox', { name: 'Sanctioned' }));
  await user.click(within(panel).getByRole('button', { name: 'Save country' }));
  expect(await screen.findByText('Norway was saved.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/countries?search=nor'));
  expect(calls[0]?.variables).toEqual({
    country: {
      countryName: 'Norway',
      alpha2Code: 'NO',
      alpha3Code: 'NOR',
      swiftTier: 2,
      weighting: 0,
      permittedJurisdiction: true,
      sanctionFlag: true,
      isRestricted: false,
    },
  });
});

test('a new country needs its codes', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New country' }));
  const panel = await screen.findByRole('dialog', { name: 'New country' });
  await user.type(await within(panel).findByRole('textbox', { name: /^Name/ }), 'Utopia');
  await user.type(within(panel).getByRole('textbox', { name: /two letters/ }), 'u1');
  await user.click(within(panel).getByRole('button', { name: 'Save country' }));
  expect((await within(panel).findAllByText(/Enter two capital letters, such as DE\./)).length).toBeGreaterThan(0);
  expect(within(panel).getAllByText(/This field is required\./).length).toBeGreaterThan(0);
});

test('a country in use is not deleted', async () => {
  refuseMutation('deleteCountry', 'In use.', { code: 'country_in_use', field: 'alpha2Code' });
  const { user } = open('/admin/countries?edit=NO');
  await user.click(await screen.findByRole('button', { name: 'Delete country' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete country' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete country' }));
  expect(await within(dialog).findByText('In use.')).toBeVisible();
});
