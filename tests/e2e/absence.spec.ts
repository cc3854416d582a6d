import { expect } from '@playwright/test';
import dayjs from 'dayjs';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { test } from './test';

test('a user delegates approvals for a week, and revokes them', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'borealis');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delegate approvals' }).click();
  const panel = page.getByRole('dialog', { name: 'Approvals while you are away' });
  await expect(panel.getByText(/^Upcoming You approve in the place of Birgit Salo as Owner/)).toBeVisible();
  await choose(page, 'Colleague', 'Birgit Salo');
  await panel.getByRole('textbox', { name: 'Last day' }).fill(dayjs().add(7, 'day').format('YYYY-MM-DD'));
  await page.keyboard.press('Tab');
  await panel.getByRole('button', { name: 'Delegate' }).click();
  await expect(panel.getByText(/^In force Birgit Salo approves in your place as Owner/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText(/^Revoked Birgit Salo approves in your place as Owner/)).toBeVisible();
  expect(complaints).toEqual([]);
});
