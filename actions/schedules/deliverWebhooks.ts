import { sharedContext } from '../container';
import { deliverWebhooks, type DeliveryReport } from '../organisations/webhooks/delivery/deliverWebhooks';
import { postMessage } from '../organisations/webhooks/delivery/postMessage';
import { removeOldMessages } from '../organisations/webhooks/delivery/concludeMessage';
import { systemResolve } from '../organisations/webhooks/publicHost';
import type { Context } from '../context';
import { runRecorded } from './runExclusively';

const timeoutMs = 10_000;
/** A little longer than the Lambda may run. */
const leaseMs = 150_000;

/** What a run did: messages by outcome, and old ones deleted. */
interface WebhooksReport extends DeliveryReport {
  readonly removed: number;
}

/** Schedule `deliver-webhooks`: posts the messages that are due to the endpoints of organisations, and deletes old ones. */
export const handler = (): Promise<WebhooksReport> => deliverAll(sharedContext());

function deliverAll(context: Context): Promise<WebhooksReport> {
  const isAnywhereAllowed = context.environment.WEBHOOK_ADDRESSES === 'any';
  const posting = { resolve: systemResolve, isAnywhereAllowed, timeoutMs };
  return runRecorded(context, { name: 'deliver-webhooks', leaseMs }, async () => {
    const report = await deliverWebhooks(context, (post) => postMessage(post, posting));
    return { ...report, removed: await removeOldMessages(context) };
  });
}
