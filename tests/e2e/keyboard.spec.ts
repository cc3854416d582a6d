import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { demoPassword } from '../../seeds/demo/people';
import { inGate, test } from './test';

/** Nothing here points: keys are pressed and typed, and what has the focus is seen to have it. */
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** More stops than any page has, long lists included. */
const maxStops = 300;

/** Goes on with a key until the control has the focus, which must show. */
async function walkTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < maxStops; press++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) {
      expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  throw new Error(`${key} does not lead to ${String(control)}`);
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await walkTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
}

async function pressButton(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await walkTo(page, within.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

/** Opens the palette, types and takes the first command that names what is wanted. */
async function command(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(option);
  await page.keyboard.press('Enter');
}

async function switchTo(page: Page, account: string): Promise<void> {
  await command(page, 'switch', /^Switch Accounts/);
  await expect(heading(page, 'Switch accounts')).toBeFocused();
  await expect(page.getByRole('table')).toBeVisible();
  await walkTo(page, page.getByRole('button', { name: `Switch to ${account}` }), 'j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toContainText(account);
}

/** Signed in with the code, in a browser of one's own. */
async function signIn(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type('123456');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  return page;
}

test('a payment found, made and authorised by keyboard alone', inGate, async ({ browser }) => {
  const reference = `KEYS-${Date.now()}`;
  const maker = await signIn(browser, 'maker');

  await test.step('to the payments, filtered, and into one of them', async () => {
    await command(maker, 'payments', /^Payments/);
    await expect(heading(maker, 'Payments')).toBeFocused();
    await walkTo(maker, maker.getByRole('searchbox', { name: 'Search payments' }));
    await maker.keyboard.type('hansa');
    await expect(maker).toHaveURL(/search=hansa$/);
    await pressButton(maker, 'Awaiting authorisation');
    await expect(maker).toHaveURL(/status=awaiting_authorisation/);
    const rows = maker.getByRole('table', { name: 'Payments' }).getByRole('link');
    await expect(maker.getByRole('table', { name: 'Payments' })).not.toHaveAttribute('aria-busy', 'true');
    await maker.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await maker.keyboard.press('Enter');
    await expect(heading(maker, /EUR to Hansa Metall GmbH$/)).toBeFocused();
  });

  await test.step('a new one, reviewed and sent for approval', async () => {
    await command(maker, 'new payment', /^New payment/);
    await expect(heading(maker, 'New payment')).toBeFocused();
    await walkTo(maker, maker.getByRole('combobox', { name: 'Beneficiary' }));
    await maker.keyboard.type('Thames');
    await expect(maker.getByRole('option')).toHaveText([/^Thames Logistics Ltd .*GBP/, 'New beneficiary']);
    await maker.keyboard.press('ArrowDown');
    await maker.keyboard.press('Enter');
    await fill(maker, 'Amount', '2.5k');
    await fill(maker, 'Reason', 'Invoice');
    await fill(maker, 'Reference', reference);
    await pressButton(maker, 'Review payment');
    await pressButton(maker, 'Send for approval');
    await expect(heading(maker, '2,500.00 GBP to Thames Logistics Ltd')).toBeFocused();
  });

  await test.step('found by its reference and authorised by a colleague', async () => {
    const approver = await signIn(browser, 'approver');
    await command(approver, reference, /2,500\.00 GBP to Thames Logistics Ltd/);
    await expect(heading(approver, '2,500.00 GBP to Thames Logistics Ltd')).toBeFocused();
    await pressButton(approver, /^Authorise/);
    const dialog = approver.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await pressButton(approver, /^Authorise/, dialog);
    await expect(approver.getByText('Ready to send').first()).toBeVisible();
  });
});

test('the shortcut sheet, another account and the way out by keyboard alone', async ({ browser }) => {
  const page = await signIn(browser, 'approver2');

  await test.step('the question mark opens the sheet, Escape closes it', async () => {
    const entry = page.getByRole('link', { name: 'Payments' }).first();
    await walkTo(page, entry);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await expect(sheet.getByText('Payments', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(entry).toBeFocused();
  });

  await test.step('g and p lead to the payments, a command to another account, and back', async () => {
    await page.keyboard.type('gp');
    await expect(heading(page, 'Payments')).toBeFocused();
    for (const account of ['Aldgate Europe BV', 'Aldgate Trading Ltd']) await switchTo(page, account);
  });

  await test.step('out by the user’s menu', async () => {
    await walkTo(page, page.getByRole('button', { name: 'Beatrix Osei' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await walkTo(page, page.getByRole('menuitem', { name: messages.shell.logOut }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
});
