import { screen, waitFor, within } from '@testing-library/react';
import { sessionUser, standing } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { fill, serveForm } from '../support/paymentForm';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const head = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('button', { name: /^Aldgate/ });
const box = () => screen.findByRole('combobox', { name: 'Search your accounts' });
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

function serve() {
  serveSession();
  serveDashboard();
  return onMutation('StoreLastUsedAccount', { update_users_by_pk: null });
}

test('the account opens a search in one’s own accounts; arrows and Enter switch', async () => {
  const stored = serve();
  const { user } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.click(head());
  await waitFor(async () => expect(await box()).toHaveFocus());
  expect(await offered()).toEqual([
    'Aldgate Europe BVAldgate Trading · ALD-2',
    'Aldgate Trading LtdCurrent · Aldgate Trading · ALD-1',
  ]);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(head()).toHaveTextContent('Aldgate Europe BV'));
  expect(screen.queryByRole('combobox', { name: 'Search your accounts' })).toBeNull();
  await waitFor(() => expect(stored).toHaveLength(1));
});

test('the search asks the server, Escape closes and gives the focus back, and nothing is read before', async () => {
  serve();
  const { user } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const calls = onQuery('GetAccountsForUser', { users_by_pk: null });
  expect(calls).toHaveLength(0);
  await user.click(head());
  await user.type(await box(), 'euro');
  await waitFor(() => expect(calls.at(-1)?.variables.pattern).toBe('%euro%'));
  expect(await screen.findByText('No account matches this search.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All accounts' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(head()).toHaveFocus());
  expect(screen.queryByRole('combobox', { name: 'Search your accounts' })).toBeNull();
});

test('an account whose seat cannot act yet says so', async () => {
  const { contacts, ...rest } = sessionUser().users_by_pk;
  serveSession({ user: { ...rest, contacts: [{ ...contacts[0]!, ...standing.waiting }, contacts[1]!] } });
  serveDashboard();
  const { user } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.click(head());
  expect(await offered()).toEqual([
    'Aldgate Europe BVYour seat cannot act yet · Aldgate Trading · ALD-2',
    'Aldgate Trading LtdCurrent · Aldgate Trading · ALD-1',
  ]);
});

test('administrators find all accounts from there', async () => {
  serve();
  onQuery('AllAccounts', {
    accounts: [],
    accounts_aggregate: {
      __typename: 'accounts_aggregate',
      aggregate: { __typename: 'accounts_aggregate_fields', count: 0 },
    },
  });
  const { user } = renderPortal('/dashboard', fakeIdentity({ ...maker, isAdmin: true }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.click(head());
  await user.click(await screen.findByRole('link', { name: 'All accounts' }));
  await waitFor(() => expect(address()).toBe('/account/switch-accounts2'));
});

test('the palette switches accounts too, and a form with changes asks first', async () => {
  serveForm();
  serveDashboard();
  onQuery('FindInAccount', { payments: [], beneficiary_information_slice: [] });
  const stored = onMutation('StoreLastUsedAccount', { update_users_by_pk: null });
  const { user } = renderPortal('/account/payments/new');
  await fill(user, '1200');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or jump to…' }), 'europe');
  await user.click(await screen.findByRole('option', { name: /^Aldgate Europe BV/ }));
  const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(head()).toHaveTextContent('Aldgate Trading Ltd');
  expect(stored).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(head()).toHaveTextContent('Aldgate Europe BV'));
  expect(address()).toBe('/dashboard');
});
