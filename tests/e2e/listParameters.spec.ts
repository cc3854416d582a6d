import { expect } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

test('the payments list takes status, search and filters from its address', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');

  await test.step('its columns', async () => {
    await page.goto('/account/payments');
    await expect(rowsOf(page, 'Payments').first()).toBeVisible();
    await expectTitles(page, 'Payments', [
      'Payee',
      'Reference',
      'Our reference',
      'Payment date',
      'Created',
      'Status',
      'Amount',
    ]);
  });

  await test.step('a status', async () => {
    await page.goto('/account/payments?status=failed');
    await expect(page.getByRole('button', { name: /^Failed( \d+)?$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(rowsOf(page, 'Payments').first()).toContainText('Failed');
    for (const text of await rowsOf(page, 'Payments').allInnerTexts()) expect(text).toMatch(/Failed/);
  });

  await test.step('a text', async () => {
    await page.goto('/account/payments?search=Thames');
    await expect(page.getByRole('searchbox', { name: 'Search payments' })).toHaveValue('Thames');
    await expect(rowsOf(page, 'Payments').first()).toContainText('Thames Logistics Ltd');
    for (const text of await rowsOf(page, 'Payments').allInnerTexts()) expect(text).toMatch(/Thames/);
  });

  await test.step('filters, with their form open', async () => {
    await page.goto('/account/payments?advancedSearch=true&currency=EUR&amountTo=500&createdBy=maker');
    await expect(page.getByRole('button', { name: 'Apply filters' })).toBeVisible();
    for (const name of ['Payment date from', 'Payment date to', 'Amount from', 'Amount to']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Remove: EUR', 'Remove: At most 500.00', /^Remove: Created by /]) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    for (const text of await rowsOf(page, 'Payments').allInnerTexts()) expect(text).toMatch(/EUR/);
  });
  expect(complaints).toEqual([]);
});

test('beneficiaries are found by name, reference, account and currency', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/beneficiaries');
  const rows = rowsOf(page, 'Beneficiaries');
  await expect(rows.first()).toBeVisible();
  await expectTitles(page, 'Beneficiaries', [
    'Name',
    'Account',
    'Bank country',
    'Last paid',
    'Payment types',
    'Currency',
  ]);
  const search = page.getByRole('searchbox', { name: 'Search beneficiaries' });
  for (const [words, found] of [
    ['hansa', 'Hansa Metall GmbH'],
    ['013000', 'Hansa Metall GmbH'],
    ['6819', 'Thames Logistics Ltd'],
    ['freight', 'Thames Logistics Ltd'],
  ] as const) {
    await search.fill(words);
    // Other stories may have added beneficiaries that are found too.
    await expect(rows.filter({ hasText: found }).first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Brooklyn Parts Inc' })).toHaveCount(0);
  }
  await search.fill('no such payee');
  await expect(rows).toHaveCount(0);
  await expect(page).toHaveURL(/search=no/);
  await page.goto('/account/beneficiaries?advancedSearch=true&currency=USD');
  await expect(page.getByRole('button', { name: 'Remove: USD' })).toBeVisible();
  await expect(rows.first()).toContainText('USD');
  for (const text of await rows.allInnerTexts()) expect(text).toMatch(/USD/);
  expect(complaints).toEqual([]);
});

test('an approver meets what waits with its payee, reference, date and amount', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'approver');
  await page.goto('/account/payments/authorisations');
  await expect(page.getByRole('heading', { name: 'Authorisations', level: 1 })).toBeVisible();
  const waiting = page.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: 'Hansa Metall GmbH' });
  await expect(waiting.first()).toContainText(/[\d,]+\.\d\d EUR/);
  await page.goto(`/account/payments/${demoId('payment open 0')}?authorising=true`);
  await expect(page.getByRole('link', { name: /Authorisations/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
