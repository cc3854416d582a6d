import { expect, type Page } from '@playwright/test';
import { demoId } from '../../seeds/demo/demoId';
import { newPayment } from '../support/portal';
import { signIn } from './person';
import { expectFacts } from './tables';
import { test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const open = (page: Page, payment: string, search = '') =>
  page.goto(`/account/payments/${demoId(`payment ${payment}`)}${search}`);

/** The steps of a payment's progress, without what is said of each. */
async function expectSteps(page: Page, titles: readonly string[]): Promise<void> {
  const steps = page.getByRole('list', { name: 'Progress of the payment' }).getByRole('listitem');
  await expect(steps).toHaveText(titles.map((title) => new RegExp(`^(Done|Now|Still to come|Failed):\\s*${title}`)));
}

test('the page of a payment says where it stands, what went wrong, and what happens to the money', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const sent = ['Sent to the provider', 'Released to the bank', 'Completed'];

  await test.step('one that waits', async () => {
    await open(page, 'open 0');
    await expect(page.getByText('Awaiting authorisation', { exact: true })).toBeVisible();
    await expectSteps(page, ['Created by Maya Keller', 'Waiting for ', 'Waiting for ', ...sent]);
    for (const name of ['Change payment', 'Repeat payment']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Save as template', 'Delete payment', 'Attach documents']) {
      await expect(button(page, name)).toBeVisible();
    }
    await expectFacts(card(page, 'Beneficiary'), [
      ['Name', 'Hansa Metall GmbH'],
      ['Account holder', 'Hansa Metall GmbH'],
      ['IBAN', 'DE89 3704 0044 0532 0130 00'],
      ['BIC', 'COBADEFFXXX'],
      ['Bank country', 'Germany'],
    ]);
  });

  await test.step('one that is completed, with its confirmation', async () => {
    await open(page, 'past 0');
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
    await expectSteps(page, ['Created by Maya Keller', ...sent]);
    await expectFacts(card(page, 'Payment'), [
      ['In pounds', /^[\d,.]+ GBP$/],
      ['Payment date', /^\d{1,2} \w{3} \d{4}$/],
      ['Payment type', 'Priority'],
      ['Charges', 'Shared'],
      ['Fee', /^[\d.]+ GBP$/],
      ['Reason', 'Invoice settlement'],
      ['Reference', 'INV-20260'],
      ["Provider's reference", /^\d{6}-\w{6}\d{3}$/],
    ]);
    await expect(
      card(page, 'Confirmation').getByText('The provider confirms that the payment was completed.'),
    ).toBeVisible();
    const saving = page.waitForEvent('download');
    await button(page, 'Download confirmation').click();
    expect((await saving).suggestedFilename()).toMatch(/^Confirmation \S+\.pdf$/);
    await expect(button(page, 'Delete payment')).toHaveCount(0);
  });

  for (const { payment, status, title, text, step } of [
    {
      payment: 'open 10',
      status: 'Suspended',
      title: 'The provider has suspended this payment',
      text: 'No reason was given. No money leaves meanwhile. Ask your account manager what the provider needs, and do not pay again before this payment is closed.',
      step: 'Suspended by the provider',
    },
    {
      payment: 'open 11',
      status: 'Failed',
      title: 'This payment was not sent',
      text: 'The beneficiary bank account is closed. No money has moved. You can change the payment or delete it.',
      step: 'Failed before it was sent',
    },
    {
      payment: 'returned',
      status: 'Failed',
      title: 'This payment failed',
      text: 'Returned by the receiving bank The provider returns the money to the balance. Check the bank details before you pay again.',
      step: 'Returned by the bank',
    },
    {
      payment: 'open 12',
      status: 'Deleted',
      title: 'An approver rejected this payment',
      text: 'This invoice was paid last week. No money has moved.',
      step: 'Rejected by Adrian Prowse',
    },
  ]) {
    await test.step(title, async () => {
      await open(page, payment);
      await expect(page.getByText(status, { exact: true })).toBeVisible();
      const notice = page.getByRole(status === 'Suspended' ? 'status' : 'alert').filter({ hasText: title });
      await expect(notice).toHaveText(`${title}${text}`);
      await expect(page.getByRole('list', { name: 'Progress of the payment' }).getByText(step)).toBeVisible();
    });
  }

  await test.step('one of another account', async () => {
    await open(page, 'past 1');
    await expect(page.getByText('This payment belongs to Aldgate Payroll.')).toBeVisible();
    await expect(button(page, 'Switch to Aldgate Payroll')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Repeat payment' })).toHaveCount(0);
  });

  await test.step('as the provider holds it', async () => {
    await page.goto(`/account/payments/external/${demoId('provider payment past 0')}`);
    await expect(page.getByText(/^This is what the provider holds\. /)).toHaveText(
      'This is what the provider holds. Open the payment in Corridor, with its approvals and history.',
    );
    await expectFacts(card(page, 'Payment'), [
      ['Payment date', /\d{4}$/],
      ['Payment type', 'Priority'],
      ['Reason', 'Invoice settlement'],
      ['Reference', 'INV-20260'],
      ['Estimated arrival', /\d{4}$/],
      ['Compliance review', 'Passed'],
      ['Transferred', /UTC$/],
      ['Created at the provider', /UTC$/],
      ['Last change at the provider', /UTC$/],
    ]);
  });
  expect(complaints).toEqual([]);
});

test('the tracking of a payment has the message to the bank and the way from bank to bank, or says why not', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const message = card(page, 'Message to the bank');
  const track = (payment: string) => open(page, payment, '?tab=tracking');

  await test.step('a PACS008 message of a payment that arrived', async () => {
    await track('past 0');
    const tracker = card(page, 'From bank to bank');
    await expectFacts(tracker, [
      ['Status', 'Completed'],
      ['Reason', 'Credited to customer account'],
      ['Started', /UTC$/],
      ['Completed', /UTC$/],
      ['Last update', /UTC$/],
      ['UETR', /^[\da-f-]{36}$/],
    ]);
    const events = tracker.getByRole('list', { name: 'From bank to bank' }).getByRole('listitem');
    await expect(events).toHaveCount(2);
    for (const text of [
      'Payment: processing',
      'Transferred and tracked',
      'From CORRGB2L to COBADEFFXXX',
      'Instructed 350.25 EUR',
      /Settled between the banks 350\.25 EUR on \d{1,2} \w{3} \d{4}/,
      'Debtor agent CORRGB2L',
      'Creditor agent COBADEFFXXX',
    ]) {
      await expect(events.first()).toContainText(text);
    }
    for (const text of ['Payment: completed', 'Confirmed 350.25 EUR', 'Available to the beneficiary from ']) {
      await expect(events.last()).toContainText(text);
    }
    await expect(message.locator('dt').filter({ hasText: /^(Format|Status|Submission reference)$/ })).toHaveCount(3);
    await expect(message.locator('dd').first()).toHaveText('PACS008');
    await expect(message.getByText('Message reference (GrpHdr/MsgId)')).toBeVisible();
    await message.getByText('Show the message itself').click();
    await expect(message.getByRole('region', { name: 'Text of the message' })).toContainText('<');
  });

  await test.step('an MT103 message', async () => {
    await track('past 2');
    await expect(message.locator('dd').first()).toHaveText('MT103');
    for (const label of ["Sender's reference (20)", 'Settled amount (32A)', 'Beneficiary customer (59)']) {
      await expect(message.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(button(page, 'Ask the provider again')).toBeVisible();
  });

  await test.step('one that was not sent', async () => {
    await track('open 0');
    await expect(
      page.getByText('This payment has not been sent. Its message to the bank and its way will be shown here.'),
    ).toBeVisible();
  });

  await test.step('a local one, and one that the bank does not have yet', async () => {
    const local = await newPayment({ reference: 'TRACK-LOCAL' });
    const early = await newPayment({ reference: 'TRACK-EARLY', paymentType: 'priority', chargeType: 'shared' });
    await page.goto(`/account/payments/${local}?tab=tracking`);
    await expect(
      page.getByText(
        'Local payments have no message to show and are not tracked from bank to bank. Their status is on this page.',
      ),
    ).toBeVisible();
    await page.goto(`/account/payments/${early}?tab=tracking`);
    await expect(
      page.getByText('The provider has not passed this payment to the bank yet. Its way will be shown here.'),
    ).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
