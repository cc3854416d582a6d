import { expect, type Page } from '@playwright/test';
import type { Knex } from 'knex';
import { messages } from '../../domain/messages';
import { roleId } from '../../seeds/demo/organisations';
import { stackDatabase } from '../support/stack';
import { expectAccessible } from './accessible';
import { signIn, withoutKeptSignIn } from './person';
import { inGate, test } from './test';

let database: Knex;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.destroy());

const warning = (page: Page) => page.getByRole('alertdialog', { name: messages.session.inactive });
const notice = (page: Page) => page.getByText(messages.auth.timedOut);
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const signInForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

/** What the log holds of a user by a code, the newest first. */
const entriesOf = (userId: string, eventCode: string) =>
  database('activity').where({ userId, eventCode }).orderBy('createdAt', 'desc');

/**
 * Keeps the answer to what the tabs record for a second. Each page has a clock of its own, and they differ by some hundredths of a
 * second: this way both have come to the end before one of them ends the session.
 */
const delayTheLog = (page: Page) =>
  page.context().route('**/v1/graphql', async (route) => {
    if (route.request().postData()?.includes('createActivity')) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    await route.continue();
  });

/** Two tabs of one browser, on a clock that the test can turn. */
async function twoTabs(first: Page): Promise<readonly [Page, Page]> {
  const second = await first.context().newPage();
  await first.context().clock.install();
  for (const page of [first, second]) {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: messages.shell.profile })).toBeVisible();
  }
  return [first, second];
}

test(
  'two tabs lie idle together: one key keeps both, and both end with one entry in the log',
  inGate,
  async ({ browser }) => {
    const { page, complaints } = await signIn(browser, 'approver2');
    const tabs = await twoTabs(page);
    const [first, second] = tabs;
    const known = (await entriesOf('approver2', 'E012')).length;
    const pass = (time: string) => page.context().clock.fastForward(time);

    await pass('51:00');
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    await second.keyboard.press('Shift');
    for (const tab of tabs) await expect(warning(tab)).toBeHidden();

    await pass('50:30');
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectAccessible(first);
    await first.keyboard.press('Enter');
    for (const tab of tabs) await expect(warning(tab)).toBeHidden();

    await delayTheLog(first);
    await pass('54:58');
    for (const tab of tabs) await expect(notice(tab)).toBeVisible();
    await expect(first).toHaveURL(/\/auth\?timedOut=true&redirectTo=%2Fprofile$/);
    const entries = await entriesOf('approver2', 'E012');
    expect(entries.length - known).toBe(1);
    expect(entries[0]).toMatchObject({
      eventType: 'E',
      activityName: messages.session.sessionFailure,
      details: 'Elapsed minutes: 55. Total minutes: 55. Location: /profile',
    });
    expect((await page.context().cookies()).filter(({ name }) => name.includes('Token'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('logging out ends every tab and is recorded, as the sign-in was', inGate, async ({ browser }) => {
  const known = await Promise.all(['A001', 'A002'].map((code) => entriesOf('approver2', code)));
  const { page } = await signIn(browser, 'approver2', withoutKeptSignIn);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other)).toBeVisible();
  await page.getByRole('button', { name: 'Beatrix Osei' }).click();
  await page.getByRole('menuitem', { name: messages.shell.logOut }).click();
  for (const tab of [page, other]) {
    await expect(signInForm(tab)).toBeVisible();
    await expect(notice(tab)).toBeHidden();
  }
  const now = await Promise.all(['A001', 'A002'].map((code) => entriesOf('approver2', code)));
  expect(now.map((entries, index) => entries.length - known[index]!.length)).toEqual([1, 1]);
});

test('a role that changes shows at once, and whoever is disabled lands on the sign-in', async ({ browser }) => {
  const seats = database('CurrencyCloudContacts').where({ user_id: 'maker' });
  const before = await seats.clone();
  const { page } = await signIn(browser, 'maker');
  const refusal = page.getByText(messages.widgets.disabledByRole).first();
  try {
    await expect(refusal).toBeHidden();
    await seats.clone().update({ role_id: roleId('viewer') });
    await expect(refusal).toBeVisible();
    await database('users').where({ id: 'maker' }).update({ enabled: false });
    await expect(signInForm(page)).toBeVisible();
  } finally {
    await database('users').where({ id: 'maker' }).update({ enabled: true });
    for (const { id, role_id } of before) await database('CurrencyCloudContacts').where({ id }).update({ role_id });
  }
});
