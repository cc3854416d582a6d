import { expect } from '@playwright/test';
import { enter, signIn } from './person';
import { inGate, test } from './test';

test('on a phone the action stays in view and covers nothing that has the focus', inGate, async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto('/');
  await enter(page, 'maker');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto('/account/payments/new');
  const review = page.getByRole('button', { name: 'Review payment' });
  const date = page.getByRole('textbox', { name: 'Payment date' });
  await date.click();
  const field = await date.boundingBox();
  const calendar = await page.getByRole('table').boundingBox();
  expect(calendar?.width).toBeGreaterThan((field?.width ?? 0) * 0.9);
  await page.keyboard.press('Escape');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const [bottom, isReview] = await review.evaluate((button) => {
      const focused = document.activeElement;
      return [focused?.getBoundingClientRect().bottom ?? 0, focused === button] as const;
    });
    if (isReview) break;
    expect(bottom).toBeLessThan((await review.boundingBox())?.y ?? 0);
  }
  await expect(review).toBeInViewport();
});

test('a list of several pages has links to them, and on a phone says which page it is', async ({ browser }) => {
  const { page } = await signIn(browser, 'maker');
  await page.goto('/account/transactions');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const summary = pager.getByText(/^Page \d+\/\d+$/);
  await expect(pager.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(summary).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(summary).toHaveText(/^Page 1\/[2-9]\d*$/);
  await expect(pager.getByRole('button', { name: 'Page 1', exact: true })).toBeHidden();
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect(summary).toHaveText(/^Page 2\//);
  await pager.getByRole('button', { name: 'Previous page' }).click();
  await expect(summary).toHaveText(/^Page 1\//);
});

test(
  'on a phone the actions of a row stand below its text, and what is empty leaves no separator',
  inGate,
  async ({ browser }) => {
    const { page } = await signIn(browser, 'maker');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/account/payments/recurring');
    const row = page.getByRole('row').filter({ hasText: 'RENT LYON' });
    const actions = await row.getByRole('button', { name: /^History/ }).boundingBox();
    const text = await row.getByText('Monthly').boundingBox();
    const whole = await row.boundingBox();
    expect(actions?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    expect(actions?.x).toBeLessThan((whole?.x ?? 0) + 40);
    await expect(row.getByText('Active')).toBeVisible();

    await page.goto('/notices');
    const separatorIn = (title: string) =>
      page
        .getByRole('row')
        .filter({ hasText: title })
        .locator('[data-phone="secondDetail"]')
        .evaluate((cell) => window.getComputedStyle(cell, '::before').content);
    expect(await separatorIn('Money arrived')).toBe('none');
    expect(await separatorIn('Statement ready')).toBe('" · "');
  },
);
