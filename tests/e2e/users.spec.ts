import { expect } from '@playwright/test';
import { enter } from './person';
import { test } from './test';

test('an administrator adds a user, gives a seat, issues a key and disables the user', async ({ page }) => {
  const username = `t-${Date.now()}`;
  await page.goto('/admin/users/create');
  await enter(page, 'orgadmin');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'First name' }).fill('Una');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Browser');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('3 Feb 1990');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@demo.invalid`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+447700901234');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { name: 'Una Browser' })).toBeVisible();

  await page.getByRole('button', { name: 'Give seat' }).click();
  const panel = page.getByRole('dialog', { name: `New seat of ${username}` });
  await panel.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'Aldgate Payroll' }).click();
  await panel.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await panel.getByRole('textbox', { name: 'Upper FX limit' }).fill('5000');
  await panel.getByRole('button', { name: 'Give seat' }).click();
  await expect(page.getByRole('table', { name: 'Seats' })).toContainText('5,000.00 GBP');

  await page.getByRole('button', { name: 'Issue key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue key' }).click();
  await expect(page.getByRole('button', { name: /Copy API key: ck_/ })).toBeVisible();
  await page.getByRole('button', { name: 'I have copied it' }).click();

  await page.getByRole('button', { name: 'Disable user' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable user' }).click();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  await page.goto(`/admin/users?search=${username}`);
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('(Disabled)');
});
