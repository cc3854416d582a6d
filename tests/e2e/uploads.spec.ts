import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'papaparse';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import { expectAccessible } from './accessible';
import { signIn } from './person';
import { test } from './test';

const headings = 'IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
const day = firstWorkingDay(londonDate(new Date(Date.now() + 60 * 86_400_000)), 'EUR');
const line = (amount: string, reference: string) =>
  `DE89370400440532013000,Hansa Metall GmbH,${amount},EUR,${day},regular,${reference},Steel`;

test('a clerk uploads payments, corrects a row by keyboard, creates them and saves the result', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/payments');
  await page.getByRole('link', { name: 'Upload a file' }).click();
  const choose = async (name: string, text: string) => {
    const buffer = Buffer.from(text);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  };

  await test.step('a file that cannot be read says why', async () => {
    await choose('wrong.csv', `${headings.replace('Amount', 'Sum')}\n${line('1', 'X')}`);
    await expect(page.getByRole('alert')).toHaveText(/The column "Sum" is not known/);
    await expectAccessible(page);
  });

  await test.step('a row is corrected without the mouse', async () => {
    await choose('december.csv', [headings, line('81000.01', 'E2E 1'), line('82000.005', 'E2E 2')].join('\n'));
    await expect(page.getByText('1 payment can be created. 1 row with errors will be left out.')).toBeVisible();
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
    await expect(page.getByText(/^2 payments created/)).toBeVisible();
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
});
