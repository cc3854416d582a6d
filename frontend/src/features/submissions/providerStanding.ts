import { isGivenUp, maxSendAttempts } from '../../../../domain/submissions/providerDelivery';
import { formatInstant } from '../../ui/formatDate';
import type { NoticeTone } from '../../ui/Notice';
import type { Delivery } from './providerDeliveryQuery';

/** Where a request stands at the provider, in words. */
export interface ProviderStanding {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly text: string;
  /** Whether it may be sent again. */
  readonly maySendAgain?: boolean;
}

/**
 * Where a request stands at the provider; undefined where it is not for the provider.
 * @param status the request's `status_sub_code`
 * @param delivery how it is sent; null where staff pass it on
 */
export function providerStanding(status: string | null, delivery: Delivery | null): ProviderStanding | undefined {
  if (delivery?.reference && delivery.sent_at) {
    const isCurrent = status === 'sent_to_provider';
    const subject = isCurrent ? 'This request' : 'The request as it was submitted before';
    const text = `${subject} was sent to the provider on ${formatInstant(delivery.sent_at)}. Its reference there is ${delivery.reference}.`;
    return { tone: isCurrent ? 'success' : 'info', text };
  }
  if (status === 'provider_refused') {
    const title = 'The provider refused this request.';
    return { tone: 'failure', title, text: delivery?.problem ?? '', maySendAgain: true };
  }
  return status === 'for_provider' ? waiting(delivery) : undefined;
}

function waiting(delivery: Delivery | null): ProviderStanding {
  if (!delivery) return { tone: 'waiting', text: 'This request is to be passed on to the provider.' };
  const { attempts, problem, next_attempt_at: next } = delivery;
  if (isGivenUp(attempts)) {
    const title = `This request could not be sent to the provider in ${maxSendAttempts} attempts.`;
    return { tone: 'failure', title, text: problem ?? '', maySendAgain: true };
  }
  if (!problem) return { tone: 'waiting', text: 'This request waits to be sent to the provider.' };
  const text = `This request was not sent to the provider yet. ${problem} The next attempt is on ${formatInstant(next)}.`;
  return { tone: 'waiting', text };
}
