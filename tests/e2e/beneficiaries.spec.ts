import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { britishCompany, createBeneficiary, newAccountNumber, storedBeneficiary } from '../support/beneficiaries';
import { stackDatabase } from '../support/stack';
import { signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

/** Creates a beneficiary of the story's own. Gives its id. */
async function added(name: string, accountNumber: string): Promise<string> {
  const { data } = await createBeneficiary(britishCompany({ name, accountNumber }));
  return data?.createBeneficiary.id ?? '';
}

/** Makes a beneficiary one that was added two years ago. */
async function addedLongAgo(id: string): Promise<void> {
  const database = stackDatabase();
  await database('beneficiaries').where({ id }).update({ createdAt: '2024-01-15T10:00:00Z' });
  await database.destroy();
}

/** Opens the last page of the provider's list, which has the newest last. */
async function openAtProvider(page: Page, name: string): Promise<void> {
  await page.goto('/account/beneficiaries?atProvider=true');
  await expect(rowsOf(page, 'Beneficiaries at the provider').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d+$/ });
  if (await pages.count()) await pages.last().click();
  await expect(rowsOf(page, 'Beneficiaries at the provider').filter({ hasText: name })).toBeVisible();
}

test('what the list of beneficiaries says: whose they are, its filter, its badges, and that nothing matches', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Quay ${randomUUID().slice(0, 8)}`;
  const rows = rowsOf(page, 'Beneficiaries');
  const search = page.getByRole('searchbox', { name: 'Search beneficiaries' });
  const accountNumber = newAccountNumber();
  await addedLongAgo(await added(name, accountNumber));

  await test.step('heading, actions and search', async () => {
    await page.goto('/account/beneficiaries');
    await expect(page.getByRole('heading', { level: 1, name: messages.shell.beneficiaries })).toBeVisible();
    await expect(page.getByText('People and companies that Aldgate Trading Ltd pays')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ beneficiaries$/ })).toBeVisible();
    for (const action of ['At the provider', 'Upload a file', 'New beneficiary']) {
      await expect(page.getByRole('main').getByRole('link', { name: action })).toBeVisible();
    }
    await expect(search).toHaveAttribute('placeholder', 'Search by name, reference, tag, IBAN or account number');
  });

  await test.step('its only filter is the currency', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveAttribute(
      'placeholder',
      messages.widgets.selectCurrency,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
  });

  await test.step('one that was not paid for a year is marked', async () => {
    await search.fill(name);
    await expect(rows.filter({ hasText: name })).toHaveText(
      new RegExp(`^${name}.*${accountNumber}GBNever Not paid for 12 monthsRegularGBP$`),
    );
  });

  await test.step('one that the provider has not confirmed is marked, and its page says so', async () => {
    const waiting = `Berth ${randomUUID().slice(0, 8)}`;
    const database = stackDatabase();
    await storedBeneficiary(database, { name: waiting, accountNumber });
    await database.destroy();
    await search.fill(waiting);
    await expect(rows.filter({ hasText: waiting })).toHaveText(
      `${waiting} Not confirmed yet${accountNumber}GBNever RegularGBP`,
    );
    await page.getByRole('link', { name: waiting }).click();
    await expect(
      page.getByText('The provider has not confirmed this beneficiary yet. It can be paid once it has.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay this beneficiary' })).toHaveCount(0);
    await page.goBack();
  });

  await test.step('one is found by its external reference', async () => {
    const externalReference = `supplier-${randomUUID().slice(0, 8)}`;
    const supplier = `Mole ${randomUUID().slice(0, 8)}`;
    await createBeneficiary(britishCompany({ name: supplier, externalReference }));
    await search.fill(externalReference.toUpperCase());
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(supplier);
  });

  await test.step('nothing matches, and the list comes back', async () => {
    await search.fill('no such payee');
    await expect(page.getByText('No beneficiaries match this search.')).toBeVisible();
    await expect(page.getByText('0 beneficiaries', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(search).toHaveValue('');
    await expect(rows.first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a beneficiary is deleted after a question, and imported again from the provider', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Pier ${randomUUID().slice(0, 8)}`;
  const accountNumber = newAccountNumber();
  const id = await added(name, accountNumber);

  await test.step('the question names it and says what comes of it', async () => {
    await page.goto(`/account/beneficiaries/${id}`);
    await page.getByRole('button', { name: 'Delete beneficiary' }).click();
    const question = page.getByRole('dialog', { name: 'Delete beneficiary' });
    await expect(
      question.getByText(`${name} can no longer be paid. Payments that were not sent yet are refused.`),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Delete beneficiary' }).click();
    await expect(page).toHaveURL(/\/account\/beneficiaries$/);
    await expect(page.getByText(`Beneficiary ${name} deleted.`)).toBeVisible();
  });

  await test.step('its page stays, without actions', async () => {
    await page.goto(`/account/beneficiaries/${id}`);
    await expect(page.getByText('This beneficiary was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete beneficiary' })).toHaveCount(0);
    await page.goto(`/account/beneficiaries/edit/${id}`);
    await expect(page.getByText('This beneficiary was deleted.')).toBeVisible();
  });

  await test.step('the provider has it still', async () => {
    await openAtProvider(page, name);
    await expect(page.getByRole('heading', { level: 1, name: 'Beneficiaries at the provider' })).toBeVisible();
    await expect(page.getByText('What the provider holds for Aldgate Trading Ltd')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Beneficiaries in the portal' })).toBeVisible();
    await expectTitles(page, 'Beneficiaries at the provider', [
      'Name',
      'Account holder',
      'Account',
      'Bank country',
      'Currency',
      'In the portal',
    ]);
    await expect(rowsOf(page, 'Beneficiaries at the provider').filter({ hasText: name })).toHaveText(
      `${name}Docks and Co Ltd${accountNumber}GBGBPImport`,
    );
  });

  await test.step('it is imported and can be paid', async () => {
    await page.getByRole('button', { name: `Import ${name}` }).click();
    await expect(page.getByText(`${name} can now be paid.`)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const row = rowsOf(page, 'Beneficiaries at the provider').filter({ hasText: name });
    await row.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay this beneficiary' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
