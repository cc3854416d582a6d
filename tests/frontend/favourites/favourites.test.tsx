import { aggregate } from '../support/data';
import { screen, waitFor, within } from '@testing-library/react';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const orgId = '00000000-0000-4000-8000-0000000000b1';
const personId = '00000000-0000-4000-8000-0000000000d1';
const link = {
  __typename: 'users_organisations',
  user_id: 'maker',
  org_id: orgId,
  can_user_admin_org: false,
  can_manage_favourites: true,
  canManageNewAccount: false,
};
const organisation = { __typename: 'organisations', id: orgId, name: 'Aldgate Trading', enable_favourites: true };
const place = { street: 'Wijnhaven 60', city: 'Rotterdam', state_or_province: null, postal_code: null, country: 'NL' };
const identity = { identification_type: null, identification_value: null, email: null, phone: null };
const found = (change: object = {}) => ({
  organisations_by_pk: organisation,
  favourites_addresses: [{ __typename: 'favourites_addresses', id: orgId, name: 'Warehouse', ...place }],
  favourites_entities: [],
  favourites_persons: [
    {
      __typename: 'favourites_persons',
      id: personId,
      first_name: 'Joost',
      last_name: 'Bakker',
      date_of_birth: '1984-11-02',
      nationality: 'NL',
      ...identity,
      ...place,
    },
  ],
  favourites_addresses_aggregate: aggregate('favourites_addresses', 1),
  favourites_entities_aggregate: aggregate('favourites_entities', 0),
  favourites_persons_aggregate: aggregate('favourites_persons', 1),
  ...change,
});

function open(path: string, change: object = {}) {
  serveSession({ user: { organisationLinks: [link] } as never });
  const calls = onQuery('favouritesByOrg', found(change));
  return { calls, ...renderPortal(path) };
}

const table = (name: string) => screen.findByRole('table', { name });

test('the organisations lead to their favourites', async () => {
  serveSession({ user: { organisationLinks: [link] } as never });
  const calls = onQuery('FavouriteOrganisations', { organisations: [organisation] });
  onQuery('favouritesByOrg', found());
  const { user } = renderPortal('/admin/favourites');
  expect(within(await table('Organisations')).getAllByRole('row')[1]).toHaveTextContent(/Aldgate Trading.*On/);
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
  await user.click(screen.getByRole('link', { name: 'Aldgate Trading' }));
  expect(within(await table('Addresses')).getAllByRole('row')[1]).toHaveTextContent(
    /Warehouse.*Wijnhaven 60, Rotterdam.*Netherlands/,
  );
});

test('kinds and search stand in the address', async () => {
  const { user, calls } = open(`/admin/favourites/${orgId}`);
  await user.click(await screen.findByRole('button', { name: /Persons 1/ }));
  expect(address()).toBe(`/admin/favourites/${orgId}?kind=person`);
  expect(within(await table('Persons')).getAllByRole('row')[1]).toHaveTextContent('Joost Bakker');
  await user.click(screen.getByRole('button', { name: /Entities 0/ }));
  expect(await screen.findByText('The organisation keeps no entities yet.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ orgId, pattern: '%x%' }));
});

test('an address is added, with what it needs asked for', async () => {
  const calls = onMutation('createFavouriteAddress', {
    createFavouriteAddress: { __typename: 'ChangedFavourite', id: personId },
  });
  const { user } = open(`/admin/favourites/${orgId}`);
  await user.click(await screen.findByRole('button', { name: 'New address' }));
  const panel = await screen.findByRole('dialog', { name: 'New address' });
  await user.type(await within(panel).findByRole('textbox', { name: /^Name/ }), 'Quay');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect((await within(panel).findAllByText(/This field is required\./)).length).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
  await user.type(within(panel).getByRole('textbox', { name: /^Street/ }), '4 Quay');
  await user.type(within(panel).getByRole('textbox', { name: /^City/ }), 'London');
  await user.click(within(panel).getByRole('combobox', { name: /Country/ }));
  await user.click(await screen.findByRole('option', { name: /United Kingdom/ }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quay was saved.')).toBeVisible();
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
  expect(calls[0]?.variables).toEqual({
    orgId,
    favourite: {
      name: 'Quay',
      street: '4 Quay',
      city: 'London',
      state_or_province: null,
      postal_code: null,
      country: 'GB',
    },
  });
  await waitFor(() => expect(address()).toBe(`/admin/favourites/${orgId}`));
});

test('a person is changed', async () => {
  const changes = onMutation('updateFavouritePerson', {
    updateFavouritePerson: { __typename: 'ChangedFavourite', id: personId },
  });
  const { user } = open(`/admin/favourites/${orgId}?kind=person&edit=${personId}`);
  const panel = await screen.findByRole('dialog', { name: 'Joost Bakker' });
  await user.type(await within(panel).findByRole('textbox', { name: /Phone/ }), '0123');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Joost Bakker was saved.')).toBeVisible();
  expect(changes[0]?.variables).toMatchObject({ favouriteId: personId, favourite: { phone: '0123', email: null } });
});

test('an address is deleted by an administrator’s call, after a confirmation', async () => {
  const calls = onMutation('deleteFavouriteAddress', {
    deleteFavouriteAddress: { __typename: 'ChangedFavourite', id: orgId },
  });
  const { user } = open(`/admin/favourites/${orgId}?edit=${orgId}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete' });
  expect(dialog).toHaveTextContent('Warehouse can no longer be chosen.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Warehouse was deleted.')).toBeVisible();
  expect(calls).toMatchObject([{ variables: { favouriteId: orgId } }]);
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
});

test('a name that is taken is said at the name', async () => {
  refuseMutation('updateFavouriteAddress', 'Taken.', { code: 'favourite_name_taken', field: 'name' });
  const { user } = open(`/admin/favourites/${orgId}?edit=${orgId}`);
  const panel = await screen.findByRole('dialog', { name: 'Warehouse' });
  await user.click(await within(panel).findByRole('button', { name: 'Save' }));
  expect(await within(panel).findByText('Name: Taken.')).toBeVisible();
});

test('an organisation that the user may not see is not found', async () => {
  open(`/admin/favourites/${orgId}`, { organisations_by_pk: null });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});
