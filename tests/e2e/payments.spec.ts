import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'papaparse';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

test('the payments of a currency and an amount: filtered, counted, searched by amount, saved as a file', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/payments');
  const count = page.getByText(/^[\d,]+ payments? · /);
  await expect(count).toBeVisible();
  const all = await count.textContent();

  await test.step('the filters apply together', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await choose(page, 'Currency', 'EUR');
    await page.getByLabel('Amount from').fill('1k');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/currency=EUR&amountFrom=1000\.00/);
    await expect(page.getByRole('button', { name: 'Remove: At least 1,000.00' })).toBeVisible();
    await expect(count).toHaveText(/^\d+ payments? · [\d,.]+ EUR$/);
    expect(await count.textContent()).not.toBe(all);
  });

  await test.step('with the filters open no rule of accessibility is broken', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the file holds what is found', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const rows = parse<Record<string, string>>(text.slice(1), { header: true }).data;
    expect(await count.textContent()).toMatch(new RegExp(`^${rows.length} payments? · `));
    for (const row of rows) {
      expect(row.Currency).toBe('EUR');
      expect(Number(row.Amount)).toBeGreaterThanOrEqual(1000);
      expect(row.IBAN || row['Account number']).toBeTruthy();
    }
    await expect(page.getByText(/\.csv is saved\.$/)).toBeVisible();
  });

  await test.step('an amount in the search finds its payments', async () => {
    const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
    const [amount = ''] = (await rows.first().getByRole('cell').last().innerText()).split(/\s/);
    const before = await rows.count();
    await page.getByRole('searchbox', { name: 'Search payments' }).fill(amount);
    await expect(page).toHaveURL(/search=/);
    await expect(rows.first()).toContainText(`${amount} EUR`);
    await expect.poll(() => rows.count()).toBeLessThan(before);
  });

  await test.step('without the filters all payments are back', async () => {
    await page.getByRole('searchbox', { name: 'Search payments' }).fill('');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count).toHaveText(all ?? '');
  });
  expect(complaints).toEqual([]);
});
