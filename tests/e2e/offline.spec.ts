import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { inGate, test } from './test';

test('without a network a strip says so and goes by itself, and what was typed stays', inGate, async ({ browser }) => {
  const { page } = await signIn(browser, 'maker');
  const strip = page.getByText('You are offline. What you see may be out of date. Trying again…');
  await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
  await page.getByRole('link', { name: 'New payment' }).first().click();
  await choose(page, 'Beneficiary', 'Thames Logistics Ltd');

  await page.context().setOffline(true);
  await expect(strip).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('3456');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rent');

  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('status').getByText('You are back online')).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3,456.00');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Rent');
});
