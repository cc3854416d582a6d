import { act, screen, waitFor, within } from '@testing-library/react';
import { currencyOffers } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const row = (currency: string, change: object = {}) => ({
  __typename: 'currency_settings',
  currency,
  enabled: true,
  decimals: 2,
  safeguarded: false,
  balance_alarm: null,
  ...change,
});
const pounds = row('GBP', { safeguarded: true, balance_alarm: '25000' });
const all = [pounds, row('HRK', { enabled: false }), row('JPY', { decimals: 0 }), row('SEK')];

function open(path = '/admin/currencies', rows: readonly object[] = all) {
  serveSession();
  onQuery('CurrencySettings', { currency_settings: rows });
  return renderPortal(path, fakeIdentity({ ...maker, isAdmin: true }));
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Currencies' }))
    .getAllByRole('row')
    .slice(1);
const saved = (pendingChangeId: string | null = null) => ({
  updateCurrencySettings: { __typename: 'ChangedCurrencySettings', currency: 'GBP', pendingChangeId },
});

test('the list says what is offered, with how many decimals, and what is safeguarded', async () => {
  open();
  const texts = (await rows()).map((one) => one.textContent);
  expect(texts[0]).toMatch(/GBP – British Pound.*Offered.*2 decimals.*Yes.*25,000\.00/);
  expect(texts[1]).toMatch(/HRK – Croatian Kuna.*Not offered.*2 decimals.*No/);
  expect(texts[2]).toMatch(/JPY – Japanese Yen.*Offered.*Whole/);
});

test('search and filters stand in the address', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Not offered 1/ }));
  expect(address()).toBe('/admin/currencies?show=not_offered');
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Safeguarded 1/ }));
  expect((await rows())[0]).toHaveTextContent('GBP');
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Search currencies' }), 'yen');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('without rows it says so', async () => {
  open('/admin/currencies', []);
  expect(await screen.findByText('There are no currencies yet.')).toBeVisible();
});

test('a currency is changed in a panel', async () => {
  const calls = onMutation('updateCurrencySettings', saved());
  const { user } = open('/admin/currencies?search=gb');
  await user.click(await screen.findByRole('link', { name: 'GBP – British Pound' }));
  expect(address()).toBe('/admin/currencies?search=gb&edit=GBP');
  const panel = await screen.findByRole('dialog', { name: 'British Pound' });
  await user.click(await within(panel).findByRole('checkbox', { name: 'Offered' }));
  await user.clear(within(panel).getByRole('textbox', { name: /Decimals/ }));
  await user.type(within(panel).getByRole('textbox', { name: /Decimals/ }), '1');
  await user.clear(within(panel).getByRole('textbox', { name: 'Alarm below' }));
  await user.click(within(panel).getByRole('button', { name: 'Save currency' }));
  expect(await screen.findByText('British Pound was saved.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/currencies?search=gb'));
  expect(calls[0]?.variables).toEqual({
    settings: { currency: 'GBP', enabled: false, decimals: 1, safeguarded: true, balance_alarm: null },
  });
});

test('a change that waits for a second administrator says so', async () => {
  onMutation('updateCurrencySettings', saved('00000000-0000-4000-8000-0000000000c1'));
  const { user } = open('/admin/currencies?edit=SEK');
  await user.click(await screen.findByRole('checkbox', { name: 'Offered' }));
  await user.click(screen.getByRole('button', { name: 'Save currency' }));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
});

test.each([
  ['GBP', '3', 'Enter 0 to 2.'],
  ['JPY', '1', 'This currency has no decimals. Enter 0.'],
  ['GBP', '1.5', 'Enter a whole number.'],
])('%s does not take %s decimals', async (code, decimals, text) => {
  const calls = onMutation('updateCurrencySettings', saved());
  const { user } = open(`/admin/currencies?edit=${code}`);
  const field = await screen.findByRole('textbox', { name: /Decimals/ });
  await user.clear(field);
  await user.type(field, decimals);
  await user.click(screen.getByRole('button', { name: 'Save currency' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(field).toBeInvalid();
  expect(calls).toEqual([]);
});

test('safeguarding is asked about only where it handles the currency', async () => {
  open('/admin/currencies?edit=SEK');
  await screen.findByRole('checkbox', { name: 'Offered' });
  expect(screen.queryByRole('checkbox', { name: 'Safeguarded' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Alarm below' })).toBeNull();
});

test('what the server refuses is said at its field', async () => {
  const text = 'There is client money in this currency: 5.00 GBP safeguarded. Transfer it back first.';
  refuseMutation('updateCurrencySettings', text, { code: 'money_safeguarded', field: 'safeguarded' });
  const { user } = open('/admin/currencies?edit=GBP');
  await user.click(await screen.findByRole('checkbox', { name: 'Safeguarded' }));
  await user.click(screen.getByRole('button', { name: 'Save currency' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByRole('checkbox', { name: 'Safeguarded' })).toBeInvalid();
});

test('what another administrator changes appears in place', async () => {
  const { live } = open();
  await rows();
  act(() =>
    live.publish('CurrencySettingsLive', { currency_settings: [...all.slice(0, 3), row('SEK', { enabled: false })] }),
  );
  await waitFor(async () => expect((await rows())[3]).toHaveTextContent('Not offered'));
});

test('pickers of new work leave out what is not offered', async () => {
  serveSession();
  onQuery('CurrencyOffers', {
    currency_settings: currencyOffers.map((one) => (one.currency === 'SEK' ? { ...one, enabled: false } : one)),
  });
  const { user } = renderPortal('/account/conversions/new');
  await user.click(await screen.findByRole('combobox', { name: /You sell/ }));
  await screen.findByRole('option', { name: /NOK/ });
  for (const code of ['SEK', 'HRK', 'BGN']) expect(screen.queryByRole('option', { name: new RegExp(code) })).toBeNull();
});

test('an amount has at most the decimals that are offered', async () => {
  serveSession();
  onQuery('CurrencyOffers', {
    currency_settings: currencyOffers.map((one) => (one.currency === 'GBP' ? { ...one, decimals: 0 } : one)),
  });
  const { user } = renderPortal('/account/conversions/new?currency=GBP');
  await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '12.50');
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Use 13.00' })).toBeVisible();
});
