import { expect } from '@playwright/test';
import { enter } from './person';
import { test } from './test';

test('on a phone the action stays in view and covers nothing that has the focus', async ({ browser }) => {
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
