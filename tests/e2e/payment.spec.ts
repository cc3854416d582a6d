import { expect, type Page } from '@playwright/test';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { addDays } from '../../local/provider/reference/isoDates';
import { londonDate } from '../../local/provider/reference/londonTime';
import { control, runSchedule } from '../support/stack';
import { expectAccessible } from './accessible';
import { choose, signIn } from './person';
import { inGate, test } from './test';

interface Books {
  readonly payments: readonly { readonly reference: string; readonly status: string; readonly amount: string }[];
}

test(
  'a beneficiary, a payment, a colleague’s authorisation: sent once, and the screen follows by itself',
  inGate,
  async ({ browser }) => {
    const reference = `STORY-${Date.now()}`;
    const payee = `Wharf Supplies ${reference}`;
    const maker = await signIn(browser, 'maker');

    await test.step('the maker adds a beneficiary', async () => {
      const { page } = maker;
      await page.getByRole('link', { name: 'Beneficiaries' }).click();
      await page.getByRole('link', { name: 'New beneficiary' }).first().click();
      await choose(page, 'Country', 'United Kingdom');
      await expect(page.getByRole('combobox', { name: 'Bank country' })).toHaveValue('United Kingdom');
      await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^GBP/);
      await page.getByRole('textbox', { name: 'Account number' }).fill('31926819');
      await page.getByRole('textbox', { name: 'Sort code' }).fill('601613');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(payee);
      await expect(page.getByRole('textbox', { name: 'Account holder' })).toHaveValue(payee);
      await expect(page.getByRole('region', { name: 'This beneficiary' })).toContainText('60-16-13');
      await expectAccessible(page);
      await fillIfAsked(page, 'Company name', payee);
      await fillIfAsked(page, 'Address', '1 Wharf Road');
      await fillIfAsked(page, 'City', 'London');
      await page.getByRole('button', { name: 'Review beneficiary' }).click();
      await page.getByRole('button', { name: 'Add beneficiary' }).click();
      await expect(page.getByRole('heading', { name: payee, level: 1 })).toBeVisible();
    });

    await test.step('the maker prepares a payment and sends it for approval', async () => {
      const { page } = maker;
      await page.goto(`/account/payments/new?paymentDate=${nextWorkingDay()}`);
      await choose(page, 'Beneficiary', payee);
      await page.getByRole('textbox', { name: 'Amount' }).fill('2.5k');
      await page.getByRole('textbox', { name: 'Reason' }).fill('Invoice');
      await page.getByRole('textbox', { name: 'Reference', exact: true }).fill(reference);
      await expectSummary(page, ['2,500.00 GBP', '0.30 GBP', 'If funded and approved by', 'Available now']);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Review payment' }).click();
      await expectSummary(page, ['2,500.00 GBP', 'Finance Manager: 1 person']);
      await page.getByRole('button', { name: 'Send for approval' }).click();
      await expect(page.getByRole('heading', { name: `2,500.00 GBP to ${payee}` })).toBeVisible();
      await expect(page.getByText('Awaiting authorisation').first()).toBeVisible();
      expect(await paymentsWith(reference)).toEqual([]);
    });

    const approver = await signIn(browser, 'approver');
    await test.step('a colleague authorises it', async () => {
      const { page } = approver;
      await page.getByRole('link', { name: 'Authorisations' }).click();
      // The dashboard, which is shown until then, has a link of this name as well.
      await expect(page.getByRole('heading', { name: 'Authorisations', level: 1 })).toBeVisible();
      await page
        .getByRole('link', { name: new RegExp(payee) })
        .first()
        .click();
      const sheet = page.getByRole('dialog', { name: /^Authorise payment/ });
      await expect(sheet.getByText('No payment to this beneficiary has been completed yet.')).toBeVisible();
      await sheet.getByRole('button', { name: 'Authorise payment' }).click();
      await expect(page.getByText(new RegExp(`to ${payee}: Authorised`))).toBeVisible();
    });

    await test.step('the maker’s screen changes without a touch', async () => {
      await expect(maker.page.getByText('Ready to send').first()).toBeVisible();
      await control('clock', { advance: 'P6D' });
      // Stored rates count for a day; the stories after this one need some.
      await runSchedule('refresh-rates');
      await expect(maker.page.getByText('Completed').first()).toBeVisible();
    });

    const sent = await paymentsWith(reference);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ status: 'completed', amount: '2500.00' });
    expect([...maker.complaints, ...approver.complaints]).toEqual([]);
  },
);

async function fillIfAsked(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  if (await field.count()) await field.fill(value);
}

/** A payment for today could be completed before its page was looked at. */
const nextWorkingDay = () => firstWorkingDay(addDays(londonDate(new Date()), 1), 'GBP');

/** The summary stands beside the form on a wide screen, and stays in view. */
async function expectSummary(page: Page, texts: readonly string[]): Promise<void> {
  const summary = page.getByRole('region', { name: 'This payment' });
  for (const text of texts) await expect(summary).toContainText(text);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(summary).toBeInViewport({ ratio: 1 });
}

async function paymentsWith(reference: string) {
  const { payments } = await control<Books>('books');
  return payments.filter((payment) => payment.reference === reference);
}
