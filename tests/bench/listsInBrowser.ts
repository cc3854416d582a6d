import { chromium, type Browser, type Page } from '@playwright/test';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import type { Viewer } from '../access/naturalLists';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { startRunStack } from '../support/runStack';
import { benchDirectory } from './cluster';

/** Milliseconds until the list of payments shows its first rows, and until a search in it shows what it found. */
export interface FirstRows {
  readonly list: readonly number[];
  readonly search: readonly number[];
}

/** The dashboard has everything by then. */
const settlingMs = 2000;
/** The rows of a list, and not those that stand for it while it is loading. */
const rowSelector = 'table:not([data-skeleton] table) tbody tr:not([aria-hidden])';

/**
 * The list of payments of an account of the large data set, in a browser with an empty cache at each round: from the click in the menu to the
 * first frame with a row; and from the last key of a search, its throttle of 200 ms included.
 */
export async function firstRowsInBrowser(databaseUrl: string, viewer: Viewer, rounds: number): Promise<FirstRows> {
  // Later runs find the users in the database, whose passwords count for the pool of this folder only.
  const stack = await startRunStack(benchDirectory, 'lists', { databaseUrl });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    await seatMaker(databaseUrl, viewer);
    return await measure(browser, stack.url, rounds);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Gives the demo's maker a seat on the account and selects it. */
async function seatMaker(databaseUrl: string, { account, organisation }: Viewer): Promise<void> {
  const owner = ownerDatabase(databaseUrl);
  const role = await owner('roles').where({ org_id: organisation, can_create_payments: true }).first('id');
  const seat = { user_id: 'maker', account_id: account, role_id: role?.id, tcc_contact_id: account };
  await owner('CurrencyCloudContacts').insert(seat).onConflict(['user_id', 'account_id']).ignore();
  await owner('users').where({ id: 'maker' }).update({ last_used_account_id: account });
  await owner.destroy();
}

async function measure(browser: Browser, url: string, rounds: number): Promise<FirstRows> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await page.goto('/');
  await enter(page, 'maker');
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  await dashboard.waitFor();
  const list: number[] = [];
  const search: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto('/dashboard');
    await dashboard.waitFor();
    await page.waitForTimeout(settlingMs);
    list.push(await untilListed(page));
    search.push(await untilFound(page, round));
  }
  return { list: list.slice(1), search: search.slice(1) };
}

const untilListed = (page: Page): Promise<number> =>
  page.evaluate(async (selector) => {
    const begun = performance.now();
    document.querySelector<HTMLElement>('nav a[href="/account/payments"]')?.click();
    while (document.querySelector('h1')?.textContent !== 'Payments' || !document.querySelector(selector)) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begun;
  }, rowSelector);

/** Searches for a payee of the account that the list already shows, and waits until every row is one of theirs. */
async function untilFound(page: Page, round: number): Promise<number> {
  const payees = await page
    .locator(rowSelector)
    .getByText(/^Payee /)
    .allInnerTexts();
  const payee = payees[round % payees.length] ?? '';
  const box = page.getByRole('searchbox', { name: 'Search payments' });
  await box.fill(payee.slice(0, -1));
  const shown = page.evaluate(
    async ([selector, words]) => {
      let begun = 0;
      document.addEventListener('input', () => (begun = performance.now()), { once: true, capture: true });
      let rows: Element[] = [];
      while (!begun || rows.length === 0 || !rows.every((row) => row.textContent.includes(words))) {
        await new Promise(requestAnimationFrame);
        rows = [...document.querySelectorAll(selector)];
      }
      return performance.now() - begun;
    },
    [rowSelector, payee] as const,
  );
  await box.press('End');
  await box.pressSequentially(payee.slice(-1));
  return shown;
}
