import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { createGuardrails, generate } from 'otplib';
import { messages } from '../../domain/messages';
import { demoAuthenticatorSecret, demoPassword } from '../../seeds/demo/people';
import { demoUsers } from '../../local/stack/demo/users';
import { accessibilityFaults } from './accessible';
import { IdentityControl, sentCode, whileUnconfirmed } from './identityControl';
import { inGate, test } from './test';

const smsCode = '123456';
const ownPassword = 'Chosen-by-me-2026!';

let identity: IdentityControl;
test.beforeAll(async () => {
  identity = await IdentityControl.open();
});
test.afterAll(() => identity.close());

const phoneOf = (username: string) => demoUsers().find((user) => user.username === username)?.phoneNumber ?? '';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page) => page.getByRole('alert');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The step of the second factor: its only field has the focus. */
async function expectCodeStep(page: Page): Promise<void> {
  await expect(heading(page, 'Confirm it is you')).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await expectAccessible(page);
}

/** A step with its heading in focus, without a fault of accessibility in either theme, on a phone too. */
async function expectStep(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeFocused();
  await expectAccessible(page);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Username and password by keyboard alone, from the field that has the focus when the page opens. */
async function typePassword(page: Page, username: string, password = demoPassword): Promise<void> {
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** From a step's heading to its first field, by keyboard alone. */
async function typeNext(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
}

/** The report that the portal sends of a failed sign-in. */
async function reportOf(page: Page, act: () => Promise<void>): Promise<unknown> {
  const [answer] = await Promise.all([page.waitForResponse('**/activity-log'), act()]);
  expect(answer.status()).toBe(204);
  return answer.request().postDataJSON() as unknown;
}

test('the sign-in arrives in at most 170 kB of script', inGate, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(heading(page, 'Sign in')).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
});

test('a wrong password is refused in words and reported, and the next try counts', async ({ page }) => {
  await page.goto('/auth');
  const report = await reportOf(page, () => typePassword(page, ' Viewer ', 'Wrong-2026!x'));
  expect(report).toEqual({
    userId: 'viewer',
    username: 'viewer',
    activityName: 'Failed Login - PW',
    eventCode: 'E001',
  });
  await expect(alert(page)).toHaveText('Incorrect username or password.');
  await expectAccessible(page);
  await field(page, 'Password').fill(demoPassword);
  await press(page, 'Sign in');
  await expect(heading(page, 'Confirm it is you')).toBeVisible();
});

test(
  'a text message’s code, by keyboard: keys of old are gone, tokens lie in strict cookies, nobody is sent away',
  inGate,
  async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('CognitoIdentityServiceProvider.old.accessToken', 'x'));
    await page.goto(`/auth?timedOut=true&redirectTo=${encodeURIComponent('https://evil.example/')}`);
    await expect(page.getByText(messages.auth.timedOut)).toBeVisible();
    await expectAccessible(page);
    await typePassword(page, 'viewer');
    await expectCodeStep(page);
    await expect(page.getByText(`your phone ending in ${phoneOf('viewer').slice(-4)}`)).toBeVisible();

    const report = await reportOf(page, () => page.keyboard.type('000 000'));
    expect(report).toMatchObject({ username: 'viewer', activityName: 'Failed Login - MFA', eventCode: 'E002' });
    await expect(alert(page)).toHaveText('This code is not right. Check it and try again.');

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('123 456');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    const tokens = (await context.cookies()).filter(({ name }) => /Token$/.test(name));
    expect(tokens).toHaveLength(3);
    const latest = Date.now() / 1000 + 8 * 3600;
    for (const { sameSite, secure, expires } of tokens) {
      expect({ sameSite, secure, isShort: expires > 0 && expires <= latest }).toEqual({
        sameSite: 'Strict',
        secure: true,
        isShort: true,
      });
    }
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([]);
  },
);

test('an authenticator’s code, and on to the page one wanted', inGate, async ({ page }) => {
  await page.goto('/account/payments?status=failed');
  await typePassword(page, 'treasurer');
  await expectCodeStep(page);
  // The next code, because a code counts once and another sign-in may have used the present one.
  const epoch = Math.floor(Date.now() / 1000) + 30;
  const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });
  await page.keyboard.type(await generate({ secret: demoAuthenticatorSecret, epoch, guardrails }));
  await expect(heading(page, 'Payments')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/payments\?status=failed$/);
});

test('a forgotten password is replaced with the code that was sent, by keyboard', inGate, async ({ page }) => {
  await page.goto('/auth');
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type('orgadmin');
  await page.getByRole('button', { name: 'Forgot password?' }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Reset your password');
  await expect(field(page, 'Username')).toHaveValue('orgadmin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStep(page, 'Choose a new password');

  try {
    await typeNext(page, await sentCode(phoneOf('orgadmin')));
    await typeNext(page, ownPassword);
    // Past the switch that shows what one types.
    await page.keyboard.press('Tab');
    await typeNext(page, `${ownPassword}x`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(messages.auth.passwordsDiffer)).toBeVisible();
    await expect(field(page, 'Confirm new password')).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Sign in');
    await expect(field(page, 'Username')).toHaveValue('orgadmin');
    await field(page, 'Password').fill(ownPassword);
    await page.keyboard.press('Enter');
    await field(page, 'Code').fill(smsCode);
    await expect(heading(page, 'Dashboard')).toBeVisible();
  } finally {
    await identity.restorePassword('orgadmin', true);
  }
});

test('a reset that an administrator asked for begins at the forgotten password', async ({ page }) => {
  await identity.requireReset('newaccounts');
  try {
    await page.goto('/auth');
    await signIn(page, 'newaccounts');
    await expect(heading(page, 'Reset your password')).toBeFocused();
    await expect(field(page, 'Username')).toHaveValue('newaccounts');
    await press(page, messages.auth.backToSignIn);
    await expect(heading(page, 'Sign in')).toBeFocused();
  } finally {
    await identity.restorePassword('newaccounts', true);
  }
});

test('a first password of one’s own, with the contacts that are missing, a code, and a contact to verify', async ({
  page,
}) => {
  const nell = demoUsers().find(({ username }) => username === 'newpassword');
  const contacts = { email: nell?.email ?? '', phone_number: nell?.phoneNumber ?? '' };
  await identity.setAttributes('newpassword', { email: '', phone_number: '' });
  try {
    await page.goto('/auth');
    await signIn(page, 'newpassword');
    await expect(heading(page, 'Choose a new password')).toBeFocused();
    await press(page, 'Save new password');
    for (const text of [
      messages.auth.newPasswordRequired,
      messages.auth.newPasswordConfirmRequired,
      messages.auth.phoneRequired,
      messages.auth.emailRequired,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(field(page, 'New password')).toBeFocused();
    await expectAccessible(page);

    await field(page, 'New password').fill(ownPassword);
    await field(page, 'Confirm new password').fill(ownPassword);
    await field(page, 'Phone number').fill('07700 900123');
    await field(page, 'Email').fill('nell@aldgate.invalid');
    await press(page, 'Save new password');
    await expect(alert(page)).toHaveText('Write the phone number with its country code, such as +44 7700 900123.');
    await field(page, 'Phone number').fill('+44 7700 900123');
    await page.keyboard.press('Enter');

    await expectCodeStep(page);
    await page.keyboard.type(await sentCode('+447700900123'));

    await expectStep(page, 'Verify a contact');
    await page.getByRole('radio', { name: 'Phone number' }).check();
    await press(page, messages.auth.sendCode);
    await expectStep(page, 'Verify a contact');
    await typeNext(page, await sentCode('+447700900123'));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  } finally {
    await identity.restorePassword('newpassword', false);
    const verified = { email_verified: 'true', phone_number_verified: 'true' };
    await identity.setAttributes('newpassword', { ...contacts, ...verified });
  }
});

test('somebody without a verified contact verifies one, or goes back', async ({ page }) => {
  await identity.setAttributes('favadmin', { email_verified: 'false', phone_number_verified: 'false' });
  try {
    await page.goto('/auth');
    await signIn(page, 'favadmin');
    await field(page, 'Code').fill(smsCode);
    await expect(heading(page, 'Verify a contact')).toBeFocused();
    await press(page, messages.auth.backToSignIn);
    await expect(heading(page, 'Sign in')).toBeFocused();
    await page.reload();
    await expect(heading(page, 'Sign in')).toBeVisible();

    await signIn(page, 'favadmin');
    await field(page, 'Code').fill(smsCode);
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
    await press(page, messages.auth.sendCode);
    await field(page, 'Code').fill('000000');
    await press(page, 'Verify');
    await expect(alert(page)).toHaveText('This code is not right. Check it and try again.');
    await field(page, 'Code').fill(smsCode);
    await press(page, 'Verify');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  } finally {
    await identity.setAttributes('favadmin', { email_verified: 'true', phone_number_verified: 'true' });
  }
});

test('a disabled and an unconfirmed user are told why they cannot go on', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, 'disabled');
  await expect(alert(page)).toHaveText('Your access is switched off. Contact your administrator.');
  await whileUnconfirmed('viewer', async () => {
    await signIn(page, 'viewer');
    await expect(alert(page)).toHaveText('Your registration is not complete. Contact your administrator.');
    await expect(page.getByText('The user viewer is not confirmed yet.')).toBeVisible();
    await expectAccessible(page);
  });
});
