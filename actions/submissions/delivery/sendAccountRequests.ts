import type { SendOutcome } from '../../../domain/submissions/providerDelivery';
import type { RuntimeContext } from '../../runtime/context';
import { claimRequest } from './claimRequest';
import { concludeRequest } from './concludeRequest';

/** How many requests each outcome had. */
export interface SendingReport {
  readonly accepted: number;
  readonly refused: number;
  readonly postponed: number;
}

/** The most requests of one run; the others come first in the next. */
const maxRequests = 100;
/** No call begins later than this after the run began, so that the run ends within its Lambda's time. */
const runMs = 45_000;
/** Longer than a call may take. */
const leaseMs = 60_000;

/** Sends the requests for accounts that are due to the provider, one after the other. Without a way to it nothing is sent. */
export async function sendAccountRequests(context: RuntimeContext): Promise<SendingReport> {
  const outcomes: SendOutcome['kind'][] = [];
  const { accountRequests, clock, database } = context;
  const endsAt = clock.now().getTime() + runMs;
  while (accountRequests && outcomes.length < maxRequests && clock.now().getTime() < endsAt) {
    const now = clock.now();
    const claimed = await claimRequest(database, now, new Date(now.getTime() + leaseMs));
    if (!claimed) break;
    const outcome = await accountRequests.send(claimed.request, claimed.key);
    await concludeRequest(context, claimed, outcome);
    outcomes.push(outcome.kind);
  }
  const count = (kind: SendOutcome['kind']) => outcomes.filter((one) => one === kind).length;
  return { accepted: count('accepted'), refused: count('refused'), postponed: count('later') };
}
