import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { parse } from 'papaparse';
import { messages } from '../../domain/messages';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import { expectAccessible } from './accessible';
import { newAccountNumber } from '../support/beneficiaries';
import { signIn } from './person';
import { expectTitles } from './tables';
import { inGate, test } from './test';

const headings = 'IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
const day = firstWorkingDay(londonDate(new Date(Date.now() + 60 * 86_400_000)), 'EUR');
const line = (amount: string, reference: string) =>
  `DE89370400440532013000,Hansa Metall GmbH,${amount},EUR,${day},regular,${reference},Steel`;

test(
  'a clerk uploads payments, corrects a row by keyboard, creates them and saves the result',
  inGate,
  async ({ browser }) => {
    const { page, complaints } = await signIn(browser, 'maker');
    await page.goto('/account/payments');
    await page.getByRole('link', { name: 'Upload a file' }).click();
    const choose = async (name: string, text: string) => {
      const buffer = Buffer.from(text);
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    };

    await test.step('what a file may be, and its templates', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Upload payments' })).toBeVisible();
      await expect(page.getByText('Drop a file here, or choose one.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      await expect(
        page.getByText('CSV or pain.001.001.09, at most 10,000 rows, 60 columns and 5 MB, in UTF-8'),
      ).toBeVisible();
      for (const kind of ['regular', 'priority']) {
        await expect(page.getByRole('link', { name: `Template for ${kind} payments` })).toHaveAttribute(
          'href',
          `/templates/payments-${kind}.csv`,
        );
      }
    });

    await test.step('a file that cannot be read says why', async () => {
      await choose('wrong.csv', `${headings.replace('Amount', 'Sum')}\n${line('1', 'X')}`);
      await expect(page.getByRole('alert')).toHaveText(/The column "Sum" is not known/);
      await expectAccessible(page);
    });

    await test.step('a row is corrected without the mouse', async () => {
      await choose('december.csv', [headings, line('81000.01', 'E2E 1'), line('82000.005', 'E2E 2')].join('\n'));
      await expect(page.getByText('1 payment can be created. 1 row with errors will be left out.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Check the rows' })).toBeVisible();
      await expectTitles(page, 'Rows of december.csv', [
        'Row',
        'Beneficiary reference',
        'IBAN or account number',
        'Beneficiary name',
        'Amount',
        'Currency',
        'Payment date',
        'Payment type',
        'Charge type',
        'Reason',
        'Reference',
        'Ultimate beneficiary',
        'Purpose code',
        'Invoice number',
        'Invoice date',
        'Note',
        'Pays',
      ]);
      await expect(page.getByText('1 error', { exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Only rows with errors' })).toBeChecked();
      for (const name of ['Next error', 'Choose another file', 'Create 1 payment']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      }
      await expectAccessible(page);
      await page.keyboard.press('e');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('82000.05');
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 payments can be created.', { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Totals by currency' })).toHaveText('163,000.06 EUR in 2 payments');
    });

    await test.step('a reload loses nothing', async () => {
      await page.reload();
      await expect(page.getByRole('cell', { name: 'E2E 2' })).toBeVisible();
    });

    await test.step('the payments are created, and the file of the result has them', async () => {
      await page.getByRole('button', { name: 'Create 2 payments' }).click();
      await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
      await expect(
        page.getByText(
          '2 payments created. Payments that need no approval are being sent; the others wait for theirs.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to payments' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upload another file' })).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the result as CSV' }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('december-result.csv');
      const text = await readFile(await download.path(), 'utf8');
      const rows = parse<Record<string, string>>(text.slice(1), { header: true }).data;
      expect(rows.map((row) => [row.Reference, row.Result])).toEqual([
        ['E2E 1', 'Created'],
        ['E2E 2', 'Created'],
      ]);
    });
    expect(complaints).toEqual([]);
  },
);

test('a clerk uploads beneficiaries: the columns of the file, what is wrong, and what comes of it', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const name = `Wharf ${randomUUID().slice(0, 8)}`;
  const titles = ['Name', 'Entity type', 'Country', 'Bank country', 'Account holder', 'Account number'];
  const more = ['Routing code type', 'Routing code', 'Currency', 'Payment types'];
  const line = (typed: string, currency: string) =>
    `${typed},company,GB,GB,${name},${newAccountNumber()},sort_code,601613,${currency},regular`;
  await page.goto('/account/beneficiaries/upload');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload beneficiaries' })).toBeVisible();
  await expect(page.getByText('CSV, at most 10,000 rows, 60 columns and 5 MB, in UTF-8')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Template for beneficiaries' })).toHaveAttribute(
    'href',
    '/templates/beneficiaries.csv',
  );
  const buffer = Buffer.from([[...titles, ...more].join(','), line(name, 'GBP'), line('', 'GBP')].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'payees.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('1 beneficiary can be created. 1 row with errors will be left out.')).toBeVisible();
  await expectTitles(page, 'Rows of payees.csv', [
    'Row',
    'Name',
    'Entity type',
    'Company name',
    'First name',
    'Last name',
    'Date of birth',
    'Address',
    'City',
    'State or province',
    'Postcode',
    'Country',
    'Bank country',
    'Bank name',
    'Bank address',
    'Account holder',
    'Account number',
    'IBAN',
    'BIC',
    'Routing code type',
    'Routing code',
    'Second routing code type',
    'Second routing code',
    'Currency',
    'E-mail',
    'Identification type',
    'Identification',
    'Reference',
    'Business nature',
    'Website',
    'Payment types',
  ]);
  await expect(page.getByRole('cell').filter({ hasText: messages.fields.required })).toHaveText(
    messages.fields.required,
  );
  await page.getByRole('button', { name: 'Create 1 beneficiary' }).click();
  await expect(
    page.getByText(
      '1 beneficiary created. Each can be paid when the provider has confirmed it. 1 row not created; the result file says why.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to beneficiaries' }).click();
  await page.getByRole('searchbox', { name: 'Search beneficiaries' }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(complaints).toEqual([]);
});
