import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findCommands } from '../../../frontend/src/app/palette/findCommands';
import { findVariables, maxResults } from '../../../frontend/src/app/palette/findQuery';
import { account, aggregate, payee, payment, paymentTotal, viewerRole } from '../support/data';
import { serveForm } from '../support/paymentForm';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const found = (payments: number, beneficiaries: number) => ({
  payments: Array.from({ length: payments }, () => payment()),
  beneficiary_information_slice: Array.from({ length: beneficiaries }, () => payee()),
});

/** The payments list, with the palette open over it. Whatever is typed is searched for, and nothing is found. */
async function openPalette(change: Parameters<typeof serveSession>[0] = {}) {
  serveSession(change);
  onQuery('Payments', { payments: [payment()] });
  onQuery('PaymentTotals', { totals: [paymentTotal('awaiting_authorisation', 1)] });
  onQuery('FindInAccount', found(0, 0));
  const { user } = renderPortal('/account/payments');
  await screen.findByRole('table', { name: 'Payments' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
  await waitFor(() => expect(box).toHaveFocus());
  await within(screen.getByRole('listbox', { name: 'Commands' })).findAllByRole('option');
  return user;
}

const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a text searches payee, references and names in the account with escaped wildcards; an amount matches exactly', () => {
  expect(findVariables('a', '50%')).toEqual({ accountId: 'a', pattern: '%50\\%%', amounts: [], limit: 8 });
  expect(findVariables('a', '12,450').amounts).toEqual(['12450.00']);
});

test.each([
  [8, 8, [5, 3]],
  [8, 1, [7, 1]],
  [2, 8, [2, 6]],
  [0, 8, [8]],
])('of %i payments and %i beneficiaries the palette shows %j', (payments, beneficiaries, shown) => {
  const groups = findCommands(found(payments, beneficiaries), () => undefined);
  expect(groups.map(({ commands }) => commands.length)).toEqual(shown);
  expect(groups.flatMap(({ commands }) => commands).length).toBeLessThanOrEqual(maxResults);
});

test('Ctrl-K offers every page of the menu, the account picker, and the forms that the role permits', async () => {
  const user = await openPalette();
  const menu = within(screen.getAllByRole('navigation', { name: 'Main' })[0]!);
  const pages = menu.getAllByRole('link').map(({ textContent }) => textContent);
  for (const page of pages) expect(options('Go to').join('\n')).toContain(page);
  expect(options('Create')).toEqual(['New payment', 'New beneficiary']);
  await user.keyboard('switch{Enter}');
  await waitFor(() => expect(address()).toBe('/account/switch-accounts'));
  expect(screen.queryByRole('combobox', { name: 'Search or jump to…' })).toBeNull();
});

test('the arrows choose a command, from the last to the first one too', async () => {
  const user = await openPalette();
  const box = screen.getByRole('combobox', { name: 'Search or jump to…' });
  const list = within(screen.getByRole('listbox'));
  const expectChosen = (place: number) => {
    const all = list.getAllByRole('option');
    expect(list.getAllByRole('option', { selected: true })).toEqual([all.at(place)]);
    expect(box).toHaveAttribute('aria-activedescendant', all.at(place)?.id);
  };
  expectChosen(0);
  await user.keyboard('{ArrowDown}');
  expectChosen(1);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expectChosen(-1);
  await user.keyboard('{ArrowDown}');
  expectChosen(0);
});

test('a command that the role does not permit shows the reason and does nothing', async () => {
  const user = await openPalette({ role: viewerRole });
  await user.keyboard('new payment');
  const [option] = await within(await screen.findByRole('group', { name: 'Create' })).findAllByRole('option');
  expect(option).toHaveTextContent('New paymentThis action is disabled due to your role');
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/account/payments');
});

test('Enter ends the composition of a character, and chooses nothing', async () => {
  await openPalette();
  const box = screen.getByRole('combobox', { name: 'Search or jump to…' });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(box).toBeVisible();
  expect(address()).toBe('/account/payments');
});

test('it says so where nothing matches', async () => {
  const user = await openPalette();
  const box = screen.getByRole('combobox', { name: 'Search or jump to…' });
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('zzz');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('it finds a payment of the selected account with one query and opens it', async () => {
  const user = await openPalette();
  const calls = onQuery('FindInAccount', {
    payments: [payment({ id: '00000000-0000-4000-9000-00000000abcd', reference: 'INV-77' })],
    beneficiary_information_slice: [payee()],
  });
  await user.keyboard('inv-77');
  const option = await screen.findByRole('option', { name: /12,450\.00 EUR to Hansa Metall GmbH.*INV-77/ });
  expect(options('Beneficiaries')).toEqual(['Hansa Metall GmbHEUR']);
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({ accountId: account.id, pattern: '%inv-77%', amounts: [], limit: 8 }),
  );
  expect(option).toHaveAttribute('aria-selected', 'true');
  onQuery('payment', { payments_by_pk: null, paymentsYouCanAuthorise: [] });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/account/payments/00000000-0000-4000-9000-00000000abcd'));
});

test('g and a letter open a page; the question mark and the palette open the shortcut sheet', async () => {
  serveSession();
  onQuery('FindInAccount', found(0, 0));
  onQuery('Payments', { payments: [] });
  onQuery('PaymentTotals', { totals: [] });
  onQuery('beneficiaries', { beneficiary_information_slice: [] });
  onQuery('BeneficiaryCount', {
    beneficiary_information_slice_aggregate: aggregate('beneficiary_information_slice', 0),
  });
  const { user } = renderPortal('/account/payments');
  await screen.findByRole('heading', { level: 1, name: 'Payments' });
  await user.keyboard('gb');
  await screen.findByRole('heading', { level: 1, name: 'Beneficiaries' });
  expect(address()).toBe('/account/beneficiaries');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByRole('region', { name: 'Go to' })).toHaveTextContent('Paymentsgp');
  await user.click(within(sheet).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?gp');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/account/beneficiaries');
  await user.click(screen.getByRole('button', { name: 'Search or jump to… Ctrl K' }));
  await user.keyboard('shortcuts{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a slash leads to the search of the page, where there is none to the palette', async () => {
  serveSession();
  serveDashboard();
  onQuery('Payments', { payments: [] });
  onQuery('PaymentTotals', { totals: [] });
  const { user } = renderPortal('/account/payments');
  await screen.findByRole('heading', { level: 1, name: 'Payments' });
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search payments' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('heading', { level: 1, name: 'Payments' }));
  await user.keyboard('gd');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await user.keyboard('/');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each([
  ['opens a new payment', {}, '/account/payments/new'],
  ['does nothing for a role that may not pay', { role: viewerRole }, '/account/payments'],
])('the key n %s', async (_what, change, expected) => {
  serveForm();
  serveSession(change);
  onQuery('Payments', { payments: [] });
  onQuery('PaymentTotals', { totals: [] });
  const { user } = renderPortal('/account/payments');
  await screen.findByRole('heading', { level: 1, name: 'Payments' });
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe(expected));
});

test('the palette logs out', async () => {
  const user = await openPalette();
  await user.keyboard('log out{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});
