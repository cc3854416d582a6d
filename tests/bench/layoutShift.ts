import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { enter } from '../e2e/person';
import { screens, type Screen } from '../e2e/screens';
import { chromiumArguments, findChromium } from '../support/chromium';
import { startRunStack } from '../support/runStack';
import { table } from './statistics';

const goal = 0.02;
/** For shifts that come late; and a user has a budget of reads in a minute. */
const restMs = 2500;
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What moved on a page, and how much. */
interface Shift {
  readonly value: number;
  readonly moved: string;
}

/**
 * `npm run bench -- layoutShift`: how far the content of each screen moves by itself while it loads, on a desktop and on a phone: the sum of
 * the browser's layout shifts that no input caused. Prints the screens above the goal, and the largest.
 */
export async function benchLayoutShift(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'corridor-shift-'));
  const stack = await startRunStack(scratch, 'stack');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const rows: [string, string, number, string][] = [];
    for (const user of new Set(screens.map((screen) => screen.user))) {
      for (const [size, viewport] of Object.entries(sizes)) {
        const page = await open(browser, stack.url, viewport, user);
        for (const screen of screens.filter((one) => one.user === user)) {
          const { value, moved } = await shiftOf(page, screen);
          rows.push([screen.name, size, Number(value.toFixed(3)), moved]);
        }
        await page.context().close();
      }
    }
    const sorted = rows.sort(([, , one], [, , other]) => other - one);
    const above = sorted.filter(([, , value]) => value > goal);
    console.log(table(['screen', 'size', 'shift', 'what moved most'], sorted.slice(0, Math.max(10, above.length))));
    console.log(`\n${above.length} of ${rows.length} are above the goal of ${goal}.`);
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function open(
  browser: Browser,
  baseURL: string,
  viewport: { readonly width: number; readonly height: number },
  user: string | undefined,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: sizes.desktop })).newPage();
  await page.addInitScript(recordShifts);
  if (user) {
    await page.goto('/');
    await enter(page, user);
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
  }
  await page.setViewportSize(viewport);
  return page;
}

/** Runs in the page before anything of it. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const [first] = entry.sources;
      const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
      shifts.push({ value: entry.value, moved: element?.textContent.trim().slice(0, 40) ?? '' });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The part of the browser's own entry that is read; the standard library does not declare it yet. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

async function shiftOf(page: Page, { path }: Screen): Promise<Shift> {
  await page.goto(path);
  await page.locator('main').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(restMs);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const largest = [...shifts].sort((one, other) => other.value - one.value)[0];
  return { value: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest?.moved ?? '' };
}
