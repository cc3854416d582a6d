import { screen, waitFor, within } from '@testing-library/react';
import { account, id, openAccounts, organisation, orgId, otherId } from '../support/administeredAccount';
import { standing } from '../support/data';
import { onMutation, onQuery, refuseMutation } from '../support/server';
import { governedSeat, seatFacts } from '../support/users';

const open = (tab: string, change: object = {}) => openAccounts(`/admin/accounts/${id}?tab=${tab}`, change);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const valueOf = (part: Awaited<ReturnType<typeof region>>, label: string) => part.getByText(label).nextSibling;

const tariff = { __typename: 'tariffs', id: otherId, name: 'Standard fees' };

test('the charges name the tariff of each kind, or that it is the default one', async () => {
  open('charges', { paymentFeeTariff: tariff });
  const tariffs = await region('Tariffs');
  expect(tariffs.getByRole('link', { name: 'Standard fees' })).toHaveAttribute(
    'href',
    `/admin/tariffs/${otherId}/edit`,
  );
  expect(tariffs.getAllByText('The default one')).toHaveLength(3);
  const charges = await region('Charges');
  expect(valueOf(charges, 'Charged')).toHaveTextContent('No');
  expect(valueOf(charges, 'Taken from')).toHaveTextContent('This account');
  expect(valueOf(charges, 'Currencies')).toHaveTextContent('EUR, then NOK');
});

test('charges that another account pays name it', async () => {
  onQuery('accountName', { accounts_by_pk: { __typename: 'accounts', id: otherId, name: 'Aldgate Payroll' } });
  const paid = { debit_account_id: otherId, debit_account_use_source: false };
  const from = { process_charges: true, process_charges_from: '2026-11-01', charge_currencies_use_source: true };
  open('charges', { ...paid, ...from });
  const charges = await region('Charges');
  expect(await charges.findByRole('link', { name: 'Aldgate Payroll' })).toHaveAttribute(
    'href',
    `/admin/accounts/${otherId}`,
  );
  expect(valueOf(charges, 'Charged')).toHaveTextContent('Yes');
  expect(valueOf(charges, 'From')).toHaveTextContent('1 Nov 2026');
  expect(valueOf(charges, 'Currencies')).toHaveTextContent('The currency of the charge');
});

test('the debit account is not used where charges are taken from their own', async () => {
  open('charges', { debit_account_id: otherId, debit_account_use_source: true });
  expect(valueOf(await region('Charges'), 'Taken from')).toHaveTextContent('This account');
});

test('the safeguarding of an account with its amounts', async () => {
  open('safeguarding', { safeguarding_enabled: true, safeguarding_permitted: false, safeguarded_amount_eur: '12.5' });
  const part = await region('Safeguarding');
  expect(valueOf(part, 'Enabled')).toHaveTextContent('Yes');
  expect(valueOf(part, 'Permitted')).toHaveTextContent('No');
  expect(valueOf(part, 'Safeguarded EUR')).toHaveTextContent('12.50 EUR');
});

test('the groups lead to those of the organisation', async () => {
  onQuery('accountGroups', { groups: [{ __typename: 'groups', id: otherId, name: 'Europe' }] });
  open('groups');
  const link = await screen.findByRole('link', { name: 'Europe' });
  expect(link).toHaveAttribute('href', `/admin/organisations/${orgId}?tab=groups`);
});

test('an account in no group says so', async () => {
  onQuery('accountGroups', { groups: [] });
  open('groups');
  expect(await screen.findByText('The account is in no group of its organisation.')).toBeVisible();
});

test.each([
  ['Yes', true],
  ['No', false],
])('the facts say whether the account is a designated one: %s', async (text, isDesignated) => {
  openAccounts(`/admin/accounts/${id}`, { isDesignated }, { designatedAccountType: true });
  const facts = await region('Account');
  expect(valueOf(facts, 'Designated')).toHaveTextContent(text);
  expect(facts.queryByText('Closed')).toBeNull();
});

test('the facts leave that out where the house has no designated accounts, and say when the account was closed', async () => {
  openAccounts(`/admin/accounts/${id}`, { isDesignated: true, is_closed: true, closed_date: '2026-11-20' });
  const facts = await region('Account');
  expect(facts.queryByText('Designated')).toBeNull();
  expect(valueOf(facts, 'Closed')).toHaveTextContent('20 Nov 2026');
});

test('the facts lead to the request that the account was created of', async () => {
  const request = { __typename: 'new_account_submissions', id: otherId, account_name: 'Nordics AB' };
  openAccounts(`/admin/accounts/${id}`, {}, {}, [request]);
  const link = (await region('Account')).getByRole('link', { name: 'Nordics AB' });
  expect(link).toHaveAttribute('href', `/account-submissions/${otherId}`);
});

test('an account without a request has no such fact', async () => {
  openAccounts(`/admin/accounts/${id}`);
  expect((await region('Account')).queryByText('Request')).toBeNull();
});

const provided = {
  tccAccountId: otherId,
  transactions_validated_at: '2026-11-20T10:00:00Z',
  legal_entity_type: 'company',
  tccAccount: {
    __typename: 'tcc_accounts',
    id: otherId,
    account_name: 'ALDGATE NORDIC AS',
    short_reference: '110-1',
    status: 'enabled',
  },
};

test('the record at the provider is shown', async () => {
  open('details', provided);
  const part = await region('At the provider');
  expect(part.getByRole('button', { name: `Copy provider id: ${otherId}` })).toBeVisible();
  expect(valueOf(part, 'Name')).toHaveTextContent('ALDGATE NORDIC AS');
  expect(valueOf(part, 'Sub-account')).toHaveTextContent('Yes');
});

test('an account that is not at the provider yet says so', async () => {
  open('details');
  expect(valueOf(await region('At the provider'), 'Account')).toHaveTextContent('Not connected yet');
});

test('an account without a provider id gives no seats', async () => {
  onQuery('accountContacts', { CurrencyCloudContacts: [] });
  open('users');
  expect(await screen.findByText('Seats can be given once the account has a provider id.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give seat' })).toBeNull();
});

const seat = {
  __typename: 'CurrencyCloudContacts',
  id: 'seat-1',
  user_id: 'una',
  role_id: 'role-1',
  lower_fx_limit: '1',
  upper_fx_limit: null,
  tcc_contact_id: otherId,
  ...standing.working,
  role: { __typename: 'roles', id: 'role-1', name: 'Maker' },
  user: { __typename: 'users', id: 'una', first_name: 'Una', last_name: 'Tester', enabled: false },
};

function openSeats(change: object = provided, seats: readonly object[] = [seat]) {
  onQuery('accountContacts', { CurrencyCloudContacts: seats });
  onQuery('usersNotOnAccount', {
    users: [{ __typename: 'users', id: 'omar', first_name: 'Omar', last_name: 'Reed' }],
    roles: [{ __typename: 'roles', id: 'role-1', name: 'Maker' }],
  });
  onQuery('seatFacts', seatFacts(id));
  return open('users', change);
}

test('a seat is given to a user who has none', async () => {
  const calls = onMutation('createContact', governedSeat('seat-2'));
  const { user } = openSeats();
  const row = within(await screen.findByRole('table', { name: 'Seats' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent(/una.*Una Tester.*[Dd]isabled.*Maker.*None/);
  await user.click(screen.getByRole('button', { name: 'Give seat' }));
  const panel = within(await screen.findByRole('dialog', { name: 'New seat on Aldgate Nordic' }));
  await user.click(await panel.findByRole('combobox', { name: /User/ }));
  await user.click(await screen.findByRole('option', { name: 'Omar Reed (omar)' }));
  await user.click(panel.getByRole('combobox', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Maker' }));
  await user.click(panel.getByRole('button', { name: 'Give seat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const contact = { account_id: id, user_id: 'omar', role_id: 'role-1', upper_fx_limit: '' };
  expect(calls.map(({ variables }) => variables)).toEqual([{ contact }]);
});

const reason = 'Not opened: phone_number is invalid. Correct the user’s details, or save the seat to ask again.';

test('each seat says whether it works, and why not', async () => {
  openSeats(provided, [
    seat,
    { ...seat, id: 'seat-2', user_id: 'omar', ...standing.refused },
    { ...seat, id: 'seat-3', user_id: 'zoe', ...standing.waiting },
  ]);
  const [, working, refused, waiting] = within(await screen.findByRole('table', { name: 'Seats' })).getAllByRole('row');
  expect(working).toHaveTextContent(/Working$/);
  expect(refused).toHaveTextContent(`Refused${reason}`);
  expect(waiting).toHaveTextContent(
    'WaitingThe provider has not opened this seat yet. The portal asks again by itself while the account is open.',
  );
});

test('seats are read again while one of them waits', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  try {
    openSeats(provided, [{ ...seat, ...standing.waiting }]);
    const table = await screen.findByRole('table', { name: 'Seats' });
    expect(table).toHaveTextContent('Waiting');
    const calls = onQuery('accountContacts', { CurrencyCloudContacts: [seat] });
    jest.advanceTimersByTime(30_000);
    await waitFor(() => expect(table).toHaveTextContent('Working'));
    jest.advanceTimersByTime(90_000);
    await screen.findByText('Working');
    expect(calls).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a seat that is saved and cannot act says why', async () => {
  onMutation('updateContact', governedSeat('seat-1', { state: 'refused', reason }));
  const { user } = openSeats();
  await user.click(await screen.findByRole('button', { name: 'Actions on the seat of una' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Seat of una' }));
  await user.click(await panel.findByRole('button', { name: 'Save seat' }));
  expect(await screen.findByText(`The seat was saved. ${reason}`)).toBeVisible();
});

test('a seat is removed', async () => {
  const calls = onMutation('deleteContact', {
    deleteContact: { __typename: 'GovernedRecord', id: 'seat-1', pendingChangeId: null },
  });
  const { user } = openSeats();
  await user.click(await screen.findByRole('button', { name: 'Actions on the seat of una' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove seat' }));
  await user.click(dialog.getByRole('button', { name: 'Remove seat' }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ id: 'seat-1' }));
});

test('a closed account gives no seats and offers nothing but to open it again', async () => {
  openSeats({ ...provided, is_closed: true, closed_date: '2026-11-20' });
  await screen.findByRole('table', { name: 'Seats' });
  expect(screen.queryByRole('button', { name: 'Give seat' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a closed account is opened again, which waits for a second administrator', async () => {
  const calls = onMutation('reopenAccount', {
    reopenAccount: { __typename: 'GovernedRecord', id, pendingChangeId: otherId },
  });
  const { user } = open('details', { is_closed: true, closed_date: '2026-11-20' });
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open again' }));
  await user.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ accountId: id });
});

test('an approved account is not approved again, and is closed after a confirmation', async () => {
  const calls = onMutation('closeAccount', { closeAccount: { __typename: 'AdministeredRecord', id } });
  const { user } = open('details', { is_approved: true });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Aldgate Nordic was closed.')).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ accountId: id }]);
});

const borealis = { ...organisation, id: otherId, name: 'Borealis Imports' };

async function move() {
  const { user } = open('details');
  onQuery('FoundOrganisations', { selected: [], found: [organisation, borealis] });
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Move Aldgate Nordic' }));
  await user.click(panel.getByRole('combobox', { name: /Organisation/ }));
  expect(screen.queryByRole('option', { name: account.organisation.name })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Borealis Imports' }));
  await user.click(panel.getByRole('button', { name: 'Move account' }));
  return panel;
}

test('an account is moved to another organisation', async () => {
  const calls = onMutation('moveAccount', { moveAccount: { __typename: 'GovernedRecord', id, pendingChangeId: null } });
  await move();
  expect(await screen.findByText('Aldgate Nordic was moved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ variables }) => variables)).toEqual([{ accountId: id, orgId: otherId }]);
});

test.each(['orgId', 'accountId'])('a refusal of %s is said once', async (field) => {
  refuseMutation('moveAccount', 'Users have seats on it.', { code: 'account_has_seats', field });
  const panel = await move();
  await panel.findByText('Users have seats on it.');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('an approved account is marked as the house’s, which waits for a second administrator', async () => {
  const calls = onMutation('setHouseAccount', {
    setHouseAccount: { __typename: 'GovernedRecord', id, pendingChangeId: otherId },
  });
  const { user } = openAccounts(`/admin/accounts/${id}`, { is_approved: true, tccAccountId: otherId });
  expect(valueOf(await region('Account'), 'House’s account')).toHaveTextContent('No');
  await user.click(await screen.findByRole('button', { name: 'Mark as the house’s' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as the house’s' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as the house’s' }));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ accountId: id, isHouseAccount: true });
});

test('the mark is taken away, and a refusal is shown', async () => {
  const text = 'The settings name this account. Change them first.';
  refuseMutation('setHouseAccount', text, { code: 'account_in_use', field: 'accountId' });
  const { user } = openAccounts(`/admin/accounts/${id}`, { isHouseAccount: true });
  expect(valueOf(await region('Account'), 'House’s account')).toHaveTextContent('Yes');
  await user.click(await screen.findByRole('button', { name: 'Take away the house’s mark' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take away the house’s mark' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['is not approved', { is_approved: false, tccAccountId: otherId }],
  ['the provider does not have', { is_approved: true, tccAccountId: null }],
])('an account that %s is not offered to be marked', async (_what, change) => {
  openAccounts(`/admin/accounts/${id}`, change);
  await screen.findByRole('button', { name: 'Move' });
  expect(screen.queryByRole('button', { name: 'Mark as the house’s' })).toBeNull();
});
