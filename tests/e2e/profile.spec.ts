import { expect, test, type Page } from '@playwright/test';
import { createGuardrails, generate } from 'otplib';
import type { Knex } from 'knex';
import { messages } from '../../domain/messages';
import { demoPassword } from '../../seeds/demo/people';
import { stackDatabase } from '../support/stack';
import { expectAccessible } from './accessible';
import { IdentityControl } from './identityControl';
import { signIn } from './person';

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
