import { expect as expectAtOnce, type Page } from '@playwright/test';
import { stackDatabase } from '../support/stack';
import { accessibilityFaults } from './accessible';
import { test } from './test';

/** The schema of admin is large: on a busy machine its first answer takes longer than others. */
const expect = expectAtOnce.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 240_000 });

test('the tables are browsed, filtered, sorted and followed as admin', async ({ page }) => {
  await page.goto('/console/data?role=admin');

  await test.step('a table is found by its name', async () => {
    await page.getByRole('searchbox', { name: 'Find a table' }).fill('payments');
    await page.getByRole('link', { name: 'payments', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'payments', exact: true })).toBeVisible();
    await expect(page.getByText(/^Rows 1 to 25 of \d+$/)).toBeVisible();
  });

  await test.step('pages lead on and back', async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText(/^Rows 26 to 50 of/)).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByText(/^Rows 1 to 25 of/)).toBeVisible();
  });

  await test.step('a filter and an order are kept by a reload', async () => {
    await addFilter(page, 'status', '_in', 'awaiting_authorisation, new');
    await expect.poll(() => hasOnly(page, 'status', ['awaiting_authorisation', 'new'])).toBe(true);
    await page.getByRole('button', { name: 'amount', exact: true }).click();
    await page.getByRole('button', { name: 'amount', exact: true }).click();
    const isSorted = async () => {
      const amounts = (await cells(page, 'amount')).map(Number);
      return amounts.length > 1 && amounts.every((amount, index) => index === 0 || amount <= amounts[index - 1]!);
    };
    await expect.poll(isSorted).toBe(true);
    await page.reload();
    await schemaLoads(page);
    await expect(page.getByRole('columnheader', { name: 'amount', exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect.poll(() => hasOnly(page, 'status', ['awaiting_authorisation', 'new'])).toBe(true);
    await page.getByRole('button', { name: 'Remove the filter status' }).click();
    await expect(page.getByRole('list', { name: 'Filters' })).toBeHidden();
  });

  await test.step('relationships lead to one row and to many, and back', async () => {
    await page
      .getByRole('link', { name: /^Open / })
      .first()
      .click();
    const relationships = page.getByRole('navigation', { name: 'Relationships' });
    await relationships.getByRole('link', { name: /^account row of accounts/ }).click();
    await expect(page.getByText('Rows 1 to 1', { exact: true })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Way back' })
      .getByRole('link', { name: /^payments / })
      .click();
    await relationships.getByRole('link', { name: /^statusChanges rows of/ }).click();
    await expect(page.getByRole('heading', { name: 'payment_status_changes' })).toBeVisible();
    await expect(page.getByText(/^Rows 1 to \d+ of \d+$/)).toBeVisible();
    await page.goBack();
    await expect(relationships).toBeVisible();
  });
});

test('the tables show why a row is hidden from a role', async ({ page }) => {
  await page.goto(`/console/data?role=admin&table=payments&row=${JSON.stringify({ id: await paymentOfBorealis() })}`);
  await expect(page.getByRole('table', { name: 'Values' })).toBeVisible();

  await page.getByRole('radio', { name: 'Demo user' }).check();
  await page.getByRole('combobox', { name: 'User', exact: true }).selectOption('maker');
  await schemaLoads(page);
  await expect(page.getByText('The role user does not see this row.')).toBeVisible();
  const hidden = page.getByText('user may not see it account.contacts.user.id _eq X-Hasura-User-Id = maker');
  await hidden.click();
  await expect(page.getByText('holds account.contacts.user.enabled _eq true')).toBeVisible();
  await expect(page.getByText('fails account.contacts.user.id _eq X-Hasura-User-Id = maker')).toBeVisible();
  await expect(page.getByText('250 rows').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'User', exact: true }).selectOption('borealis');
  await expect(page.getByText('user may see it')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Values' })).toBeVisible();
});

test('the tables change what the role may change, and show the refusal of the rest', async ({ page }) => {
  const before = await lastUsedAccount();
  await page.goto(`/console/data?user=maker&role=user&table=users&row=${JSON.stringify({ id: 'maker' })}`);
  const field = page.getByRole('textbox', { name: /^last_used_account_id/ });
  const changes = page.getByRole('region', { name: 'Change' });
  const save = changes.getByRole('button', { name: 'Save changes' });

  await test.step('an account with a seat is allowed', async () => {
    await field.fill(await accountOf('Aldgate Payroll'));
    await save.click();
    await expect.poll(lastUsedAccount).toBe(await accountOf('Aldgate Payroll'));
    await field.fill(before);
    await save.click();
    await expect.poll(lastUsedAccount).toBe(before);
  });

  await test.step('an account of others is refused by the check', async () => {
    await field.fill(await accountOf('Borealis Imports'));
    await save.click();
    await expect(changes.getByRole('alert')).toContainText(
      'check constraint of an insert/update permission has failed',
    );
    expect(await lastUsedAccount()).toBe(before);
  });

  await test.step('even admin is refused where the database has not granted it', async () => {
    await page.getByRole('radio', { name: 'Admin secret' }).check();
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('admin');
    await schemaLoads(page);
    await page.getByRole('textbox', { name: /^first_name/ }).fill('Someone');
    await save.click();
    await expect(changes.getByRole('alert')).toContainText('permission denied for table users');
  });

  await test.step('so is its deletion, which is asked about first', async () => {
    await changes.getByRole('button', { name: 'Delete row' }).click();
    await changes.getByRole('button', { name: 'Keep it' }).click();
    await changes.getByRole('button', { name: 'Delete row' }).click();
    await changes.getByRole('button', { name: 'Delete the row for good' }).click();
    await expect(changes.getByRole('alert').last()).toContainText('permission denied for table users');
  });

  await test.step('and a new row', async () => {
    await page.goto('/console/data?role=admin&table=countries');
    await page.getByRole('link', { name: 'New row' }).click();
    const row = page.getByRole('region', { name: 'New row' });
    await row.getByRole('textbox', { name: /^countryName/ }).fill('Nowhere');
    await row.getByRole('button', { name: 'Insert row' }).click();
    await expect(row.getByRole('alert')).toContainText('permission denied for table countries');
  });
});

test('the tables break no accessibility rule, in either theme, wide or narrow', async ({ page }) => {
  const address = '/console/data?role=user&table=payments';
  for (const place of [
    '',
    '&where=amount:_gt:1&order=amount:asc',
    `&row=${JSON.stringify({ id: await paymentOfBorealis() })}`,
  ]) {
    await page.goto(address + place);
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await schemaLoads(page);
      await expect(page.locator('.tables [aria-busy=true]')).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  }
});

/** The tables of the role that was chosen are there. */
async function schemaLoads(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Tables' })).toBeVisible();
}

async function addFilter(page: Page, column: string, operator: string, value: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a filter' });
  await form.getByRole('combobox', { name: 'Column' }).selectOption(column);
  await form.getByRole('combobox', { name: 'Operator' }).selectOption(operator);
  await form.getByRole('textbox', { name: 'Value' }).fill(value);
  await form.getByRole('button', { name: 'Add filter' }).click();
}

/** The cells of a column from top to bottom. */
async function cells(page: Page, column: string): Promise<string[]> {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const index = headings.findIndex((text) => text.replace(/ [↑↓]$/, '') === column);
  return page.locator(`.rows tbody td:nth-child(${index + 1})`).allInnerTexts();
}

/** Whether there are rows, and the column has none but these values in them. Which of them comes first depends on other stories. */
async function hasOnly(page: Page, column: string, values: readonly string[]): Promise<boolean> {
  const shown = await cells(page, column);
  return shown.length > 0 && shown.every((value) => values.includes(value));
}

async function valueOf(sql: string, bindings: readonly string[] = []): Promise<string> {
  const database = stackDatabase();
  const { rows } = await database.raw<{ rows: { value: string }[] }>(sql, [...bindings]);
  await database.destroy();
  return rows[0]!.value;
}

const lastUsedAccount = () => valueOf(`select last_used_account_id as value from users where id = 'maker'`);

const accountOf = (name: string) => valueOf('select id as value from accounts where name = ?', [name]);

const paymentOfBorealis = () =>
  valueOf(
    `select p.id as value from payments p join accounts a on a.id = p."accountId" where a.name like 'Borealis%' limit 1`,
  );
