import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'papaparse';
import { messages } from '../../domain/messages';
import { paymentStatuses, type PaymentStatus } from '../../domain/payments/transitions';
import { demoId } from '../../seeds/demo/demoId';
import { asHistory } from '../../seeds/demo/asHistory';
import { copiesOf } from '../support/copiesOf';
import { newPayment } from '../support/portal';
import { stackDatabase } from '../support/stack';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

test('the payments of a currency and an amount: filtered, counted, searched by amount, saved as a file', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/payments');
  const count = page.getByText(/^[\d,]+ payments? · /);
  await expect(count).toBeVisible();
  const all = await count.textContent();

  await test.step('the filters apply together', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await choose(page, 'Currency', 'EUR');
    await page.getByLabel('Amount from').fill('1k');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/currency=EUR&amountFrom=1000\.00/);
    await expect(page.getByRole('button', { name: 'Remove: At least 1,000.00' })).toBeVisible();
    await expect(count).toHaveText(/^\d+ payments? · [\d,.]+ EUR$/);
    expect(await count.textContent()).not.toBe(all);
  });

  await test.step('with the filters open no rule of accessibility is broken', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the file holds what is found', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const rows = parse<Record<string, string>>(text.slice(1), { header: true }).data;
    expect(await count.textContent()).toMatch(new RegExp(`^${rows.length} payments? · `));
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'Payee',
      'Reference',
      'Our reference',
      'Payment date',
      'Created',
      'Created by',
      'Status',
      'Amount',
      'Currency',
      'In pounds',
      'Account holder',
      'IBAN',
      'Account number',
      'BIC',
      'Routing code type',
      'Routing code',
      'Second routing code type',
      'Second routing code',
      'Bank',
      'Bank country',
    ]);
    for (const row of rows) {
      expect(row.Currency).toBe('EUR');
      expect(Number(row.Amount)).toBeGreaterThanOrEqual(1000);
      expect(row.IBAN || row['Account number']).toBeTruthy();
    }
    await expect(page.getByText(/\.csv is saved\.$/)).toBeVisible();
  });

  await test.step('an amount in the search finds its payments', async () => {
    const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
    const [amount = ''] = (await rows.first().getByRole('cell').last().innerText()).split(/\s/);
    const before = await rows.count();
    await page.getByRole('searchbox', { name: 'Search payments' }).fill(amount);
    await expect(page).toHaveURL(/search=/);
    await expect(rows.first()).toContainText(`${amount} EUR`);
    await expect.poll(() => rows.count()).toBeLessThan(before);
  });

  await test.step('without the filters all payments are back', async () => {
    await page.getByRole('searchbox', { name: 'Search payments' }).fill('');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count).toHaveText(all ?? '');
  });
  expect(complaints).toEqual([]);
});

/** Gives payments other statuses than they could come to, as the history of the demo has them. */
async function setStatuses(statuses: ReadonlyMap<string, PaymentStatus>): Promise<void> {
  const database = stackDatabase();
  await database.transaction((transaction) =>
    asHistory(transaction, async () => {
      for (const [id, status] of statuses) await transaction('payments').where({ id }).update({ status });
    }),
  );
  await database.destroy();
}

/** Stores payments with one reference, one in each status. Gives their ids. */
async function inEachStatus(reference: string): Promise<readonly string[]> {
  const database = stackDatabase();
  const first = await newPayment({ amount: '2500.00', reference });
  const ids = [first, ...(await copiesOf(database, first, paymentStatuses.length - 1))];
  await database.destroy();
  await setStatuses(new Map(paymentStatuses.map((status, index) => [ids[index] ?? '', status])));
  return ids;
}

test('what the list of payments says: statuses, filters with their faults, saved views, and where else to look', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const reference = `EACH-${randomUUID().slice(0, 8)}`;
  const rows = rowsOf(page, 'Payments');
  const search = page.getByRole('searchbox', { name: 'Search payments' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const apply = page.getByRole('button', { name: 'Apply filters' });
  const errors = page.getByRole('alert').getByRole('button');

  await test.step('heading, actions and chips', async () => {
    await page.goto('/account/payments');
    await expect(page.getByRole('heading', { level: 1, name: messages.shell.payments })).toBeVisible();
    for (const name of ['Templates', 'Recurring', 'Upload a file', 'New payment']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(search).toHaveAttribute('placeholder', 'Search by payee, reference or amount');
    await expect(page.getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
      /^All [\d,]+$/,
      /^Awaiting authorisation [\d,]+$/,
      /^In progress [\d,]+$/,
      /^Completed [\d,]+$/,
      /^Failed [\d,]+$/,
      /^Deleted [\d,]+$/,
    ]);
  });

  await test.step('every status has its words', async () => {
    const ids = await inEachStatus(reference);
    try {
      await page.goto(`/account/payments?search=${reference}`);
      await expect(rows).toHaveCount(paymentStatuses.length);
      const statuses = await Promise.all((await rows.all()).map((row) => row.getByRole('cell').nth(5).innerText()));
      expect(statuses.map((status) => status.trim()).sort()).toEqual([
        'Authorised',
        'Awaiting authorisation',
        'Completed',
        'Deleted',
        'Failed',
        'New',
        'Processing',
        'Ready to send',
        'Released',
        'Submitted',
        'Suspended',
      ]);
    } finally {
      await setStatuses(new Map(ids.map((id) => [id, 'deleted'])));
    }
  });

  await test.step('the filters, and what is wrong with them', async () => {
    await page.goto('/account/payments?advancedSearch=true');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveAttribute(
      'placeholder',
      messages.widgets.selectCurrency,
    );
    await expect(page.getByRole('combobox', { name: 'Created by' })).toHaveAttribute('placeholder', 'Anybody');
    await field('Payment date from').fill('soon');
    await field('Amount from').fill('much');
    await apply.click();
    await expect(errors).toHaveText([
      'Payment date from: Enter a date such as 24 Nov 2026.',
      `Amount from: ${messages.fields.number}`,
    ]);
    await field('Payment date from').fill('2 Nov 2026');
    await field('Payment date to').fill('1 Nov 2026');
    await field('Amount from').fill('20');
    await field('Amount to').fill('10');
    await apply.click();
    await expect(errors).toHaveText([
      'Payment date to: This is before the first day.',
      'Amount to: This is less than the smallest amount.',
    ]);
    await field('Payment date to').fill('30 Nov 2026');
    await field('Amount to').fill('9m');
    await choose(page, 'Created by', 'Me');
    await apply.click();
    await expect(page.getByRole('group', { name: 'Filters that are set' }).getByRole('button')).toHaveText([
      'From 2 Nov 2026',
      'To 30 Nov 2026',
      'At least 20.00',
      'At most 9,000,000.00',
      'Created by Maya Keller',
      'Clear filters',
    ]);
  });

  await test.step('a view is saved, replaced and deleted', async () => {
    const name = `View ${randomUUID().slice(0, 8)}`;
    const dialog = page.getByRole('dialog', { name: 'Save these filters' });
    await page.getByRole('button', { name: 'Save these filters' }).click();
    await expect(dialog.getByText('Only you see this view.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByText(messages.fields.required)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name of the view' }).fill(name);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Remove: At least 20.00' }).click();
    await page.getByRole('button', { name: 'Save these filters' }).click();
    await dialog.getByRole('textbox', { name: 'Name of the view' }).fill(name);
    await expect(dialog.getByText('A view of this name exists. It will be replaced.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: `Delete the view “${name}”` }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  });

  await test.step('nothing matches: another account and the provider are named', async () => {
    const database = stackDatabase();
    const other = await database('payments')
      .where({ id: demoId('payment past 1') })
      .first('shortReference');
    await database.destroy();
    const shortReference = other?.shortReference ?? '';
    await page.goto(`/account/payments?search=${shortReference}`);
    await expect(page.getByText('No payments match this search.')).toBeVisible();
    await expect(page.getByText(`${shortReference} is a payment of Aldgate Payroll: `)).toHaveText(
      `${shortReference} is a payment of Aldgate Payroll: 1,347.25 GBP to June Harper`,
    );
    await page.getByRole('button', { name: 'Look at the provider' }).click();
    await expect(page.getByText('The provider holds no payment of this account with this reference.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(search).toHaveValue('');
  });

  await test.step('what the provider holds', async () => {
    const database = stackDatabase();
    const held = await database('payments')
      .where({ id: demoId('payment past 0') })
      .first('tcc_short_ref');
    await database.destroy();
    await page.goto(`/account/payments?search=${held?.tcc_short_ref}`);
    await page.getByRole('button', { name: 'Look at the provider' }).click();
    await expectTitles(page, 'Payments at the provider', [
      "Provider's reference",
      'Reference',
      'Payment date',
      'Status',
      'Amount',
    ]);
    await expect(rowsOf(page, 'Payments at the provider')).toHaveText(
      new RegExp(`^${held?.tcc_short_ref}INV-20260\\d{1,2} \\w{3} \\d{4}Completed350\\.25 EUR$`),
    );
  });
  expect(complaints).toEqual([]);
});
