import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { hostileHtml } from '../support/hostileHtml';
import { as, deletePayment, newPayment } from '../support/portal';
import { stackDatabase } from '../support/stack';
import { enter, signIn } from './person';
import { inGate, test } from './test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 40 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

const hasFocus = (page: Page, name: string) => () =>
  page.evaluate((text) => document.activeElement?.textContent.includes(text) ?? false, name);

test('the menu by keyboard: past it, through it, and the person’s own menu', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await skip.focus();
  await tabTo(page, hasFocus(page, 'Beneficiaries'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Beneficiaries')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Beneficiaries' })).toHaveAttribute('aria-current', 'page');

  const own = menu(page).getByRole('button', { name: /Keller|maker/i });
  await own.focus();
  await page.keyboard.press('Enter');
  const holdsFocus = () => page.getByRole('menu').evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: messages.shell.profile })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Terms of use' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
  await expect(page.getByRole('menuitem', { name: messages.shell.logOut })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('on a phone the menu is a sheet: it keeps the focus, gives it back, and closes behind one', async ({
  browser,
}) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.setViewportSize({ width: 390, height: 800 });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await sheet.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(heading(page, 'Payments')).toBeVisible();
  await expect(heading(page, 'Payments')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the badge counts up and down by itself', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'approver');
  const entry = menu(page).getByRole('link', { name: /^Dashboard/ });
  const count = async () => Number(/\d+/.exec(await entry.innerText())?.[0] ?? 0);
  // The menu is there before the count is: what waits in the demo data is more than none.
  await expect(entry).toContainText(/\d/);
  const before = await count();
  const id = await newPayment({ amount: '2500.00', reference: `BADGE-${Date.now()}` });
  await expect.poll(count).toBe(before + 1);
  await as('maker', deletePayment, { paymentId: id });
  await expect.poll(count).toBe(before);
  expect(complaints).toEqual([]);
});

test('an address that leads nowhere says so, and a forbidden one leads to the dashboard', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  await page.goto('/account/nowhere');
  await expect(heading(page, 'Page not found')).toBeVisible();
  for (const path of ['/account/switch-accounts2', '/admin/settings', '/admin', '/account', '/']) {
    await page.goto(path);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  expect(complaints).toEqual([]);
});

test('a super admin finds any account and looks at it', async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'superadmin');
  await menu(page).getByRole('link', { name: 'Switch Accounts' }).click();
  await expect(heading(page, 'All accounts')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('borealis');
  await expect(page).toHaveURL(/search=borealis/);
  await page
    .getByRole('button', { name: /^Switch to Borealis/ })
    .first()
    .click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(menu(page)).toContainText('Borealis Imports');
  expect(complaints).toEqual([]);
});

test('what an administrator or a payer writes never runs', inGate, async ({ browser }) => {
  const { page, complaints } = await signIn(browser, 'maker');
  const database = stackDatabase();
  const html = `<b>Tonight</b>${hostileHtml.join('')}`;
  const before = await database('settings').first('maintenance_banner', 'notifications_page_html');
  const reference = `<img src=x onerror=fired()>`;
  const id = await newPayment({ amount: '2500.00', reference: 'HOSTILE' });
  try {
    await database('payments').where({ id }).update({ reference });
    // Past the action that cleans it: what the browser does alone.
    await database('settings').update({ maintenance_banner: html, notifications_page_html: html });
    await page.addInitScript(() =>
      Object.assign(window, { fired: () => document.body.setAttribute('data-fired', 'yes') }),
    );
    await page.goto('/notifications');
    await expect(page.getByText('Tonight')).toHaveCount(2);
    await expect(page.locator('main :is(script, img, iframe, form, object, style, base)')).toHaveCount(0);
    await page.goto(`/account/payments/${id}`);
    await expect(page.getByText(reference).first()).toBeVisible();
    await page.goto('/account/payments');
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-fired');
  } finally {
    await database('settings').update(before ?? {});
    await as('maker', deletePayment, { paymentId: id });
    await database.destroy();
  }
  // A document that is only cleaned tries to move its base, and the policy says no to that as well.
  expect(complaints.filter((text) => !text.includes('directive: "base-uri \'none\'"'))).toEqual([]);
});

test('every page comes with a strict policy; what is no page is served as what it is', inGate, async ({ page }) => {
  const answer = await page.goto('/auth');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "worker-src 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|https:/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.fired = "yes"';
    document.body.append(script);
  });
  await expect(page.locator('body')).not.toHaveAttribute('data-fired');

  const link = page.getByRole('link', { name: 'Terms of use' });
  const terms = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(terms.headers()['content-type']).toBe('application/pdf');
  expect((await terms.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const { origin } = new URL(page.url());
  for (const folder of ['/.vite', '/%2evite', '//.vite', '/%2f.vite', '/assets%2f..%2f.vite']) {
    expect((await page.request.get(`${origin}${folder}/manifest.json`)).status()).toBe(404);
  }
});

test('somebody without a second factor sees no more of the menu than the dashboard', async ({ page }) => {
  await page.goto('/auth');
  await enter(page, 'nomfa');
  await expect(page.getByText(messages.session.mfaRequired)).toBeVisible();
  await expect(menu(page).getByRole('listitem')).toHaveCount(1);
});
