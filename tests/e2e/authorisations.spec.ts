import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import dayjs from 'dayjs';
import { messages } from '../../domain/messages';
import { newPayment, smallPayment } from '../support/portal';
import { signIn } from './person';
import { expectFacts, expectTitles, rowsOf } from './tables';
import { test } from './test';

const caption = 'Payments awaiting your authorisation';

test('payments to authorise: the list, the sheet and the questions say what is decided and what comes of it', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'approver');
  const [first, second, third] = [0, 1, 2].map(() => `DECIDE-${randomUUID().slice(0, 8)}`) as [string, string, string];
  const { paymentDate } = smallPayment();
  const day = dayjs(paymentDate).format('D MMM YYYY');
  for (const reference of [first, second]) await newPayment({ amount: '2500.00', reference });
  const id = await newPayment({ amount: '2600.00', reference: third });
  const row = (reference: string) => rowsOf(page, caption).filter({ hasText: reference });
  const dialog = page.getByRole('dialog');

  await test.step('the list', async () => {
    await page.goto('/account/payments/authorisations');
    await expect(page.getByRole('heading', { level: 1, name: 'Authorisations' })).toBeVisible();
    await expect(page.getByText('Payments of Aldgate Trading Ltd that wait for you')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ payments · .*\d GBP/ })).toBeVisible();
    await expectTitles(page, caption, [
      /^Select all \d+ on this page$/,
      'Payee',
      'Reference',
      'Payment date',
      'Amount',
      'In pounds',
    ]);
    await expect(row(first)).toHaveText(
      new RegExp(`Thames Logistics Ltd${first}${day}Approve by \\d\\d:\\d\\d UTC (that day|on .*)2,500\\.00 GBP$`),
    );
  });

  await test.step('the sheet', async () => {
    await row(first).getByRole('link').click();
    const sheet = page.getByRole('dialog', { name: /^Authorise payment · \d+ of \d+$/ });
    await expect(
      sheet.getByText(`When you authorise it, the payment is sent at once, to be paid on ${day}.`),
    ).toBeVisible();
    for (const label of ['Balance', 'Balance after']) {
      await expect(sheet.getByText(label, { exact: true })).toBeVisible();
    }
    await expectFacts(sheet.getByRole('region', { name: 'Beneficiary' }), [
      ['Account holder', 'Thames Logistics Ltd'],
      ['Account number', '31926819'],
      ['Sort code', '60-16-13'],
      ['Bank country', 'United Kingdom'],
    ]);
    await expectFacts(sheet.getByRole('region', { name: 'Payment', exact: true }), [
      ['Account', 'Aldgate Trading Ltd'],
      ['Payment date', day],
      ['Payment type', 'Regular'],
      ['Fee', '0.30 GBP'],
      ['Reason', 'Carriage'],
      ['Reference', first],
    ]);
    await expect(
      sheet.getByRole('region', { name: 'Approvals' }).getByText('The rule for payments above 1,000 GBP.'),
    ).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Compared with the last payments to this payee' })).toBeVisible();
    await expect(sheet.getByText('This payment may exist already')).toBeVisible();
    for (const name of ['Authorise payment', 'Reject…']) {
      await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('several at once', async () => {
    for (const reference of [first, second]) await row(reference).getByRole('checkbox').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Authorise selected' }).click();
    const question = page.getByRole('dialog', { name: 'Authorise 2 payments' });
    await expect(question.getByText('You authorise 5,000.00 GBP in total. This cannot be undone.')).toBeVisible();
    await expect(question.getByRole('columnheader')).toHaveText([
      'Payee and bank details',
      'Reference',
      'Payment date',
      'Amount',
    ]);
    await expect(question.getByRole('row').last()).toHaveText('Total of 2 payments in GBP5,000.00 GBP');
    await question.getByRole('button', { name: 'Authorise 2 payments' }).click();
    const outcome = page.getByRole('status').filter({ hasText: 'Result of each payment' });
    await expect(outcome.getByRole('listitem')).toHaveText(
      [first, second].map(() => /^\d{6}-\w+ to Thames Logistics Ltd: Authorised\. No more approvals needed\./),
    );
    await expect(row(first)).toHaveCount(0);
  });

  await test.step('one is authorised on its page after a question', async () => {
    await page.goto(`/account/payments/${id}?authorising=true`);
    await page.getByRole('button', { name: 'Authorise payment' }).click();
    await expect(dialog.getByText('You authorise 2,600.00 GBP in total. This cannot be undone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('it is rejected instead, with a reason', async () => {
    await page.getByRole('button', { name: 'Reject payment' }).click();
    const question = page.getByRole('dialog', { name: 'Reject payment' });
    await expect(
      question.getByText('2,600.00 GBP to Thames Logistics Ltd will not be sent, and cannot be authorised again.'),
    ).toBeVisible();
    await expect(question.getByText('Everybody on the account sees it.')).toBeVisible();
    await question.getByRole('button', { name: 'Reject payment' }).click();
    await expect(question.getByText(messages.fields.required)).toBeVisible();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Not ours');
    await question.getByRole('button', { name: 'Reject payment' }).click();
    await expect(page.getByText('2,600.00 GBP to Thames Logistics Ltd rejected.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'An approver rejected this payment' })).toHaveText(
      'An approver rejected this paymentNot ours No money has moved.',
    );
    await expect(page.getByText('This payment does not wait for your authorisation.')).toBeVisible();
  });

  await test.step('the list of a user who gives no approvals is empty', async () => {
    const viewer = await signIn(browser, 'viewer');
    await viewer.page.goto('/account/payments/authorisations');
    await expect(
      viewer.page.getByText('Payments that need your authorisation will be listed here. There are none now.'),
    ).toBeVisible();
    await expect(viewer.page.getByRole('link', { name: 'See all payments' })).toBeVisible();
    expect(viewer.complaints).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
