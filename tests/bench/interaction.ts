import { chromium, type Browser, type Page } from '@playwright/test';
import { galleryPath } from '../../local/stack/gallery';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type BenchOptions, type Table } from './benchmark';
import { percentile } from './statistics';

/** A laptop of the middle class, as a share of this machine's speed. */
const slowdown = 4;

/**
 * `npm run bench -- interaction`: how long the portal takes to respond to input, on a processor slowed four times, in so many rounds of
 * each.
 */
export async function benchInteraction({ rounds = 20 }: BenchOptions): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'stack');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const page = await signedIn(browser, stack.url);
    const rows: (string | number)[][] = [];
    const wait = async (name: string, goal: number, measure: (page: Page, rounds: number) => Promise<number[]>) => {
      step(name);
      rows.push(waiting(name, await measure(page, rounds), goal));
    };
    await wait('a key in the amount field', 16, keysInAmount);
    await wait('the palette opens, first time', 50, paletteFirstOpens);
    await wait('the palette opens', 50, paletteOpens);
    await wait('another page, fetched before', 150, pageChanges);
    step('10,000 rows scroll');
    const gallery = `${stack.url}${galleryPath}`;
    const scrolling = [await tableScrolls(browser, gallery, slowdown), await tableScrolls(browser, gallery, 1)];
    return [
      { headings: ['interaction', 'median, ms', '75 of 100, ms', 'goal, ms', 'goal ÷ figure'], rows },
      { headings: ['scrolling', 'frames a second', 'goal', 'figure ÷ goal'], rows: scrolling },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

function waiting(name: string, times: readonly number[], goal: number) {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.75)];
  return [name, rounded(half, 1), rounded(most, 1), goal, rounded(goal / most, 2)];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await page.goto('/');
  await enter(page, 'maker');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await slow(page, slowdown);
  return page;
}

/** From a key's effect on the field until the page is free again, with all that the form recomputes. */
async function keysInAmount(page: Page, rounds: number): Promise<number[]> {
  await page.goto('/account/payments/new');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const { port1, port2 } = new MessageChannel();
    let began = 0;
    port1.onmessage = () => times.push(performance.now() - began);
    window.addEventListener(
      'beforeinput',
      () => {
        began = performance.now();
        port2.postMessage(undefined);
      },
      true,
    );
  });
  for (let key = 0; key < rounds; key += 1) {
    await page.keyboard.press(String((key % 9) + 1));
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** Acts in the page and waits for the first frame that shows an element with a text. */
const untilShown = (page: Page, act: { readonly key?: string; readonly link?: string }, selector: string, text = '') =>
  page.evaluate(
    async ([{ key, link }, wanted, words]) => {
      const began = performance.now();
      if (key) document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));
      if (link) document.querySelector<HTMLElement>(`nav a[href="${link}"]`)?.click();
      do await new Promise(requestAnimationFrame);
      while (document.querySelector(wanted)?.textContent !== words);
      return performance.now() - began;
    },
    [act, selector, text] as const,
  );

async function paletteOpen(page: Page): Promise<number> {
  const time = await untilShown(page, { key: 'k' }, '[role="dialog"] input:focus');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** Its first opening on a page that has been loaded and left alone for a moment, in a quarter of the rounds. */
async function paletteFirstOpens(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds / 4; round += 1) {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.waitForTimeout(5000);
    times.push(await paletteOpen(page));
  }
  return times;
}

async function paletteOpens(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await paletteOpen(page));
  return times;
}

async function pageChanges(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  const visit = async (link: string, title: string) => {
    times.push(await untilShown(page, { link }, 'main h1', title));
    await page.waitForTimeout(300);
  };
  for (let round = 0; round <= rounds / 2; round += 1) {
    await visit('/account/payments', 'Payments');
    await visit('/account/beneficiaries', 'Beneficiaries');
  }
  return times.slice(2);
}

/** Frames a second while ten thousand rows run past. */
async function tableScrolls(browser: Browser, url: string, rate: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  await page.getByRole('table', { name: 'Many payments' }).getByRole('row').nth(1).scrollIntoViewIfNeeded();
  await slow(page, rate);
  const gaps = await page.evaluate(async () => {
    const times: number[] = [];
    while (times.length <= 240) {
      times.push(await new Promise(requestAnimationFrame));
      window.scrollBy(0, 120);
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  });
  const frames = 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
  const name = `10,000 rows, processor ${rate === 1 ? 'not slowed' : `slowed ${rate} times`}`;
  return [name, rounded(frames, 1), 55, rounded(frames / 55, 2)];
}
