import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

/** Answers the notice that is open, and continues. */
async function acknowledge(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Before you pay Milano Ceramica SpA' });
  await expect(notice.getByText('A payment that has been sent can rarely be recovered.')).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('radio', { name: 'I pay an invoice or a contract that I have checked' }).check();
  await notice.getByRole('checkbox', { name: 'I have read this notice and checked the bank details' }).check();
  await notice.getByRole('button', { name: 'Continue' }).click();
}

test('a fraud notice stands before a payment and before its authorisation', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'borealis');
  const approver = await signIn(browser, 'borealisadmin');
  const reference = `NOTICE-${Date.now()}`;

  await test.step('the maker reads it before the payment is created', async () => {
    await page.goto('/account/payments/new');
    await choose(page, 'Beneficiary', 'Milano Ceramica SpA');
    await page.getByRole('textbox', { name: 'Amount' }).fill('6100');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Tiles');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('button', { name: 'Send for approval' }).click();
    await acknowledge(page);
    await expect(page.getByRole('heading', { name: '6,100.00 EUR to Milano Ceramica SpA' })).toBeVisible();
  });

  await test.step('in the sheet Escape closes the notice alone, and the payment waits on', async () => {
    await approver.page.goto('/account/payments/authorisations');
    await approver.page.getByRole('cell', { name: '6,100.00 EUR' }).click();
    const sheet = approver.page.getByRole('dialog', { name: /^Authorise payment/ });
    await sheet.getByRole('button', { name: 'Authorise payment' }).click();
    await expect(approver.page.getByText('A payment that has been sent can rarely be recovered.')).toBeVisible();
    await approver.page.keyboard.press('Escape');
    await expect(
      sheet.getByText('Read and acknowledge the fraud notice before this payment can continue.'),
    ).toBeVisible();
  });

  await test.step('the approver reads it before the payment is sent', async () => {
    const sheet = approver.page.getByRole('dialog', { name: /^Authorise payment/ });
    await sheet.getByRole('button', { name: 'Authorise payment' }).click();
    await acknowledge(approver.page);
    await expect(approver.page.getByText(/Authorised\. No more approvals needed\./).first()).toBeVisible();
  });
  expect([...complaints, ...approver.complaints]).toEqual([]);
});
