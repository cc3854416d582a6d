import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { batchJourney, Hand, journeys, signInJourney, type Journey } from '../e2e/journeys';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { startRunStack } from '../support/runStack';
import { table } from './statistics';

/** `npm run bench -- journeys`: the clicks and keys that frequent work takes, with the pointer and by keyboard alone. */
export async function benchJourneys(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'corridor-journeys-'));
  const stack = await startRunStack(scratch, 'stack');
  process.env.STACK_URL = stack.url;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const rows: (string | number)[][] = [];
    for (const journey of [signInJourney, ...journeys, batchJourney]) {
      const byHand = await acts(browser, stack.url, journey, journey.byHand);
      const byKeyboard = await acts(browser, stack.url, journey, journey.byKeyboard);
      rows.push([journey.name, byHand, `≤ ${journey.most}`, byKeyboard]);
    }
    console.log(table(['journey', 'clicks and keys', 'goal', 'keys alone'], rows));
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function acts(browser: Browser, baseURL: string, journey: Journey, travel: Journey['byHand']): Promise<number> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } });
  if (journey !== signInJourney) {
    await page.goto('/');
    await enter(page, journey.user);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }
  await journey.begin(page);
  const hand = new Hand(page);
  await travel(hand);
  await page.context().close();
  return hand.acts;
}
