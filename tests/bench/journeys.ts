import { chromium, type Browser } from '@playwright/test';
import { batchJourney, Hand, journeys, signInJourney, type Journey } from '../e2e/journeys';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type Table } from './benchmark';

/** `npm run bench -- journeys`: the clicks and keys that frequent work takes, with the pointer and by keyboard alone. */
export async function benchJourneys(): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'stack');
  process.env.STACK_URL = stack.url;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const rows: (string | number)[][] = [];
    for (const journey of [signInJourney, ...journeys, batchJourney]) {
      step(journey.name);
      const byHand = await acts(browser, stack.url, journey, journey.byHand);
      const byKeyboard = await acts(browser, stack.url, journey, journey.byKeyboard);
      rows.push([journey.name, byHand, `≤ ${journey.most}`, byKeyboard]);
    }
    return [{ headings: ['journey', 'clicks and keys', 'goal', 'keys alone'], rows }];
  } finally {
    await browser.close();
    await stack.stop();
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
