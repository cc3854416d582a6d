import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import {
  britishCompany,
  createBeneficiary,
  germanPerson,
  newAccountNumber,
  storedBeneficiary,
} from '../support/beneficiaries';
import { stackDatabase } from '../support/stack';
import { signIn } from './person';
import { expectFacts } from './tables';
import { test } from './test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

async function added(beneficiary: Record<string, unknown>): Promise<string> {
  const { data, errors } = await createBeneficiary(beneficiary);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createBeneficiary.id;
}

test('the page of a beneficiary states every detail, its use and its tags, and asks the bank about the name', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const reference = unique('REF');
  const person = germanPerson({
    dateOfBirth: '1980-02-29',
    postcode: '20457',
    stateOrProvince: 'Hamburg',
    bankName: 'Commerzbank',
    bankAddress: 'Kaiserplatz 1',
    email: 'anna@weber.example',
    externalReference: reference,
    identificationType: 'passport',
    identificationValue: 'C01X00T47',
    businessNature: 'Consulting',
    companyWebsite: 'https://weber.example',
  });
  const id = await added(person);

  await test.step('a person', async () => {
    await page.goto(`/account/beneficiaries/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(page.getByText('Paid in EUR by Aldgate Trading Ltd')).toBeVisible();
    await expectFacts(card(page, 'Bank account'), [
      ['Account holder', 'Anna Weber'],
      ['IBAN', 'DE89 3704 0044 0532 0130 00'],
      ['BIC', 'COBADEFFXXX'],
      ['Bank', 'Commerzbank'],
      ['Bank country', 'Germany'],
      ['Bank address', 'Kaiserplatz 1'],
      ['Currency', 'EUR'],
      ['Payment types', 'Regular, Priority'],
    ]);
    await expectFacts(card(page, 'Beneficiary'), [
      ['Kind', 'Individual'],
      ['First name', 'Anna'],
      ['Last name', 'Weber'],
      ['Date of birth', '29 Feb 1980'],
      ['Address', 'Am Sandtorkai 41, Hamburg, Hamburg, 20457'],
      ['Country', 'Germany'],
      ['Email', 'anna@weber.example'],
      ['Identification', 'Passport C01X00T47'],
      ['External reference', reference],
      ['Business nature', 'Consulting'],
      ['Company website', 'https://weber.example'],
    ]);
    await expectFacts(card(page, 'In this account'), [['Last paid', /^Never $/]]);
    await expect(page.getByRole('link', { name: 'Pay this beneficiary' })).toHaveAttribute(
      'href',
      `/account/payments/new?beneficiary_id=${id}`,
    );
    await expect(page.getByRole('link', { name: 'Change beneficiary' })).toBeVisible();
  });

  await test.step('the bank is asked about the name', async () => {
    await button(page, 'Check the name').click();
    await expect(page.getByText('The name matches the account.', { exact: true })).toBeVisible();
  });

  await test.step('tags', async () => {
    await button(page, 'Add tags').click();
    await expect(page.getByText('Separate tags by commas, such as rent, monthly.')).toBeVisible();
    await field(page, 'Tags').fill('x'.repeat(41));
    await button(page, 'Save tags').click();
    await expect(page.getByText('Use at most 40 characters.', { exact: true })).toBeVisible();
    await field(page, 'Tags').fill('advice, Hamburg');
    await button(page, 'Save tags').click();
    await expect(page.getByText('Tags saved.')).toBeVisible();
    await expect(button(page, 'Change tags')).toBeVisible();
    await expect(page.getByRole('link', { name: 'advice' })).toHaveAttribute(
      'href',
      '/account/beneficiaries?search=advice',
    );
  });
  expect(complaints).toEqual([]);
});

test('a beneficiary is changed: the form has what is stored, the review shows what changes, the page what it was', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const reference = unique('REF');
  const [accountNumber, nextNumber] = [newAccountNumber(), newAccountNumber()];
  const company = britishCompany({
    name: unique('Lock'),
    accountNumber,
    email: 'pay@docks.example',
    externalReference: reference,
    businessNature: 'Storage',
    companyWebsite: 'https://docks.example',
    bankName: 'Docklands Bank',
  });
  const id = await added(company);

  await test.step('the form opens with what is stored', async () => {
    await page.goto(`/account/beneficiaries/${id}`);
    await page.getByRole('link', { name: 'Change beneficiary' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change beneficiary' })).toBeVisible();
    await expect(page.getByText('Payments that were not sent yet must be changed and approved again.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked();
    for (const [name, value] of [
      ['Name', company.name],
      ['Email', 'pay@docks.example'],
      ['External reference', reference],
      ['Business nature', 'Storage'],
      ['Company website', 'https://docks.example'],
      ['Account holder', 'Docks and Co Ltd'],
      ['Account number', accountNumber],
      ['Sort code', '60-16-13'],
      ['Bank name', 'Docklands Bank'],
    ] as const) {
      await expect(field(page, name), name).toHaveValue(value);
    }
    for (const [name, value] of [
      ['Country', 'United Kingdom'],
      ['Bank country', 'United Kingdom'],
      ['Currency', /^GBP/],
    ] as const) {
      await expect(box(page, name), name).toHaveValue(value);
    }
    await expect(page.getByRole('checkbox', { name: 'Regular' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Priority' })).not.toBeChecked();
  });

  await test.step('without a change there is nothing to save', async () => {
    await button(page, 'Review beneficiary').click();
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    await expect(button(page, 'Save changes')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Change something').click();
  });

  await test.step('the review shows the old beside the new', async () => {
    await field(page, 'Account number').fill(nextNumber);
    await field(page, 'Business nature').fill('Storage and transport');
    await button(page, 'Review beneficiary').click();
    const changes = page.getByRole('table').getByRole('row');
    await expect(changes).toHaveText([
      'ChangedBeforeNow',
      `Account number${accountNumber}${nextNumber}`,
      'Business natureStorageStorage and transport',
    ]);
    await button(page, 'Save changes').click();
    await expect(page.getByText(`Beneficiary ${company.name} changed.`)).toBeVisible();
  });

  await test.step('the page shows what it was', async () => {
    const history = card(page, 'History');
    await expect(history.getByText(/^Changed \d{1,2} \w{3} \d{4}, \d\d:\d\d UTC$/)).toBeVisible();
    await expect(history.getByRole('row')).toHaveText([
      'ChangedBeforeNow',
      `Account number${accountNumber}${nextNumber}`,
      'Business natureStorageStorage and transport',
    ]);
  });
  expect(complaints).toEqual([]);
});

test('a stored country that may not be paid any more stays in the picker and says why', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const database = stackDatabase();
  const iran = await storedBeneficiary(database, {
    name: unique('Bandar'),
    accountNumber: newAccountNumber(),
    country: 'IR',
  });
  const belarus = await storedBeneficiary(database, {
    name: unique('Brest'),
    accountNumber: newAccountNumber(),
    country: 'BY',
  });
  await database.destroy();
  await page.goto(`/account/beneficiaries/edit/${iran}`);
  await expect(box(page, 'Country')).toHaveValue(/^Iran.* \(Sanctioned\)$/);
  await page.goto(`/account/beneficiaries/edit/${belarus}`);
  await expect(box(page, 'Country')).toHaveValue('Belarus (Non-permitted jurisdiction)');
  expect(complaints).toEqual([]);
});

test('a role that may not create beneficiaries is told so, and offered nothing', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'viewer');
  await page.goto('/account/beneficiaries/new');
  await expect(page.getByText(messages.widgets.disabledByRole)).toBeVisible();
  const id = await added(britishCompany({ name: unique('Weir'), accountNumber: newAccountNumber() }));
  await page.goto(`/account/beneficiaries/edit/${id}`);
  await expect(page.getByText(messages.widgets.disabledByRole)).toBeVisible();
  await page.goto(`/account/beneficiaries/${id}`);
  await expect(card(page, 'Bank account')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Pay this|Change) beneficiary$/ })).toHaveCount(0);
  await page.goto('/account/beneficiaries');
  await expect(page.getByRole('table', { name: 'Beneficiaries' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(New beneficiary|Upload a file)$/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
