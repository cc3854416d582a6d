import { expect, type Page } from '@playwright/test';
import { defaultNoticeText, noticeChoices } from '../../domain/fraudNotices/acknowledgement';
import { demoId } from '../../seeds/demo/demoId';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { expectTitles, rowsOf } from './tables';
import { test } from './test';

/** What the notice says before it is answered, and what it says to a user who answers nothing. */
async function expectQuestions(page: Page, money: string): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Before you pay Milano Ceramica SpA' });
  await expect(notice.getByText(`${money} to Milano Ceramica SpA`, { exact: true })).toBeVisible();
  for (const paragraph of defaultNoticeText.split('\n\n')) {
    await expect(notice.getByText(paragraph, { exact: true })).toBeVisible();
  }
  const question = notice.getByRole('radiogroup', { name: 'How do you know that this payment is genuine?' });
  for (const name of Object.values(noticeChoices)) {
    await expect(question.getByRole('radio', { name, exact: true })).not.toBeChecked();
  }
  await expect(question.getByRole('radio')).toHaveCount(Object.keys(noticeChoices).length);
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect(notice.getByText('Choose an answer from the list.')).toBeVisible();
  await expect(notice.getByText('Tick the box to continue.')).toBeVisible();
}

/** Answers the notice that is open, and continues. */
async function acknowledge(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Before you pay Milano Ceramica SpA' });
  await expect(notice.getByText('A payment that has been sent can rarely be recovered.')).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('radio', { name: 'I pay an invoice or a contract that I have checked' }).check();
  await notice.getByRole('checkbox', { name: 'I have read this notice and checked the bank details' }).check();
  await notice.getByRole('button', { name: 'Continue' }).click();
}

test('a fraud notice stands before a payment and before its authorisation', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'borealis');
  const approver = await signIn(browser, 'borealisadmin');
  const reference = `NOTICE-${Date.now()}`;
  // Unlike any other payment: the review would ask about one that is alike.
  const amount = 6000 + (Date.now() % 1000);
  const money = `${amount.toLocaleString('en-GB')}.00 EUR`;

  await test.step('the maker reads it before the payment is created', async () => {
    await page.goto('/account/payments/new');
    await choose(page, 'Beneficiary', 'Milano Ceramica SpA');
    await page.getByRole('textbox', { name: 'Amount' }).fill(`${amount}`);
    await page.getByRole('textbox', { name: 'Reason' }).fill('Tiles');
    await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('button', { name: 'Send for approval' }).click();
    await expectQuestions(page, money);
    await acknowledge(page);
    await expect(page.getByRole('heading', { name: `${money} to Milano Ceramica SpA` })).toBeVisible();
  });

  await test.step('in the sheet Escape closes the notice alone, and the payment waits on', async () => {
    await approver.page.goto('/account/payments/authorisations');
    await approver.page.getByRole('cell', { name: money }).click();
    const sheet = approver.page.getByRole('dialog', { name: /^Authorise payment/ });
    await sheet.getByRole('button', { name: 'Authorise payment' }).click();
    await expect(approver.page.getByText('A payment that has been sent can rarely be recovered.')).toBeVisible();
    await approver.page.keyboard.press('Escape');
    await expect(
      sheet.getByText('Read and acknowledge the fraud notice before this payment can continue.'),
    ).toBeVisible();
  });

  await test.step('the approver reads it before the payment is sent', async () => {
    const sheet = approver.page.getByRole('dialog', { name: /^Authorise payment/ });
    await sheet.getByRole('button', { name: 'Authorise payment' }).click();
    await acknowledge(approver.page);
    await expect(approver.page.getByText(/Authorised\. No more approvals needed\./).first()).toBeVisible();
  });
  expect([...complaints, ...approver.complaints]).toEqual([]);
});

test('a super admin reads which notices were shown, and sets when an organisation is shown one', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'superadmin');

  await test.step('the log', async () => {
    await page.goto('/admin/activity-logs-2?tab=fraud-notices&state=acknowledged&person=borealis');
    await expect(page.getByText('Fraud notices that users were shown')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search by username' })).toHaveAttribute(
      'placeholder',
      'Whole username',
    );
    await expect(page.getByRole('group', { name: 'Notices' }).getByRole('button')).toHaveText([
      'All',
      'Acknowledged',
      'Not acknowledged',
    ]);
    await expectTitles(page, 'Fraud notices', [
      'Presented',
      'User',
      'Acknowledged',
      'Choice',
      'Details',
      'Payment',
      'IP address',
      'Browser',
    ]);
    await expect(rowsOf(page, 'Fraud notices').filter({ hasText: '192.0.2.17' })).toHaveText(
      new RegExp(
        `^.+ UTCborealis.+ UTC${noticeChoices.invoice}4,400\\.00 EUR, Regular: amount above the thresholdOpen192\\.0\\.2\\.17Mozilla/5\\.0 .+ Firefox/140\\.0$`,
      ),
    );
    await page.goto('/admin/activity-logs-2?tab=fraud-notices&person=unknown-user');
    await expect(page.getByText('No notices match this search.')).toBeVisible();
  });

  await test.step('the settings of an organisation that is shown notices', async () => {
    await page.goto(`/admin/organisations/${demoId('organisation borealis')}/edit`);
    const settings = page.getByRole('region', { name: 'Fraud notices' });
    await expect(
      settings.getByText('A payment that fits one of these is made only after its notice was acknowledged.'),
    ).toBeVisible();
    await expect(settings.getByRole('textbox', { name: 'Payments above' })).toHaveValue('4,000.00');
    await expect(settings.getByText('Leave it empty for no amount.')).toBeVisible();
    for (const name of [
      'Priority payments',
      'Regular payments',
      'Payments to bank details that were not paid before',
      'Opt out',
    ]) {
      await expect(settings.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await expect(settings.getByText('No notice is shown, whatever is set above.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
