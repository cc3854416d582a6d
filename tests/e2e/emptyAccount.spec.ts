import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { roleId } from '../../seeds/demo/organisations';
import { stackDatabase } from '../support/stack';
import { signIn } from './person';
import { test } from './test';

const user = 'favadmin';

/** A new account on which the user may pay. It has nothing yet. */
async function newAccount(database: Knex) {
  const id = randomUUID();
  const name = `Aldgate ${id.slice(0, 8)}`;
  const account = { id, name, org_id: demoId('organisation aldgate'), tccAccountId: randomUUID() };
  await database('accounts').insert({ ...account, is_approved: true });
  await database('CurrencyCloudContacts').insert({ user_id: user, account_id: id, role_id: roleId('maker') });
  return { id, name };
}

/** The account that the user's next session starts in. It is stored after the portal shows it. */
async function lastUsed(database: Knex): Promise<unknown> {
  const row = await database('users').where({ id: user }).first('last_used_account_id');
  return row?.last_used_account_id;
}

/** Takes the seat and the account away again. */
async function remove(database: Knex, id: string): Promise<void> {
  await database('users').where({ id: user }).update({ last_used_account_id: null });
  await database('CurrencyCloudContacts').where({ account_id: id }).delete();
  await database('accounts').where({ id }).delete();
  await database.destroy();
}

test('on an account that has nothing yet, each list says what will be there', async ({ browser }) => {
  const database = stackDatabase();
  const { id, name } = await newAccount(database);
  const { page, complaints } = await signIn(browser, user);
  try {
    await page.goto('/account/switch-accounts');
    await page.getByRole('button', { name: `Switch to ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect.poll(() => lastUsed(database)).toBe(id);
    for (const [path, text, action] of [
      ['beneficiaries', 'The people and companies that this account pays will be listed here.', 'New beneficiary'],
      ['payments', 'The payments of this account will be listed here.', 'New payment'],
      [
        'payments/templates',
        'Save a payment as a template, from its review or its page. It will be listed here.',
        'New payment',
      ],
      [
        'payments/recurring',
        'Set up a recurring payment in the review of a new payment. It will be listed here.',
        'New payment',
      ],
      [
        'payments/authorisations',
        'Payments that need your authorisation will be listed here. There are none now.',
        'See all payments',
      ],
    ] as const) {
      await page.goto(`/account/${path}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: action }).first()).toBeVisible();
    }
    expect(complaints).toEqual([]);
  } finally {
    // An open page could select the account once more.
    await page.context().close();
    await remove(database, id);
  }
});
