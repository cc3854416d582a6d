import { screen, waitFor, within } from '@testing-library/react';
import { british, chooseRoute, field, group, serveRoute } from '../support/beneficiaryForm';
import { countryLists } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const combobox = (name: string) => screen.getByRole('combobox', { name });
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm(details: unknown = british) {
  serveSession();
  onQuery('GetCountries', countryLists);
  serveRoute(details);
  const { user } = renderPortal('/account/beneficiaries/new');
  await screen.findByRole('combobox', { name: 'Country' });
  const choose = async (label: string, option: string) => {
    await user.clear(combobox(label));
    await user.type(combobox(label), option);
    await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
  };
  return { user, choose };
}

test('bank country and currency follow the country until the user changes them', async () => {
  const { choose } = await openForm();
  await choose('Country', 'United Kingdom');
  await waitFor(() => expect(combobox('Currency')).toHaveValue('GBP – British Pound'));
  expect(combobox('Bank country')).toHaveValue('United Kingdom');
  await choose('Country', 'Germany');
  await waitFor(() => expect(combobox('Currency')).toHaveValue('EUR – Euro'));
  expect(combobox('Bank country')).toHaveValue('Germany');

  await choose('Currency', 'USD');
  await choose('Country', 'United Kingdom');
  await waitFor(() => expect(combobox('Bank country')).toHaveValue('United Kingdom'));
  expect(combobox('Currency')).toHaveValue('USD – US Dollar');
});

test('sanctioned, non-permitted and restricted countries are not offered', async () => {
  const { user } = await openForm();
  await user.click(combobox('Country'));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.map((name) => name.replace(/^\P{L}+/u, ''))).toEqual(['Germany', 'United Kingdom', 'United States']);
});

test('account holder and company name follow the name until the user changes them', async () => {
  const { user } = await openForm([group('regular', [field('companyName', '.+'), field('accountNumber', '.+')])]);
  await chooseRoute(user);
  await screen.findByRole('textbox', { name: 'Company name' });
  await user.type(textbox('Name'), 'Thames');
  expect(textbox('Account holder')).toHaveValue('Thames');
  await user.type(textbox('Account holder'), ' Ltd');
  await user.type(textbox('Name'), ' 2');
  expect(textbox('Account holder')).toHaveValue('Thames Ltd');
  expect(textbox('Company name')).toHaveValue('Thames 2');
});

test('regular payments come first and are chosen, each with its cost and speed', async () => {
  const { user } = await openForm();
  await chooseRoute(user);
  const choices = within(await screen.findByRole('group', { name: 'Pay by' })).getAllByRole('checkbox');
  expect(choices.map((choice) => choice.getAttribute('aria-describedby'))).not.toContain(null);
  const [regular, priority] = choices;
  expect(regular).toHaveAccessibleName('Regular');
  expect(regular).toHaveAccessibleDescription(/^By the local network\./);
  expect(priority).toHaveAccessibleName('Priority');
  expect(regular).toBeChecked();
  expect(priority).not.toBeChecked();
  await user.type(textbox('Sort code'), '204060');
  await user.tab();
  const summary = screen.getByRole('region', { name: 'This beneficiary' });
  expect(within(summary).getByText('20-40-60')).toBeVisible();
  expect(within(summary).getByText('Regular')).toBeVisible();
});

test('a payment type with several ways to name the account asks for one of them', async () => {
  const byNumber = group('priority', [field('accountNumber', '.+'), field('bicSwift', '.+')]);
  const { user } = await openForm([...british, byNumber]);
  await chooseRoute(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Priority' }));
  const ways = await screen.findByRole('radiogroup', { name: 'Bank details for priority payments' });
  expect(within(ways).getByRole('radio', { name: 'IBAN and BIC' })).toBeChecked();
  await user.click(within(ways).getByRole('radio', { name: 'Account number and BIC' }));
  expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
  expect(textbox('BIC')).toBeVisible();
  expect(textbox('Sort code')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: 'Priority' }));
  expect(screen.queryByRole('radiogroup', { name: /priority payments/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Regular' }));
  expect(screen.getByRole('checkbox', { name: 'Regular' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Priority' })).not.toBeChecked();
});

test('errors stand in the order of the form', async () => {
  const { user } = await openForm([
    group('regular', [field('accountNumber', '.+'), field('postcode', '.+'), field('companyName', '.+')]),
  ]);
  await chooseRoute(user);
  await user.click(await screen.findByRole('button', { name: 'Review beneficiary' }));
  const links = await screen.findAllByRole('button', { name: /: This field is required\.$/ });
  expect(links.map((link) => link.textContent.split(':')[0])).toEqual([
    'Name',
    'Company name',
    'Account holder',
    'Account number',
    'Postcode',
  ]);
});

test('a currency that does not reach the country is said, with the country’s own to try', async () => {
  const { choose } = await openForm([]);
  await choose('Country', 'United Kingdom');
  const text = 'The provider cannot pay GBP to this beneficiary in United Kingdom. Try another currency.';
  expect(await screen.findByText(text)).toBeVisible();
  await choose('Currency', 'USD');
  expect(
    await screen.findByText(/cannot pay USD .* Try GBP, the currency of the country, or another one\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review beneficiary' })).toBeNull();
});

test('the region is chosen where there is a list of them, and typed elsewhere; the city is always typed', async () => {
  const { choose } = await openForm([group('regular', [field('city', '.+'), field('stateOrProvince', '.+')])]);
  await choose('Country', 'United States');
  expect(await screen.findByRole('combobox', { name: 'State or province' })).toBeVisible();
  expect(textbox('City')).toBeVisible();
  await choose('State or province', 'Oregon');
  await choose('Country', 'Germany');
  expect(await screen.findByRole('textbox', { name: 'State or province' })).toHaveValue('');
  expect(textbox('City')).toBeVisible();
});

test('a typed region stays for a country without a list, and is cleared for one whose list lacks it', async () => {
  const { user, choose } = await openForm([group('regular', [field('stateOrProvince', '.+')])]);
  await choose('Country', 'Germany');
  await user.type(await screen.findByRole('textbox', { name: 'State or province' }), 'Oregon');
  await choose('Country', 'United Kingdom');
  expect(await screen.findByRole('textbox', { name: 'State or province' })).toHaveValue('Oregon');
  await choose('Country', 'United States');
  expect(await screen.findByRole('combobox', { name: 'State or province' })).toHaveValue('');
  await choose('Country', 'Germany');
  expect(await screen.findByRole('textbox', { name: 'State or province' })).toHaveValue('');
});
