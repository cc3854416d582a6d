import { chromium, type Page } from '@playwright/test';
import { enter } from '../e2e/person';
import { chromiumArguments, findChromium } from '../support/chromium';
import { as, newPayment, smallPayment, updatePayment } from '../support/portal';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type BenchOptions, type Table } from './benchmark';
import { percentile } from './statistics';

const goalMs = 500;
/** More than may be sent without an approval. */
const amount = '5000.00';

/**
 * `npm run bench -- liveUpdate`: from the answer to a maker who changed a payment until the list that an approver has open in another window
 * shows the change.
 */
export async function benchLiveUpdate({ rounds = 30 }: BenchOptions): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'stack');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  process.env.STACK_URL = stack.url;
  try {
    const paymentId = await newPayment({ amount });
    const page = await browser.newPage({ baseURL: stack.url, viewport: { width: 1280, height: 900 } });
    await page.goto('/');
    await enter(page, 'approver');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Payments', exact: true }).click();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    const times: number[] = [];
    step(`changing a payment ${rounds} times`);
    for (let round = 1; round <= rounds; round += 1) {
      times.push(await untilListed(page, paymentId, `Live update ${round}`));
    }
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
    const row = [rounds, Math.round(half), Math.round(most), goalMs, Number((goalMs / most).toFixed(2))];
    return [{ headings: ['changes', 'median, ms', '95 of 100, ms', 'goal, ms', 'goal ÷ figure'], rows: [row] }];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Both ends read the same machine's clock. */
async function untilListed(page: Page, paymentId: string, reference: string): Promise<number> {
  const shownAt = page.evaluate(async (text) => {
    while (!document.querySelector('main')?.textContent.includes(text)) await new Promise(requestAnimationFrame);
    return Date.now();
  }, reference);
  const payment = smallPayment({ amount, reference });
  const answeredAt = as('maker', updatePayment, { paymentId, payment }).then(() => Date.now());
  const [shown, answered] = await Promise.all([shownAt, answeredAt]);
  return shown - answered;
}
