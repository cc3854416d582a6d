import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { signIn } from './person';

const payment = demoId('payment open 0');
const beneficiary = demoId('beneficiary hansa-metall');

/** Each route once, with theme and width in rotation. */
const pages: readonly (readonly [path: string, heading: RegExp, scheme: 'light' | 'dark', width: number])[] = [
  ['/dashboard', /Dashboard/, 'light', 1280],
  ['/account/payments', /Payments/, 'dark', 390],
  ['/account/payments/new', /New payment/, 'dark', 1280],
  [`/account/payments/${payment}`, /EUR to Hansa/, 'light', 390],
  [`/account/payments/${payment}/edit`, /./, 'light', 1280],
  ['/account/payments/authorisations', /Authorisations/, 'dark', 1280],
  ['/account/beneficiaries', /Beneficiaries/, 'light', 390],
  ['/account/beneficiaries/new', /New beneficiary/, 'dark', 390],
  [`/account/beneficiaries/${beneficiary}`, /Hansa/, 'light', 1280],
  ['/account/switch-accounts', /./, 'dark', 1280],
  ['/nowhere', /not found/i, 'light', 390],
];

test('no page breaks an accessibility rule, in either theme, wide or narrow', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  for (const [path, heading, colorScheme, width] of pages) {
    await test.step(`${path}, ${colorScheme}, ${width} px`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
  expect(complaints).toEqual([]);
});

test('signed out: the sign-in page, both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
