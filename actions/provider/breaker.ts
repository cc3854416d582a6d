import { ProviderError } from './errors';
import type { ProviderRequest, Transport } from './transport';

/** What the breaker uses. `now` in milliseconds; `report` tells the portal whether the provider can be reached. */
export interface BreakerParts {
  readonly now: () => number;
  readonly report: (isOnline: boolean) => Promise<void>;
}

const failuresToOpen = 5;
const pauseMs = 30_000;
/** Another process may have reported the provider offline and ended, so each process that reaches it reports that again. */
const reportEveryMs = 30_000;

/**
 * A circuit breaker. After five calls in a row without a usable answer calls fail at once with `provider_offline` and nothing is
 * sent. After 30 seconds one call at a time is let through, and any answer closes the breaker. The state belongs to the
 * process.
 */
export function withBreaker(transport: Transport, { now, report }: BreakerParts): Transport {
  let failuresInARow = 0;
  let nextTryAt = -Infinity;
  let isTrying = false;
  let reportedOnlineAt = -Infinity;

  const isOpen = () => failuresInARow >= failuresToOpen;

  const onFailure = async (error: unknown) => {
    if (!(error instanceof ProviderError)) return;
    failuresInARow = isUnanswered(error) ? failuresInARow + 1 : 0;
    if (!isOpen()) return;
    nextTryAt = now() + pauseMs;
    reportedOnlineAt = -Infinity;
    if (failuresInARow === failuresToOpen) await report(false);
  };

  const onSuccess = async () => {
    failuresInARow = 0;
    if (now() - reportedOnlineAt < reportEveryMs) return;
    reportedOnlineAt = now();
    await report(true);
  };

  const pass: Transport = async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      await onFailure(error);
      throw error;
    }
  };

  return async (request) => {
    const isTrial = isOpen();
    if (isTrial && (isTrying || now() < nextTryAt)) throw offline(request);
    if (isTrial) isTrying = true;
    const answer = await pass(request).finally(() => {
      if (isTrial) isTrying = false;
    });
    await onSuccess();
    return answer;
  };
}

const isUnanswered = ({ failure }: ProviderError): boolean => failure === 'unknown' || failure === 'not_sent';

function offline({ method, path }: ProviderRequest): ProviderError {
  return new ProviderError('not_sent', { method, path, status: 0, requestId: '' }, 'provider_offline', []);
}
