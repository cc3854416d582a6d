import { expect, type Page } from '@playwright/test';
import { signIn } from './person';
import { screens } from './screens';
import { test } from './test';

const filtered = [
  'payments-filtered',
  'conversions-filtered',
  'transactions-filtered',
  'account-transfers',
  'activity-logs-2',
  'audit',
];
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const { name, path, user = '' } of screens.filter((screen) => filtered.includes(screen.name))) {
  test(`the open filters of ${name} have their height before their file has come`, async ({ browser }) => {
    const { page } = await signIn(browser, user);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const release = await holdFilters(page);
      await page.goto(path);
      const before = await heightOfFilters(page, '[aria-busy="true"]');
      await release();
      const after = await heightOfFilters(page, 'form');
      expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
    }
  });
}

/** Keeps the file of the form of filters back. Returns what lets it come. */
async function holdFilters(page: Page): Promise<() => Promise<void>> {
  const pattern = /\/assets\/(FilterForm|ActivityFilters|ChangeFilters)-[^/]*\.js/;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unroute(pattern);
  };
}

/** The height of what the button "Filters" opens, once it has the element. */
async function heightOfFilters(page: Page, element: string): Promise<number> {
  const id = await page.getByRole('button', { name: 'Filters', exact: true }).getAttribute('aria-controls');
  const filters = page.locator(`[id="${id}"]`);
  await filters.locator(element).first().waitFor({ state: 'attached' });
  return (await filters.boundingBox())?.height ?? 0;
}
