import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { demoPassword, people } from '../../seeds/demo/people';

/** What the browser complained about: a story that passes leaves it empty. */
export interface Person {
  readonly page: Page;
  readonly complaints: string[];
}

/** A demo user in a browser of their own, signed in with the one-time code. */
export async function signIn(browser: Browser, username: string, options?: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await enter(page, username);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  return { page, complaints };
}

/** From the sign-in's first step to the portal, with the one-time code where the user has set one up. */
export async function enter(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (people.find((person) => person.username === username)?.mfa === 'none') return;
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
}

/** Chooses an option in one of the portal's search boxes. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).filter({ visible: true }).first().click();
}
