import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listStates, patternNames } from '../../frontend/gallery/patterns/story';
import { galleryPath } from '../../local/stack/gallery';
import { accessibilityFaults } from './accessible';
import { test } from './test';

const built = resolve(__dirname, '..', '..', 'frontend', 'dist');

async function faultsOf(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...faults, `wider than the window by ${overflow} px`] : faults;
}

const overlays = ['dialog', 'panel', 'sheet', 'palette', 'shortcuts'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: no component breaks an accessibility rule or its width, in any state`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(galleryPath);
    await expect(page.getByRole('table', { name: 'Many payments' }).getByRole('row').nth(1)).toBeVisible();
    // Errors show after an attempt to submit.
    await page.getByRole('button', { name: 'Review payment' }).click();
    await expect(page.getByText('2 fields need your attention')).toBeVisible();

    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${width} px`, async () => expect(await faultsOf(page)).toEqual([]));
    }
    for (const name of overlays) await test.step(name, () => expectOverlay(page, name));
    await test.step('toasts and a calendar', () => expectToasts(page));
    expect(complaints).toEqual([]);
    await context.close();
  });
}

const patternPages = [
  ...patternNames.filter((name) => name !== 'list'),
  ...listStates.map((state) => `list?state=${state}`),
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: no page pattern breaks an accessibility rule or its width`, async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme });
    const page = await context.newPage();
    for (const name of patternPages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${galleryPath}/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: /^An? / })).toBeVisible();
      // The width is the same in both themes.
      for (const width of colorScheme === 'light' ? [1280, 320] : [1280]) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${name}, ${width} px`, async () => expect(await faultsOf(page)).toEqual([]));
      }
    }
    await context.close();
  });
}

test('selected rows have a bar in view, and a phone has an order and a button to select', async ({ page }) => {
  await page.goto(`${galleryPath}/list`);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(page.getByText('24 selected')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Authorise selected' })).toBeInViewport();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Amount, descending');
  await expect(page).toHaveURL(/sort=-amount/);
  const box = page.getByRole('checkbox', { name: /^Select REF-0 / });
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(box).toBeVisible();
  await page.getByRole('link', { name: 'Hansa Metall GmbH' }).first().click();
  await expect(box).toBeChecked();
  await expect(page.getByText('1 selected')).toBeInViewport();
});

/** Opens over the page without a fault, takes the focus, and gives it back. */
async function expectOverlay(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Open ${name}` });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function expectToasts(page: Page): Promise<void> {
  for (const kind of ['info', 'danger', 'success', 'gray', 'primary']) {
    await page.getByRole('button', { name: `Toast: ${kind}` }).click();
  }
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(5);
  expect(await accessibilityFaults(page, 'section[aria-label="Notifications"]')).toEqual([]);
  await page.getByRole('textbox', { name: 'Payment date', exact: true }).click();
  await expect(page.getByRole('button', { name: '28 November 2026, banks are closed' })).toBeDisabled();
  expect(await accessibilityFaults(page, '[data-dates-dropdown]')).toEqual([]);
}

test('a long table keeps few rows in the page, to the last of ten thousand', async ({ page }) => {
  await page.goto(galleryPath);
  const table = page.getByRole('table', { name: 'Many payments' });
  await table.getByRole('link', { name: 'Payee 0' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('link', { name: 'Payee 1', exact: true })).toBeFocused();
  for (let row = 2; row <= 40; row++) {
    await page.keyboard.press('j');
    await expect(table.locator('tr:focus-within').getByText(`REF-${row}`, { exact: true })).toBeVisible();
  }
  await page.evaluate(() => {
    const many = document.querySelector('table[aria-rowcount]');
    window.scrollTo(0, (many?.getBoundingClientRect().bottom ?? 0) + window.scrollY - window.innerHeight);
  });
  await expect(table.getByRole('link', { name: 'Payee 9999' })).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(80);
});

test('the portal’s own build has nothing of the gallery', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|html)$/.test(name));
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) {
    expect(readFileSync(join(built, name), 'utf8'), name).not.toContain('Every part of the design system');
  }
});
