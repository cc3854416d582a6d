import { expect, type Page } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
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
/** A field is higher than this. */
const tolerancePx = 8;
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const { name, path, user = '' } of screens.filter((screen) => filtered.includes(screen.name))) {
  test(`the open filters of ${name} have their height before their file has come`, async ({ browser }) => {
    // A service worker would answer from its store what is held back here.
    const { page } = await signIn(browser, user, { serviceWorkers: 'block' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      const release = await holdFilters(page);
      await page.goto(path);
      const before = await heightOfFilters(page, '[aria-busy="true"]');
      await release();
      const after = await heightOfFilters(page, 'form');
      expect(Math.abs(after - before)).toBeLessThanOrEqual(tolerancePx);
    }
  });
}

test('what stands below the remarks on a payment shows once they have their height', async ({ browser }) => {
  const { page } = await signIn(browser, 'approver');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query PaymentToDecide')) await released;
    await route.continue();
  });
  await page.goto(`/account/payments/${demoId('payment open 0')}`);
  const below = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(page.getByRole('button', { name: 'Authorise payment' })).toBeVisible();
  await expect(below).toBeHidden();
  release();
  await expect(page.getByRole('region', { name: 'Compared with the last payments to this payee' })).toBeVisible();
  await expect(below).toBeVisible();
});

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
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** The height of what the button "Filters" opens, once it has the element. Its id changes if the page is built again while it loads. */
async function heightOfFilters(page: Page, element: string): Promise<number> {
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  let height: number | undefined;
  const measure = async () => {
    const filters = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    const isThere = (await filters.locator(element).count()) > 0;
    height = isThere ? (await filters.boundingBox())?.height : undefined;
    return height;
  };
  await expect.poll(measure, { timeout: 60_000 }).toBeDefined();
  return height ?? 0;
}
