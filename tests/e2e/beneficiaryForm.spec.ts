import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { britishCompany, createBeneficiary, newAccountNumber } from '../support/beneficiaries';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { expectFacts } from './tables';
import { test } from './test';

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/account/beneficiaries/new');
  await expect(page.getByRole('heading', { name: 'New beneficiary', level: 1 })).toBeVisible();
}

test('the pickers of countries, currencies and regions find what people type', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await open(page);
  const country = box(page, 'Country');

  await test.step('countries by name or code in any case, without those that may not be paid', async () => {
    await expect(country).toHaveAttribute('placeholder', 'Select Country...');
    await country.fill('usa');
    await expect(option(page, /^United States/)).toBeVisible();
    for (const [sanctioned, code] of [
      ['iran', 'IR'],
      ['north korea', 'KP'],
    ] as const) {
      await country.fill(sanctioned);
      await expect(page.getByText('No options found')).toBeVisible();
      await country.fill(code);
      await expect(option(page, new RegExp(sanctioned, 'i'))).toHaveCount(0);
    }
  });

  await test.step('currencies by the letters that are typed, each with its flag', async () => {
    const currency = box(page, 'Currency');
    await expect(currency).toHaveAttribute('placeholder', 'Select Currency...');
    await currency.fill('u.s-d 1');
    await expect(option(page, /USD/)).toBeVisible();
    await expect(option(page, /USD/).locator('img, svg').first()).toBeVisible();
  });

  await test.step('regions of the country', async () => {
    for (const [name, region, bankCode] of [
      ['Canada', 'Ontario', 'Branch code'],
      ['Mexico', 'Jalisco', 'CLABE'],
      ['United States', 'Nebraska', 'ABA routing number'],
    ] as const) {
      await choose(page, 'Country', name);
      // Once these stand above it, the picker of regions stays where it is.
      await expect(field(page, bankCode)).toBeVisible();
      await choose(page, 'State or province', region);
      await expect(box(page, 'State or province')).toHaveValue(new RegExp(region));
    }
  });
  expect(complaints).toEqual([]);
});

test('errors come after the attempt to go on, each at its field, in the order of the form', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const review = page.getByRole('button', { name: 'Review beneficiary' });
  /** The errors above the form, each with its field. */
  const errors = page.getByRole('alert').getByRole('button');
  await open(page);
  await expect(page.getByText('For payments from Aldgate Trading Ltd')).toBeVisible();
  await expect(
    page.getByText('The bank details appear after you choose country, bank country and currency.'),
  ).toBeVisible();
  await choose(page, 'Country', 'United Kingdom');
  await expect(field(page, 'Sort code')).toBeVisible();
  await expect(page.getByText(messages.fields.required)).toHaveCount(0);

  await test.step('what is missing', async () => {
    await review.click();
    await expect(errors).toHaveText(
      ['Name', 'Account holder', 'Account number', 'Sort code'].map((name) => `${name}: ${messages.fields.required}`),
    );
    for (const name of ['Name', 'Account holder', 'Sort code', 'Account number']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
  });

  await test.step('what is wrong', async () => {
    await field(page, 'Name').fill('n'.repeat(101));
    await field(page, 'Email').fill('a@b');
    await field(page, 'Company website').fill('docks.example');
    await field(page, 'Account number').fill('123');
    await field(page, 'Sort code').fill('6016130');
    await review.click();
    await expect(errors).toHaveText([
      'Name: Use at most 100 characters.',
      'Email: Enter an e-mail address.',
      'Company website: Enter the whole address of a website, such as https://www.example.com.',
      'Account number: For this country and currency it has 8 digits.',
      'Sort code: A sort code has six digits, such as 20-00-00.',
    ]);
  });
  expect(complaints).toEqual([]);
});

test('a beneficiary is reviewed with all that is saved, with what the bank says of the name, then added', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Basin ${randomUUID().slice(0, 8)}`;
  const holder = field(page, 'Account holder');
  const review = page.getByRole('button', { name: 'Review beneficiary' });
  const accountNumber = newAccountNumber();
  await createBeneficiary(britishCompany({ name: `${name} before`, accountNumber }));

  await test.step('it is entered', async () => {
    await open(page);
    await field(page, 'Name').fill(name);
    await choose(page, 'Country', 'United Kingdom');
    await expect(holder).toHaveValue(name);
    await field(page, 'Account number').fill(accountNumber);
    await field(page, 'Sort code').fill('601613');
    await expect(page.getByText(/^TEST BANK/)).toBeVisible();
    await field(page, 'Bank name').fill('Docklands Bank');
    await field(page, 'Email').fill('pay@basin.example');
    await field(page, 'External reference').fill(name);
    await field(page, 'Business nature').fill('Storage');
    await field(page, 'Company website').fill('https://basin.example');
  });

  await test.step('a name that does not match must be confirmed', async () => {
    await holder.fill('SIM-NO-MATCH');
    await review.click();
    await expect(
      page.getByText('The name does not match the account. The bank’s reason: The name does not match.'),
    ).toBeVisible();
    const add = page.getByRole('button', { name: 'Add beneficiary' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('checkbox', { name: 'I have confirmed the name and the account with the beneficiary.' })
      .check();
    await expect(add).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Change something' }).click();
  });

  await test.step('a bank that does not check names', async () => {
    await holder.fill('SIM-NOT-AVAILABLE');
    await review.click();
    await expect(page.getByText('The bank doesn’t offer this check.')).toBeVisible();
    await page.getByRole('button', { name: 'Change something' }).click();
  });

  await test.step('the name that the bank has can be taken', async () => {
    await holder.fill(`${name} SIM-CLOSE-MATCH`);
    await review.click();
    await expect(page.getByText(`The account is held by ${name}.`)).toBeVisible();
    await expect(page.getByText('Use this name?')).toBeVisible();
    await page.getByRole('button', { name: 'Use this name' }).click();
    await expect(page.getByText('The name matches the account.', { exact: true })).toBeVisible();
  });

  await test.step('the review', async () => {
    await expect(page.getByRole('heading', { name: 'Check the beneficiary' })).toBeVisible();
    await expect(
      page.getByText('Check the bank details against the invoice or another document that you trust.'),
    ).toBeVisible();
    const same = page
      .getByRole('status')
      .filter({ hasText: 'This bank account is saved already. You can add it again.' });
    await expect(same.getByRole('link', { name: `${name} before (opens in a new tab)` })).toBeVisible();
    await expectFacts(page.getByRole('main'), [
      ['Name', name],
      ['Kind', 'Company'],
      ['Country', 'United Kingdom'],
      ['Bank country', 'United Kingdom'],
      ['Currency', 'GBP'],
      ['Pay by', 'Regular'],
      ['Account holder', name],
      ['Account number', accountNumber],
      ['Sort code', '60-16-13'],
      ['Bank name', 'Docklands Bank'],
      ['Email', 'pay@basin.example'],
      ['External reference', name],
      ['Business nature', 'Storage'],
      ['Company website', 'https://basin.example'],
    ]);
  });

  await test.step('it is added', async () => {
    await page.getByRole('button', { name: 'Add beneficiary' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(`Beneficiary ${name} added.`)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the bank details that are asked for follow bank country, currency and kind of beneficiary', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await open(page);
  await choose(page, 'Country', 'Sweden');
  await expect(box(page, 'Bank country')).toHaveValue(/^Sweden/);
  await expect(box(page, 'Currency')).toHaveValue(/^SEK/);
  for (const [country, currency, wanted] of [
    ['United Kingdom', 'GBP', ['Sort code', 'Account number']],
    ['Germany', 'EUR', ['IBAN']],
    ['United States', 'USD', ['ABA routing number', 'Account number']],
    ['Australia', 'AUD', ['BSB code', 'Account number']],
    ['Canada', 'CAD', ['Bank code', 'Branch code', 'Account number', 'Postcode']],
    ['China', 'CNY', ['CNAPS', 'BIC', 'Account number']],
    ['Mexico', 'MXN', ['CLABE', 'BIC', 'Identification value']],
  ] as const) {
    await choose(page, 'Country', country);
    await expect(box(page, 'Currency')).toHaveValue(new RegExp(`^${currency}`));
    for (const name of wanted) await expect(field(page, name).first()).toBeVisible();
  }

  await test.step('India, whose name is within that of another country', async () => {
    await box(page, 'Country').fill('India');
    await page.getByRole('option', { name: 'India', exact: true }).click();
    await expect(box(page, 'Currency')).toHaveValue(/^INR/);
    for (const name of ['IFSC', 'Bank name', 'Account number']) await expect(field(page, name)).toBeVisible();
    await choose(page, 'Country', 'Mexico');
  });

  await test.step('every kind of identification of the specification', async () => {
    const identification = box(page, 'Identification type');
    await expect(identification).toHaveAttribute('placeholder', messages.widgets.selectSearch);
    await identification.click();
    await expect(page.getByRole('option').filter({ visible: true })).toHaveText([
      'Citizenship papers',
      'Credential de elector',
      'Drivers license',
      'Drivers license (Canadian)',
      'Employer identification number',
      'Existing credit card details',
      'Green card',
      'Incorporation number',
      'Matricula consular',
      'National id',
      'None',
      'Others',
      'Passport',
      'Registro federal de contribuyentes',
      'Social insurance number',
      'Social security number',
      'Visa',
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('a payment type with several ways to name the account asks for one', async () => {
    await choose(page, 'Country', 'United Kingdom');
    await expect(page.getByRole('group', { name: 'Pay by' })).toContainText(
      'By the local network. Usually the lower cost; it can take some days.',
    );
    await page.getByRole('checkbox', { name: 'Priority' }).check();
    const ways = page.getByRole('radiogroup', { name: 'Bank details for priority payments' });
    await expect(ways.getByRole('radio', { name: 'Account number and Sort code' })).toBeVisible();
    await expect(ways.getByRole('radio', { name: 'IBAN and BIC' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Pay by' })).toContainText(
      'By SWIFT, usually the same day. Usually the higher cost; banks on the way may charge too.',
    );
  });

  await test.step('a person has names and a day of birth', async () => {
    await page.getByRole('radio', { name: 'Individual' }).check();
    await expect(field(page, 'First name')).toBeVisible();
    await expect(field(page, 'Last name')).toBeVisible();
    for (const name of ['Email', 'External reference', 'Business nature', 'Company website']) {
      await expect(field(page, name)).toBeVisible();
    }
  });

  await test.step('a currency that does not reach the beneficiary', async () => {
    await choose(page, 'Country', 'China');
    await expect(
      page.getByText('The provider cannot pay CNY to this beneficiary in China. Try another currency.'),
    ).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
