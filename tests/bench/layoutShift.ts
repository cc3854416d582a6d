import { chromium, type Browser, type Page } from '@playwright/test';
import { enter } from '../e2e/person';
import { screens, type Screen } from '../e2e/screens';
import { chromiumArguments, findChromium } from '../support/chromium';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type BenchOptions, type Table } from './benchmark';

const goal = 0.02;
/** For shifts that come late; and a user has a budget of reads in a minute. */
const restMs = 2500;
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** One shift on a page. */
interface Shift {
  readonly value: number;
  /** The text of what moved, of several the largest. */
  readonly moved: string;
  /** How far it moved down, in pixels; negative where it moved up. */
  readonly down: number;
  /** The text of what stands in its place now: what pushed it. Empty where nothing else does, as when something above went away. */
  readonly inItsPlace: string;
}

/**
 * `npm run bench -- layoutShift`: how far the content of each screen moves by itself while it loads, on a desktop and on a phone: the sum of
 * the browser's layout shifts that no input caused. Prints the screens above the goal, and the largest; and of each its largest shift.
 * `subjects` are names of screens.
 */
export async function benchLayoutShift({ subjects }: BenchOptions): Promise<readonly Table[]> {
  const chosen = screens.filter(({ name }) => subjects?.includes(name) ?? true);
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'stack');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const rows: [string, string, number, string][] = [];
    for (const user of new Set(chosen.map((screen) => screen.user))) {
      for (const [size, viewport] of Object.entries(sizes)) {
        step(`${user ?? 'nobody'}, ${size}`);
        const page = await open(browser, stack.url, viewport, user);
        for (const screen of chosen.filter((one) => one.user === user)) {
          const shifts = await shiftsOf(page, screen);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          rows.push([screen.name, size, Number(sum.toFixed(3)), largestOf(shifts)]);
        }
        await page.context().close();
      }
    }
    const sorted = rows.sort(([, , one], [, , other]) => other - one);
    const above = sorted.filter(([, , value]) => value > goal);
    return [
      { headings: ['screen', 'size', 'shift', 'its largest'], rows: sorted.slice(0, Math.max(10, above.length)) },
      { headings: ['screens and sizes', `above the goal of ${goal}`], rows: [[rows.length, above.length]] },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

function largestOf(shifts: readonly Shift[]): string {
  const [largest] = [...shifts].sort((one, other) => other.value - one.value);
  if (!largest) return '';
  const { moved, down, inItsPlace } = largest;
  return `“${moved}” by ${down} px${inItsPlace && `, in its place “${inItsPlace}”`}`;
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

/** Runs in the page before anything of it. It names no function: the name would call a helper that the page does not have. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const [source] = entry.sources;
      const element = source?.node instanceof Element ? source.node : source?.node?.parentElement;
      const before = source?.previousRect;
      const now = before && document.elementFromPoint(before.x + before.width / 2, before.y + 1);
      const isOther = now && element && !element.contains(now) && !now.contains(element);
      const [moved, inItsPlace] = [element, isOther ? now : null].map(
        (one) => one?.textContent.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '',
      );
      const down = Math.round((source?.currentRect.y ?? 0) - (before?.y ?? 0));
      shifts.push({ value: entry.value, moved: moved ?? '', down, inItsPlace: inItsPlace ?? '' });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The part of the browser's own entry that is read; the standard library does not declare it yet. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

async function shiftsOf(page: Page, { path }: Screen): Promise<readonly Shift[]> {
  await page.goto(path);
  await page.locator('main').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(restMs);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
