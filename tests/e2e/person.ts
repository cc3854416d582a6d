import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { demoPassword, people } from '../../seeds/demo/people';

/** What the browser complained about: a story that passes leaves it empty. */
export interface Person {
  readonly page: Page;
  readonly complaints: string[];
}

/** The cookies of users who have signed in, for the next story that needs them. */
const kept = new Map<string, { readonly state: StorageState; readonly at: number }>();
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Shorter than tokens are valid for, and than a sign-in counts as fresh. */
const keptMs = 180_000;

function keptState(username: string): StorageState | undefined {
  const known = kept.get(username);
  return known && performance.now() - known.at < keptMs ? known.state : undefined;
}

/** For a story of the sign-in itself. */
export const withoutKeptSignIn: BrowserContextOptions = { storageState: undefined };

/** A demo user in a browser of their own, signed in: with the cookies of an earlier story while they count, else with the one-time code. */
export async function signIn(browser: Browser, username: string, options?: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ storageState: keptState(username), ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  await expect(page.getByLabel('Username').or(dashboard)).toBeVisible();
  if (await dashboard.isVisible()) return { page, complaints };
  await enter(page, username);
  await expect(dashboard).toBeVisible();
  kept.set(username, { state: await context.storageState(), at: performance.now() });
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
