import { screen } from '@testing-library/react';
import { setTimeout as delay } from 'node:timers/promises';
import { skeletonMs } from '../../../frontend/src/ui/timing';
import { seededRandom } from '../../../local/provider/faults/faultInjector';
import { seeds, sized } from '../../support/sized';
import { aggregate, dashboardCounts, payment } from '../support/data';
import { renderInSlices, renderWithoutPause } from '../support/renderSlices';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const rows = Array.from({ length: 15 }, () => payment());

/** Responds after so many milliseconds. */
const respondAfter = (ms: number, name: string, data: object) => onQuery(name, () => delay(ms, data));

/** Other work on the machine, in pieces of up to 30 ms, which delays every timer. Returns a function that ends it. */
function occupyMachine(random: () => number): () => void {
  const work = setInterval(
    () => {
      const end = performance.now() + random() * 30;
      while (performance.now() < end);
    },
    10 + random() * 30,
  );
  return () => clearInterval(work);
}

beforeAll(renderInSlices);
afterAll(renderWithoutPause);

let freeMachine: () => void;
afterEach(() => freeMachine());

/** The lists' answers come together, shortly before or after a timer of the skeleton: React renders them in slices, between which it runs out. */
test.each(seeds(sized(8, 1000)))('a table that is shown stays, with the delays of seed %i', async (seed) => {
  const random = seededRandom(seed);
  const limit = skeletonMs.after + (random() < 0.2 ? skeletonMs.atLeast : 0);
  const listsAfter = limit + (random() - 0.85) * 130;
  serveSession();
  serveDashboard();
  respondAfter(listsAfter, 'DashboardAccount', { payments: rows, failed: rows, balances: [], exchange_rates: [] });
  respondAfter(listsAfter - random() * 4, 'paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: rows });
  respondAfter(random() * 600, 'DashboardCounts', dashboardCounts());
  respondAfter(random() * 600, 'allPaymentsAwaitingAuthorisation', {
    paymentsYouCanAuthoriseAggregate: aggregate('payments', rows.length),
  });
  freeMachine = occupyMachine(random);
  renderPortal('/dashboard');
  const caption = await screen.findByText('Failed payments', { selector: 'caption' });
  await delay(60);
  expect(caption).toBeInTheDocument();
});
