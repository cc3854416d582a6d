import { expect, type Page } from '@playwright/test';
import { createGuardrails, generate } from 'otplib';
import type { Knex } from 'knex';
import { messages } from '../../domain/messages';
import { demoPassword } from '../../seeds/demo/people';
import { stackDatabase } from '../support/stack';
import { expectAccessible } from './accessible';
import { IdentityControl, sentCode } from './identityControl';
import { signIn } from './person';
import { test } from './test';

const ownPassword = 'Chosen-by-me-2026!';

let identity: IdentityControl;
let database: Knex;
test.beforeAll(async () => {
  identity = await IdentityControl.open();
  database = stackDatabase();
});
test.afterEach(() => identity.turnMfaOff('nomfa'));
test.afterAll(async () => {
  identity.close();
  await database.destroy();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterPassword(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.goto('/auth');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
}

async function logOut(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('menuitem', { name: messages.shell.logOut }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
}

async function turnOff(page: Page): Promise<void> {
  await press(page, 'Turn off');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });

/** Answers the question for password and code that a change in a refreshed session leads to. */
async function confirmIdentity(page: Page, code: () => Promise<string>): Promise<void> {
  const dialog = confirmation(page);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(await code());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('without a second factor only the profile is open; an authenticator opens the rest, and turning it off closes it', async ({
  page,
}) => {
  const known = database('activity').where({ userId: 'nomfa' }).whereIn('eventCode', ['A022', 'A023']);
  const before = (await known.clone()).length;
  await enterPassword(page, 'nomfa');
  await expect(page.getByText(messages.session.mfaRequired)).toBeVisible();
  await page.getByRole('link', { name: messages.session.setUpMfa }).click();
  await expect(heading(page, messages.shell.profile)).toBeFocused();
  await press(page, 'Set up an authenticator app');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await field(page, 'Code').fill('000 000');
  await press(page, 'Turn on');
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Check it and try again.');
  const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });
  await field(page, 'Code').fill(await generate({ secret, guardrails }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('On: Authenticator app')).toBeVisible();
  await page.getByRole('link', { name: messages.shell.dashboard, exact: true }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('Signed in').first()).toBeVisible();
  await turnOff(page);
  await confirmIdentity(page, () => generate({ secret, guardrails }));
  await expect(page.getByText('You can open other pages once you have set up a second factor.')).toBeVisible();
  await page.getByRole('link', { name: messages.shell.dashboard, exact: true }).click();
  await expect(page.getByText(messages.session.mfaRequired)).toBeVisible();
  expect((await known.clone()).length - before).toBe(2);
});

test('a text message as the second factor', async ({ page }) => {
  await enterPassword(page, 'nomfa');
  await page.getByRole('link', { name: messages.session.setUpMfa }).click();
  await press(page, 'Use text messages');
  await expect(page.getByText('On: Text message')).toBeVisible();
  await logOut(page, 'Noor Fane');
  await enterPassword(page, 'nomfa');
  await field(page, 'Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('/profile');
  await turnOff(page);
  await expect(page.getByText('You can open other pages once you have set up a second factor.')).toBeVisible();
});

test('a password is changed, refused by the policy first, ends all sessions and counts at the next sign-in', async ({
  browser,
}) => {
  const { page: there } = await signIn(browser, 'newaccounts');
  const { page } = await signIn(browser, 'newaccounts');
  await page.goto('/profile');
  await press(page, 'Change password');
  const fill = async (own: string) => {
    await field(page, 'Current password').fill(demoPassword);
    await field(page, 'New password').fill(own);
    await field(page, 'Confirm new password').fill(own);
    await press(page, 'Save new password');
  };
  try {
    await fill('short');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(
      'The new password needs at least ten characters.',
    );
    await expectAccessible(page);
    await fill(ownPassword);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(heading(there, 'Sign in')).toBeVisible();
    await enterPassword(page, 'newaccounts');
    await expect(page.getByRole('alert')).toHaveText(messages.auth.incorrectCredentials);
    await enterPassword(page, 'newaccounts', ownPassword);
    await expect(heading(page, 'Confirm it is you')).toBeVisible();
  } finally {
    await identity.restorePassword('newaccounts', true);
  }
});

test('signing out everywhere ends the other browser while one looks on', async ({ browser }) => {
  const { page: there } = await signIn(browser, 'newaccounts');
  const { page: here } = await signIn(browser, 'newaccounts');
  await here.goto('/profile');
  await press(here, 'Sign out everywhere');
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(heading(here, 'Sign in')).toBeVisible();
  await expect(heading(there, 'Sign in')).toBeVisible();
  await there.goto('/dashboard');
  await expect(heading(there, 'Sign in')).toBeVisible();
  const last = await database('activity').where({ userId: 'newaccounts' }).orderBy('createdAt', 'desc').first();
  expect(last).toMatchObject({ eventCode: 'A024' });
});

test('a user whose session was refreshed changes the phone number, after password and code', async ({ browser }) => {
  const { page } = await signIn(browser, 'favadmin');
  const { phone } = (await database('users').where({ id: 'favadmin' }).first('phone')) as { phone: string };
  await page.context().clock.install();
  await page.context().clock.fastForward('04:30');
  await page.goto('/profile');
  try {
    await press(page, 'Change phone number');
    await field(page, 'New phone number').fill('+44 7700 900 555');
    await press(page, 'Send Code');
    const password = confirmation(page).getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Wrong-2026!x');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('This is not your current password.');
    await confirmIdentity(page, () => sentCode(phone));
    await expect(page.getByText('Enter the code that we sent to +447700900555.')).toBeVisible();
    await field(page, 'Code').fill(await sentCode('+447700900555'));
    await press(page, 'Verify');
    await expect(page.getByText('Your phone number is changed.')).toBeVisible();
    await expect(page.getByText('+447700900555', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: messages.shell.dashboard, exact: true }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await enterPassword(elsewhere, 'favadmin');
    await expect(elsewhere.getByText('Enter the code that we sent to your phone ending in 0555.')).toBeVisible();
  } finally {
    await identity.setAttributes('favadmin', { phone_number: phone, phone_number_verified: 'true' });
  }
});
