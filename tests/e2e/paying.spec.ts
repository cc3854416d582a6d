import { expect, test } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';

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
    await page
      .getByRole('link', { name: /^2,300\.00 GBP on .* \(opens in a new tab\)$/ })
      .first()
      .click();
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
