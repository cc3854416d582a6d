import { expect } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

test('a payment like one that waits already: named, opened beside it, and sent once the maker says so', async ({
  browser,
}) => {
  const reference = `AGAIN-${Date.now()}`;
  const { page, complaints } = await signIn(browser, 'maker');

  await test.step('the review names the payment that exists', async () => {
    await page.goto('/account/payments/new');
    await choose(page, 'Beneficiary', 'Thames Logistics Ltd');
    await page.getByRole('textbox', { name: 'Amount' }).fill('2300');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Invoice');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
    await page.getByRole('button', { name: 'Review payment' }).click();
    await expect(page.getByText('This payment may exist already')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it opens in a tab of its own', async () => {
    const opened = page.waitForEvent('popup');
    const link = page.locator(`a[href$="${demoId('payment open 2')}"]`);
    await expect(link).toHaveText(/^2,300\.00 GBP on .* \(opens in a new tab\)$/);
    await link.click();
    const other = await opened;
    await expect(other).toHaveURL(new RegExp(demoId('payment open 2')));
    await expect(other.getByRole('heading', { name: '2,300.00 GBP to Thames Logistics Ltd' })).toBeVisible();
    await other.close();
  });

  await test.step('the payment is sent after the maker confirms it', async () => {
    const send = page.getByRole('button', { name: 'Send for approval' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: 'Pay again: this is another payment' }).check();
    await send.click();
    await expect(page.getByRole('heading', { name: '2,300.00 GBP to Thames Logistics Ltd' })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the beneficiary picker: last paid first, walked by keyboard, a new beneficiary at its foot', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/payments/new');
  const box = page.getByRole('combobox', { name: 'Beneficiary' });
  const foot = page.getByRole('option', { name: 'New beneficiary' });

  await test.step('every row has two lines, and the foot is in view', async () => {
    await box.click();
    await expect(
      page.getByRole('option', { name: /^Hansa Metall GmbH Germany, EUR · IBAN ending 3000$/ }),
    ).toBeVisible();
    await expect(foot).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });

  await test.step('the keyboard reaches rows that the foot does not cover', async () => {
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowDown');
    const active = await page.locator('[data-combobox-selected]').boundingBox();
    const covered = await foot.boundingBox();
    expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(/ \([A-Z]{3}\)$/);
  });

  await test.step('the foot leads to a new beneficiary', async () => {
    await box.fill('nobody of this name');
    await expect(page.getByRole('option')).toHaveText(['No options found', 'New beneficiary']);
    await foot.click();
    await expect(page.getByRole('heading', { name: 'New beneficiary' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
