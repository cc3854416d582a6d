import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { messages } from '../../domain/messages';
import { newPayment } from '../support/portal';
import { signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

test('the fee of a payment that waits is a pending charge, which leads to the payment', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const reference = `FEE-${randomUUID().slice(0, 8)}`;
  const id = await newPayment({ amount: '2500.00', reference });
  await page.goto('/account/charges');
  await expect(page.getByRole('heading', { level: 1, name: messages.shell.pendingCharges })).toBeVisible();
  await expect(page.getByText('All your accounts')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ charges$/ })).toBeVisible();
  await expectTitles(page, messages.shell.pendingCharges, [
    'Narrative',
    'Type',
    'Account',
    'Created',
    'Status',
    'Amount',
  ]);
  await expect(rowsOf(page, messages.shell.pendingCharges).filter({ hasText: reference })).toHaveText(
    new RegExp(`^Payment fee ${reference}Payment feeAldgate Trading Ltd\\d{1,2} \\w{3} \\d{4}Pending0\\.30 GBP$`),
  );
  await expect(page.getByRole('link', { name: `Payment fee ${reference}` })).toHaveAttribute(
    'href',
    `/account/payments/${id}`,
  );
  expect(complaints).toEqual([]);
});
