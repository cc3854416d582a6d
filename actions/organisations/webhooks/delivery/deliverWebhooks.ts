import type { PostOutcome } from '../../../../domain/webhooks/attempts';
import type { RuntimeContext } from '../../../runtime/context';
import { mapAtMost } from '../../../runtime/mapAtMost';
import { claimMessages, endpointsWithWork, type ClaimedMessage } from './claimMessages';
import { concludeMessage } from './concludeMessage';
import type { Post } from './postMessage';
import { secretsInForce } from './secretsInForce';
import { signedHeaders } from './signedHeaders';

/** Posts one message. It never throws: what happened is the outcome. */
export type Poster = (post: Post) => Promise<PostOutcome>;

/** How many messages each outcome had. */
export interface DeliveryReport {
  readonly delivered: number;
  readonly postponed: number;
  readonly failed: number;
}

/** The most endpoints of one run; the others come first in the next. */
const maxEndpoints = 100;
const endpointsAtOnce = 25;
/** The most posts to one endpoint at once, each of another entity. */
const postsAtOnce = 10;
/** No batch begins later than this after the run began, so that the run ends within its Lambda's time. */
const runMs = 45_000;
/** Longer than a post may take. */
const leaseMs = 60_000;

/**
 * Posts the messages that are due. Each endpoint has a lane of its own, which ends when all posts of a batch came to nothing: an endpoint
 * that does not answer delays no other. Messages of one entity go one after the other, in the order of the changes.
 */
export async function deliverWebhooks(context: RuntimeContext, post: Poster): Promise<DeliveryReport> {
  const began = context.clock.now();
  const endpoints = await endpointsWithWork(context.database, began, maxEndpoints);
  const lanes = await mapAtMost(endpointsAtOnce, endpoints, (id) => runLane(context, post, id, began));
  const states = lanes.flat();
  const count = (state: string) => states.filter((one) => one === state).length;
  return { delivered: count('delivered'), postponed: count('waiting'), failed: count('failed') };
}

async function runLane(context: RuntimeContext, post: Poster, endpointId: string, began: Date): Promise<string[]> {
  const states: string[] = [];
  const secrets = await secretsInForce(context, endpointId);
  for (;;) {
    const now = context.clock.now();
    const endpoint = await context.database('webhook_endpoints').where({ id: endpointId, enabled: true }).first('url');
    if (!endpoint || now.getTime() - began.getTime() > runMs) return states;
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const claimed = await claimMessages(context.database, endpointId, { now, leaseUntil, limit: postsAtOnce });
    const lane = { endpointId, url: endpoint.url, secrets };
    const batch = await Promise.all(claimed.map((message) => deliver(context, post, lane, message)));
    states.push(...batch);
    if (!batch.includes('delivered')) return states;
  }
}

interface Lane {
  readonly endpointId: string;
  readonly url: string;
  readonly secrets: readonly string[];
}

async function deliver(
  context: RuntimeContext,
  post: Poster,
  { endpointId, url, secrets }: Lane,
  message: ClaimedMessage,
): Promise<string> {
  const headers = signedHeaders(message, secrets, context.clock.now());
  const outcome = await post({ url, headers, body: message.body });
  return concludeMessage(context, endpointId, message, outcome);
}
