import { expect } from '@playwright/test';
import { smallPayment } from '../support/portal';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

test('a payment is saved as a template, made from it, and repeated; a series is paused and resumed', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Freight ${Date.now()}`;
  const amount = `${6000 + (Date.now() % 1000)}.${10 + (Date.now() % 90)}`;

  await test.step('the review saves a template without its amount', async () => {
    // Another story may have moved the business time, so today's date may have passed.
    await page.goto(`/account/payments/new?paymentDate=${smallPayment().paymentDate}`);
    await choose(page, 'Beneficiary', 'Thames Logistics');
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('textbox', { name: 'Reason' }).fill('Freight');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByRole('textbox', { name: /^Name of the template/ }).fill(name);
    await page.getByRole('checkbox', { name: 'Keep the amount' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText(`Template “${name}” saved.`).first()).toBeVisible();
  });

  await test.step('it is repeated monthly', async () => {
    await page.getByRole('combobox', { name: 'How often' }).click();
    await page.getByRole('option', { name: 'Monthly' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up recurring payment' }).click();
    await expect(page).toHaveURL(/\/account\/payments\/recurring$/);
    await expect(page.getByRole('button', { name: `Pause: Thames Logistics Ltd, ${name}` })).toBeVisible();
  });

  await test.step('it is paused and resumed', async () => {
    for (const [act, then] of [
      ['Pause', 'Resume'],
      ['Resume', 'Pause'],
      ['End', 'History'],
    ] as const) {
      await page.getByRole('button', { name: `${act}: Thames Logistics Ltd, ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `${then}: Thames Logistics Ltd, ${name}` })).toBeVisible();
    }
  });

  await test.step('a payment is made from the template, which asks for the amount', async () => {
    await page.goto('/account/payments');
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(`From the template “${name}”.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reference', exact: true })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });

  await test.step('the template is deleted', async () => {
    await page.goto('/account/payments/templates');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete template' }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
