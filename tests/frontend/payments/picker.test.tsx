import { screen, waitFor } from '@testing-library/react';
import { makerRole, payee, payment } from '../support/data';
import { hansa, serveForm } from '../support/paymentForm';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { holdQuery, onQuery, refuseQuery } from '../support/server';

const acme = payee({ name: 'Acme', iban: null, accountNumber: '31926819', currency: 'GBP', bankCountry: 'GB' });
const zeta = payee({ name: 'Zeta', currency: 'USD', iban: null, bankCountry: 'US' });

/** A payment to a beneficiary, by an older version of its bank details. */
const paid = (to: ReturnType<typeof payee>) =>
  payment({
    beneficiarySlice: {
      ...payee({ name: 'By its old name' }),
      beneficiary: { ...(to.beneficiary as object), slices: [to] },
    },
  });

async function open(recent: readonly object[] = []) {
  const searches = onQuery('Payees', { beneficiary_information_slice: [acme, hansa, zeta] });
  onQuery('RecentPayees', { payments: recent });
  const { user } = renderPortal('/account/payments/new');
  const box = await screen.findByRole('combobox', { name: 'Beneficiary' });
  await user.click(box);
  await screen.findByRole('option', { name: /^Acme/ });
  return { user, box, searches };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('a row names the beneficiary, the country, the currency and the end of the account’s number', async () => {
  serveForm();
  await open();
  expect(options()).toEqual([
    'Acme United Kingdom, GBP · account ending 6819',
    'Hansa Metall GmbH Germany, EUR · IBAN ending 3000',
    'Zeta United States, USD',
    'New beneficiary',
  ]);
});

test('without a text the most recently paid come first, each once; a text orders by name', async () => {
  serveForm();
  const { user, box } = await open([paid(zeta), paid(hansa), paid(zeta)]);
  expect(options().map((text) => text.split(' ')[0])).toEqual(['Zeta', 'Hansa', 'Acme', 'New']);
  await user.type(box, 'a');
  await waitFor(() => expect(options().map((text) => text.split(' ')[0])).toEqual(['Acme', 'Hansa', 'Zeta', 'New']));
});

test('if the payments cannot be read, the beneficiaries are there by name', async () => {
  serveForm();
  onQuery('Payees', { beneficiary_information_slice: [acme, hansa] });
  refuseQuery('RecentPayees', 'The payments cannot be read.');
  const { user } = renderPortal('/account/payments/new');
  await user.click(await screen.findByRole('combobox', { name: 'Beneficiary' }));
  expect(await screen.findByRole('option', { name: /^Acme/ })).toBeVisible();
});

test('a beneficiary is chosen by keyboard, and the list shows all again when it is opened', async () => {
  serveForm();
  const { user, box, searches } = await open([paid(hansa)]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Hansa Metall GmbH (EUR)');
  await user.click(box);
  expect(await screen.findByRole('option', { name: /^Zeta/ })).toBeVisible();
  expect(searches.map(({ variables }) => variables.pattern)).not.toContain('%Hansa Metall GmbH%');
  await user.clear(box);
  await user.type(box, 'Ze');
  await waitFor(() => expect(searches.at(-1)?.variables).toMatchObject({ pattern: '%Ze%' }));
});

test('a new beneficiary is at the foot, also where nothing is found, and is reached by keyboard', async () => {
  serveForm();
  const { user, box } = await open();
  await user.type(box, 'nobody');
  await waitFor(() => expect(options()).toEqual(['No options found', 'New beneficiary']));
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'New beneficiary' })).not.toHaveAttribute('data-combobox-disabled'),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/account/beneficiaries/new'));
});

test('while a search runs, the keyboard does not choose a new beneficiary in place of one still to come', async () => {
  serveForm();
  const { user, box } = await open();
  const { calls, release } = holdQuery('Payees', { beneficiary_information_slice: [payee({ name: 'Nova' })] });
  await user.type(box, 'nova');
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(options()).toEqual(['Loading...', 'New beneficiary']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/account/payments/new');
  release();
  expect(await screen.findByRole('option', { name: /^Nova/ })).toBeVisible();
});

test('a role that may not create beneficiaries is not offered one', async () => {
  serveForm();
  serveSession({ role: { ...makerRole, can_create_beneficiaries: false } });
  await open();
  expect(screen.queryByRole('option', { name: 'New beneficiary' })).toBeNull();
});

test('a beneficiary that the provider has not confirmed says so and cannot be chosen', async () => {
  serveForm();
  onQuery('RecentPayees', { payments: [] });
  const unconfirmed = payee({
    name: 'Nova',
    beneficiary: { ...(zeta.beneficiary as object), tcc_beneficiary_id: null },
  });
  onQuery('Payees', { beneficiary_information_slice: [unconfirmed] });
  const { user } = renderPortal('/account/payments/new');
  const box = await screen.findByRole('combobox', { name: 'Beneficiary' });
  await user.click(box);
  const option = await screen.findByRole('option', { name: /^Nova Germany, EUR · not confirmed by the provider yet$/ });
  await user.click(option);
  expect(box).toHaveValue('');
});

test('the reason follows the last payment to the beneficiary until the user changes it', async () => {
  serveForm();
  const lastTo = (to: ReturnType<typeof payee>, reason: string) => ({ ...paid(to), reason });
  const { user, box } = await open([lastTo(hansa, 'Steel'), lastTo(zeta, 'Rent'), lastTo(hansa, 'Older')]);
  const reason = () => screen.getByRole('textbox', { name: 'Reason' });
  const choose = async (name: RegExp) => {
    await user.click(box);
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(/^Hansa/);
  expect(reason()).toHaveValue('Steel');
  await choose(/^Zeta/);
  expect(reason()).toHaveValue('Rent');
  await choose(/^Acme/);
  expect(reason()).toHaveValue('');
  await user.type(reason(), 'Bolts');
  await choose(/^Hansa/);
  expect(reason()).toHaveValue('Bolts');
});
