import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { expectAccessible } from './accessible';
import { choose, enter, signIn } from './person';
import { inGate, test } from './test';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const kept = (page: Page) => page.getByText(/^We kept your draft of/);
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

test(
  'nothing typed is lost: leaving asks, and going back, a reload and an idle log-out keep the draft',
  inGate,
  async ({ browser }) => {
    const { page, complaints } = await signIn(browser, 'maker');
    let questionsOfBrowser = 0;
    page.on('dialog', (dialog) => {
      questionsOfBrowser += 1;
      void dialog.accept();
    });

    await test.step('leaving by Back or by a link asks', async () => {
      await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
      await page.getByRole('link', { name: 'New payment' }).first().click();
      await choose(page, 'Beneficiary', 'Thames Logistics Ltd');
      await amount(page).fill('2345');
      await page.goBack();
      await expect(question(page).getByRole('button', { name: 'Leave page' })).toBeVisible();
      await expect(
        question(page).getByText('What you entered is kept as a draft in this tab for 24 hours, or until you log out.'),
      ).toBeVisible();
      await expectAccessible(page);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/\/payments\/new$/);
      await expect(amount(page)).toHaveValue('2,345.00');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await page.goBack();
      await question(page).getByRole('button', { name: 'Leave page' }).click();
      await expect(page).toHaveURL(/\/account\/payments$/);
    });

    await test.step('coming back restores the draft, a reload too', async () => {
      await page.goForward();
      await expect(kept(page)).toBeVisible();
      await expect(amount(page)).toHaveValue('2,345.00');
      await expect(page.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue(/^Thames Logistics Ltd/);
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Reason' }).fill('Rent');
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Rent');
      expect(questionsOfBrowser).toBe(1);
    });

    await test.step('an idle log-out keeps the draft', async () => {
      await page.context().clock.install();
      await page.reload();
      await amount(page).fill('2346');
      await page.context().clock.fastForward('55:10');
      await expect(page.getByText(messages.auth.timedOut)).toBeVisible();
      await page.context().clock.resume();
      await enter(page, 'maker');
      await expect(kept(page)).toBeVisible();
      await expect(amount(page)).toHaveValue('2,346.00');
    });

    await test.step('logging out removes it from the browser', async () => {
      await page.getByRole('button', { name: 'Maya Keller' }).click();
      await page.getByRole('menuitem', { name: messages.shell.logOut }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /draft/.test(name)))).toEqual([]);
    });

    await test.step('the server keeps it for another device, until it is discarded', async () => {
      const other = await signIn(browser, 'maker');
      await other.page.goto('/account/payments/new');
      await expect(kept(other.page)).toBeVisible();
      await expect(amount(other.page)).toHaveValue('2,346.00');
      await other.page.getByRole('button', { name: 'Discard draft' }).click();
      await expect(amount(other.page)).toHaveValue('');
      await other.page.reload();
      await expect(amount(other.page)).toHaveValue('');
      expect(other.complaints).toEqual([]);
    });
    expect(complaints).toEqual([]);
  },
);
