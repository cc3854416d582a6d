import { screen, waitFor, within } from '@testing-library/react';
import { id, openAccounts, organisation, orgId, otherId } from '../support/administeredAccount';
import { address } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const tccId = '00000000-0000-4000-8000-0000000000d1';
const provided = (change: object = {}) => ({
  __typename: 'TccAccount',
  tccId,
  accountId: null,
  accountName: 'ALDGATE SUD SRL',
  status: 'enabled',
  shortReference: '261120-00007',
  city: 'Milano',
  country: 'IT',
  ...change,
});
const imported = provided({ tccId: otherId, accountId: id, accountName: 'ALDGATE NORDIC AS', status: null });

function open(search = '', totalPages = 1) {
  const named = onQuery('getTccAccounts', {
    getTccAccounts: { __typename: 'TccAccounts', totalPages, accounts: [provided(), imported] },
  });
  return { ...openAccounts(`/admin/accounts/import${search}`), named };
}

const row = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Accounts at the provider' });
  return within(within(table).getByText(name).closest('tr')!);
};

test("the provider's accounts are listed; one that is imported leads to ours", async () => {
  const { named } = open();
  const south = await row('ALDGATE SUD SRL');
  expect(south.getByText('261120-00007')).toBeVisible();
  expect(south.getByText('Milano, IT')).toBeVisible();
  expect(south.getByText('Enabled')).toBeVisible();
  expect(south.getByRole('button', { name: 'Import ALDGATE SUD SRL' })).toBeVisible();
  const nordic = await row('ALDGATE NORDIC AS');
  expect(nordic.getByRole('link', { name: 'Imported' })).toHaveAttribute('href', `/admin/accounts/${id}`);
  expect(nordic.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  expect(named.map(({ variables }) => variables)).toEqual([{ page: 1, perPage: 25, accountName: null }]);
});

test('a name is searched for in the list, page by page', async () => {
  const { named, user } = open('?search=aldgate', 2);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(named.at(-1)?.variables).toEqual({ page: 2, perPage: 25, accountName: 'aldgate' }));
  expect(address()).toBe('/admin/accounts/import?search=aldgate&page=2');
});

test('an id is asked for alone', async () => {
  const asked = onQuery('getTccAccountsByTCCId', { getTccAccountsByTCCId: [provided()] });
  const { named } = open(`?search=${tccId}`);
  expect((await row('ALDGATE SUD SRL')).getByText('Enabled')).toBeVisible();
  expect(screen.queryByText('ALDGATE NORDIC AS')).toBeNull();
  expect(asked.map(({ variables }) => variables)).toEqual([{ tccIds: [tccId] }]);
  expect(named).toHaveLength(0);
});

async function importSouth() {
  const { user } = open();
  await user.click((await row('ALDGATE SUD SRL')).getByRole('button'));
  const panel = within(await screen.findByRole('dialog', { name: 'Import ALDGATE SUD SRL' }));
  await user.click(panel.getByRole('button', { name: 'Import account' }));
  expect(await panel.findByText('This field is required.')).toBeVisible();
  await user.click(panel.getByRole('combobox', { name: /Organisation/ }));
  await user.click(await screen.findByRole('option', { name: organisation.name }));
  await user.click(panel.getByRole('button', { name: 'Import account' }));
  return panel;
}

test('an account is imported into a chosen organisation and opened', async () => {
  const calls = onMutation('importTccAccount', { importTccAccount: { __typename: 'AdministeredRecord', id } });
  await importSouth();
  expect(await screen.findByText('ALDGATE SUD SRL was imported.')).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/admin/accounts/${id}`));
  expect(calls.map(({ variables }) => variables)).toEqual([{ tccId, orgId }]);
});

test.each(['orgId', 'tccId'])('a refusal of %s is said once, and the panel stays', async (field) => {
  refuseMutation('importTccAccount', 'It was imported meanwhile.', { code: 'account_not_found', field });
  const panel = await importSouth();
  await panel.findByText('It was imported meanwhile.');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(address()).toBe('/admin/accounts/import');
});
