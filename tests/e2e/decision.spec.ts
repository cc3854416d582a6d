import { expect, type Page } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { expectAccessible } from './accessible';
import { signIn } from './person';
import { inGate, test } from './test';

const looks = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const;

async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('an approver decides by keyboard: reads, moves on, rejects with a reason', inGate, async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'approver');
  const maker = await signIn(browser, 'maker');
  await page.goto('/account/payments/authorisations');
  const id = demoId('payment open 3');
  const row = page.locator(`a[href$="payment=${id}"]`);
  const sheet = page.getByRole('dialog', { name: /^Authorise payment/ });

  await test.step('a row opens the sheet, Escape closes it and the focus returns', async () => {
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(row).toBeFocused();
  });

  await test.step('it is accessible, also while it asks for a reason', async () => {
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Balance after')).toBeVisible();
    await expectAccessibleInAllLooks(page);
    await page.keyboard.press('r');
    await expect(sheet.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('This field is required')).toBeVisible();
    await expectAccessibleInAllLooks(page);
  });

  await test.step('the rejection reaches the maker', async () => {
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('Not our invoice');
    await sheet.getByRole('button', { name: 'Reject payment' }).click();
    await expect(page.getByText(/^[\d,.]+ EUR to .+ rejected\.$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toHaveCount(0);
    await maker.page.goto(`/account/payments/${id}`);
    await expect(maker.page.getByText('Not our invoice').first()).toBeVisible();
  });

  await test.step('a batch shows its payments, bank details and totals', async () => {
    await page.getByRole('checkbox', { name: /^Select all/ }).click();
    await page.getByRole('button', { name: 'Authorise selected' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /^Total of .* in GBP/ })).toBeVisible();
    await expectAccessibleInAllLooks(page);
    await page.keyboard.press('Escape');
  });
  expect([...complaints, ...maker.complaints]).toEqual([]);
});
