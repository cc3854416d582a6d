import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import dayjs from 'dayjs';
import { messages } from '../../domain/messages';
import { demoId } from '../../seeds/demo/demoId';
import { newAccountNumber, storedBeneficiary } from '../support/beneficiaries';
import { newPayment, smallPayment } from '../support/portal';
import { stackDatabase } from '../support/stack';
import { choose, signIn } from './person';
import { expectFacts } from './tables';
import { test } from './test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: 'This payment' });
/** The errors above the form, each with its field. */
const errors = (page: Page) => page.getByRole('alert').getByRole('button');

const { paymentDate } = smallPayment();
const shown = (day: string) => dayjs(day).format('D MMM YYYY');
const weekday = dayjs(paymentDate).format('dddd D MMMM');
/** Below every threshold. */
const randomAmount = () => `${randomInt(20, 700)}.${randomInt(10, 99)}`;
const amountOf = (from: number) => `${from + (Date.now() % 1000)}.${10 + (Date.now() % 90)}`;

test('a new payment says what each field wants, and what is missing or wrong in the order of the form', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');

  await test.step('the empty form', async () => {
    await page.goto('/account/payments/new');
    await expect(page.getByRole('heading', { level: 1, name: 'New payment' })).toBeVisible();
    await expect(page.getByText('From Aldgate Trading Ltd, Aldgate Trading')).toBeVisible();
    for (const text of [
      'You can type 12k or 1200*1.2',
      'What the payment is for, such as an invoice.',
      'The beneficiary sees this text.',
      'PDF, PNG or JPEG, at most 10 MB each, up to 10. Approvers see them.',
      'Choose a beneficiary and an amount to see what will happen.',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(box(page, 'Beneficiary')).toHaveAttribute('placeholder', messages.widgets.selectSearch);
    await expect(box(page, 'Currency')).toHaveAttribute('placeholder', messages.widgets.selectCurrency);
    await expect(page.getByRole('radio', { name: 'Regular' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Regular' })).toHaveAccessibleDescription('By the local network');
    await expect(page.getByRole('radio', { name: 'Priority' })).toHaveAccessibleDescription(
      'By SWIFT, usually the same day',
    );
    await expectFacts(
      summary(page),
      ['Amount', 'Fee', 'Arrives', 'Available now', 'After this payment', 'Must approve'].map(
        (label) => [label, '–Not known yet'] as const,
      ),
    );
  });

  await test.step('what is missing', async () => {
    await button(page, 'Review payment').click();
    await expect(page.getByText('5 fields need your attention')).toBeVisible();
    await expect(errors(page)).toHaveText(
      ['Beneficiary', 'Amount', 'Currency', 'Reason', 'Reference'].map(
        (name) => `${name}: ${messages.fields.required}`,
      ),
    );
  });

  await test.step('what is wrong', async () => {
    await choose(page, 'Beneficiary', 'Hansa Metall');
    await field(page, 'Amount').fill('much');
    await field(page, 'Payment date').fill('20 Nov 2020');
    await field(page, 'Reason').fill('r'.repeat(256));
    await field(page, 'Reference').fill('r'.repeat(141));
    await page.getByText('More details').click();
    await field(page, 'Ultimate beneficiary name').fill('u'.repeat(256));
    await field(page, 'Invoice number').fill('A-1');
    await button(page, 'Review payment').click();
    await expect(errors(page)).toHaveText([
      `Amount: ${messages.fields.number}`,
      'Payment date: No payment can be made on this day: the day has passed.',
      'Reason: Use at most 255 characters.',
      'Reference: Use at most 140 characters.',
      'Ultimate beneficiary name: Use at most 255 characters.',
      'Invoice number: Use up to 30 letters and digits.',
      'Invoice date: An invoice has both a number and a date.',
    ]);
  });

  await test.step('what is wrong in another way', async () => {
    await field(page, 'Amount').fill('0');
    await field(page, 'Payment date').fill(shown(dayjs(paymentDate).day(6).format('YYYY-MM-DD')));
    await field(page, 'Reason').fill('Steel');
    await field(page, 'Reference').fill('STEEL');
    await field(page, 'Ultimate beneficiary name').fill('');
    await field(page, 'Invoice number').fill('A1');
    await field(page, 'Invoice date').fill('1 Jan 2001');
    await button(page, 'Review payment').click();
    await expect(errors(page)).toHaveText([
      'Amount: The amount must be greater than zero.',
      'Payment date: No payment can be made on this day: banks are closed at the weekend.',
      'Invoice date: Enter an invoice date of the last ten years, or at most one year ahead.',
    ]);
  });

  await test.step('an amount that can be read in two ways is asked about', async () => {
    await field(page, 'Amount').fill('12.450');
    await field(page, 'Amount').blur();
    await expect(page.getByText('Did you mean 12,450.00 or 12.45?', { exact: true })).toBeVisible();
    await button(page, 'Use 12.45').click();
    await expect(field(page, 'Amount')).toHaveValue('12.45');
  });

  await test.step('the beneficiary decides the currency, and the charges are those of a priority payment', async () => {
    await expect(page.getByText('Paid in EUR · Germany · DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(page.getByText('Hansa Metall GmbH is paid in EUR.')).toBeVisible();
    await expect(box(page, 'Currency')).toBeDisabled();
    await page.getByRole('radio', { name: 'Priority' }).check();
    const charges = page.getByRole('radiogroup', { name: 'Charges' });
    await expect(charges.getByRole('radio', { name: 'Shared' })).toBeChecked();
    await expect(charges.getByRole('radio', { name: 'Shared' })).toHaveAccessibleDescription(
      'Each side pays its own bank',
    );
    await expect(charges.getByRole('radio', { name: 'Ours' })).toHaveAccessibleDescription('You pay all charges');
  });

  await test.step('what the balance lacks', async () => {
    await field(page, 'Amount').fill('9m');
    await expect(
      page.getByText(
        /^This is [\d,]+\.\d\d EUR more than the balance holds now\. You can continue: money may arrive before the payment date\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Convert what is missing' })).toBeVisible();
  });

  await test.step('a beneficiary that the provider has not confirmed', async () => {
    const database = stackDatabase();
    const id = await storedBeneficiary(database, { accountNumber: newAccountNumber() });
    await database.destroy();
    await page.goto(`/account/payments/new?beneficiary_id=${id}`);
    await expect(page.getByText('The provider has not confirmed this beneficiary yet.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a payment is reviewed with all that it states, sent for approval, and changed', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const amount = amountOf(14_000);
  const money = `${Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 })} EUR`;
  const reference = `STATED-${randomUUID().slice(0, 8)}`;
  const facts = [
    ['Beneficiary', 'Hansa Metall GmbH'],
    ['Account holder', 'Hansa Metall GmbH'],
    ['IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['BIC', 'COBADEFFXXX'],
    ['Bank country', 'Germany'],
  ] as const;
  const stated = [
    ['Payment date', shown(paymentDate)],
    ['Payment type', 'Priority'],
    ['Charges', 'Ours'],
    ['Reason', 'Steel'],
    ['Reference', reference],
    ['Ultimate beneficiary name', 'Hansa Holding'],
    ['Invoice number', 'A1'],
    ['Invoice date', '2 Nov 2026'],
  ] as const;

  await test.step('it is entered', async () => {
    const search = new URLSearchParams({
      beneficiary_id: demoId('beneficiary hansa-metall'),
      amount,
      paymentDate,
      paymentType: 'priority',
      paymentReason: 'Steel',
      paymentReference: reference,
      ultimateBeneficiaryName: 'Hansa Holding',
    });
    await page.goto(`/account/payments/new?${search}`);
    await page.getByRole('radio', { name: 'Ours' }).check();
    await page.getByText('More details').click();
    await field(page, 'Invoice number').fill('A1');
    await field(page, 'Invoice date').fill('2 Nov 2026');
    await button(page, 'Review payment').click();
  });

  await test.step('the review', async () => {
    await expect(page.getByRole('heading', { name: 'Check the payment' })).toBeVisible();
    await expect(page.getByRole('main').locator('dt').first()).toHaveText('Beneficiary');
    const count = facts.length + 1 + stated.length;
    const terms = page.getByRole('main').locator('dl').first();
    await expect(terms.locator('dt')).toHaveCount(count);
    await expectFacts(terms, [...facts, ['Amount', money], ...stated]);
    await expectFacts(summary(page), [
      ['Amount', money],
      ['Fee', /^[\d.]+ GBP$/],
      ['Arrives', /^\w+ \d{1,2} \w+$/],
      ['Available now', /^[\d,.]+ EUR$/],
      ['After this payment', /^-?[\d,.]+ EUR$/],
      ['Must approve', /^(Finance (Director|Manager): 1 person){2}$/],
    ]);
    await expect(summary(page)).toContainText('Taken from the account, not from the amount.');
    await expect(summary(page)).toContainText(/If funded and approved by \d{1,2} \w{3} \d{4}, \d\d:\d\d UTC\./);
    await expect(
      page.getByText(`${money} to Hansa Metall GmbH, sent ${weekday}; two approvals needed.`, { exact: true }),
    ).toBeVisible();
    await expect(button(page, 'Change something')).toBeVisible();
    await expect(button(page, 'Save as template')).toBeVisible();
  });

  await test.step('it is sent for approval, and its page states the same', async () => {
    await button(page, 'Send for approval').click();
    await expect(
      page.getByText(`${money} to Hansa Metall GmbH: sent for approval, two approvals needed.`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('This is the payment that you have just made')).toBeVisible();
    await expect(page.getByText('You can follow it here: this page changes by itself.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All payments' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Payment', exact: true });
    for (const [label, value] of [...stated, ['In pounds', /GBP$/], ['Fee', /GBP$/]] as const) {
      await expect(
        card
          .locator('dl > div')
          .filter({ has: page.getByText(label, { exact: true }) })
          .first(),
      ).toContainText(value);
    }
  });

  await test.step('the form of a change opens with what is stored', async () => {
    await page.getByRole('link', { name: 'Change payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change payment' })).toBeVisible();
    await expect(page.getByText('Approvals given so far must be given again.')).toBeVisible();
    await expect(box(page, 'Beneficiary')).toHaveValue('Hansa Metall GmbH (EUR)');
    for (const [name, value] of [
      ['Amount', money.replace(' EUR', '')],
      ['Payment date', shown(paymentDate)],
      ['Reason', 'Steel'],
      ['Reference', reference],
    ] as const) {
      await expect(field(page, name), name).toHaveValue(value);
    }
    await expect(page.getByRole('radio', { name: 'Priority' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Ours' })).toBeChecked();
    await page.getByText('More details').click();
    await expect(field(page, 'Ultimate beneficiary name')).toHaveValue('Hansa Holding');
    await expect(field(page, 'Invoice number')).toHaveValue('A1');
    await expect(field(page, 'Invoice date')).toHaveValue('2 Nov 2026');
    await expect(button(page, 'Attach documents')).toHaveCount(0);
  });

  await test.step('the change stands in the history', async () => {
    await field(page, 'Reason').fill('Copper');
    await button(page, 'Review payment').click();
    await button(page, 'Send for approval').click();
    const history = page.getByRole('region', { name: 'History', exact: true });
    await expect(history.getByText(/^Changed by Maya Keller, /)).toBeVisible();
    await expect(history.getByRole('row')).toHaveText(['ChangedBeforeNow', 'ReasonSteelCopper']);
  });

  await test.step('it is deleted after a question', async () => {
    await button(page, 'Delete payment').click();
    const question = page.getByRole('dialog', { name: 'Delete payment' });
    await expect(question.getByText(`${money} to Hansa Metall GmbH will not be sent.`)).toBeVisible();
    await question.getByRole('button', { name: 'Delete payment' }).click();
    await expect(page.getByText(`${money} to Hansa Metall GmbH deleted.`)).toBeVisible();
    await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a payment without approvals is sent at once, beside a similar one, and can be changed no more', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const reference = `ALIKE-${randomUUID().slice(0, 8)}`;
  // Unlike those of any other payment: with the same amount it would be the same payment.
  const [amount, other] = [randomAmount(), randomAmount()];
  await newPayment({ amount: other, reference });

  await test.step('the form names the similar payment', async () => {
    const search = new URLSearchParams({
      beneficiary_id: demoId('beneficiary thames-logistics'),
      amount,
      paymentDate,
      paymentReason: 'Carriage',
      paymentReference: reference,
    });
    await page.goto(`/account/payments/new?${search}`);
    const notice = page.getByRole('status').filter({ hasText: 'There is a similar payment' });
    await expect(
      notice.getByRole('link', { name: `${other} GBP on ${shown(paymentDate)} (opens in a new tab)` }),
    ).toBeVisible();
    await expect(notice).toContainText(new RegExp(`, reference ${reference}, (new|processing|ready to send)$`));
  });

  await test.step('it is sent', async () => {
    await expect(summary(page)).toContainText('No approval needed');
    await button(page, 'Review payment').click();
    await expect(
      page.getByText(`${amount} GBP to Thames Logistics Ltd, sent ${weekday}; no approvals needed.`, { exact: true }),
    ).toBeVisible();
    await button(page, 'Send payment').click();
    await expect(page.getByText(`${amount} GBP to Thames Logistics Ltd: accepted for sending.`)).toBeVisible();
    await expect(page.getByText('Ready to send', { exact: true }).first()).toBeVisible();
  });

  await test.step('its form is closed', async () => {
    const id = /payments\/([\da-f-]+)/.exec(page.url())?.[1] ?? '';
    await page.goto(`/account/payments/${id}/edit`);
    await expect(page.getByText('This payment can no longer be changed.')).toBeVisible();
  });

  await test.step('a role that may not create payments is told so', async () => {
    const viewer = await signIn(browser, 'viewer');
    await viewer.page.goto('/account/payments/new');
    await expect(viewer.page.getByText(messages.widgets.disabledByRole)).toBeVisible();
    expect(viewer.complaints).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
