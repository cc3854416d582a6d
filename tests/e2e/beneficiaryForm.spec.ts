import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
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
    for (const [name, region] of [
      ['Canada', 'Ontario'],
      ['Mexico', 'Jalisco'],
      ['United States', 'Nebraska'],
    ] as const) {
      await choose(page, 'Country', name);
      await choose(page, 'State or province', region);
      await expect(box(page, 'State or province')).toHaveValue(new RegExp(region));
    }
  });
  expect(complaints).toEqual([]);
});

test('errors come after the attempt to go on, each at its field, in the order of the form', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await open(page);
  await choose(page, 'Country', 'United Kingdom');
  await expect(field(page, 'Sort code')).toBeVisible();
  await expect(page.getByText(messages.fields.required)).toHaveCount(0);
  await page.getByRole('button', { name: 'Review beneficiary' }).click();
  await expect(page.getByText(messages.fields.required).first()).toBeVisible();
  for (const name of ['Name', 'Account holder', 'Sort code', 'Account number']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  await field(page, 'Email').fill('a@b');
  await page.getByRole('button', { name: 'Review beneficiary' }).click();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
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
    ['Mexico', 'MXN', ['CLABE']],
  ] as const) {
    await choose(page, 'Country', country);
    await choose(page, 'Currency', currency);
    for (const name of wanted) await expect(field(page, name).first()).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Individual' }).check();
  await expect(field(page, 'First name')).toBeVisible();
  await expect(field(page, 'Last name')).toBeVisible();
  expect(complaints).toEqual([]);
});
