import { expect } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { choose, enter } from './person';
import { test } from './test';

test('a super admin uploads accounts of an organisation, completes one and approves it', async ({ page }) => {
  const name = `Browser ${Date.now()}`;
  await page.goto(`/admin/organisations/${demoId('organisation borealis')}?tab=accounts`);
  await enter(page, 'superadmin');
  await page.getByRole('link', { name: 'Upload accounts' }).click();
  const buffer = Buffer.from(`Name,Street,City,Country\n${name},4 Custom House Quay,Dublin,IE\n,,,IE`);
  await page.locator('input[type=file]').setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await expect(page.getByText(/They can be used once they are approved/)).toBeVisible();

  await page.goto(`/admin/accounts?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Legal entity type: This field is required.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await choose(page, 'Legal entity type', 'Company');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
});
