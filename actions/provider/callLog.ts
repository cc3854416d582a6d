import type { Log } from '../runtime/log';
import { ProviderError } from './errors';
import type { Transport } from './transport';

/**
 * Logs every exchange with method, path and outcome. Parameters and the provider's texts are not logged: they contain
 * account numbers, names and keys.
 */
export function withLog(transport: Transport, log: Log): Transport {
  return async (request) => {
    const { method, path } = request;
    try {
      const answer = await transport(request);
      log.info({ method, path, status: answer.status, providerRequestId: answer.requestId }, 'provider call');
      return answer;
    } catch (error) {
      log.warn({ method, path, ...outcomeOf(error) }, 'provider call failed');
      throw error;
    }
  };
}

function outcomeOf(error: unknown): object {
  if (!(error instanceof ProviderError)) return { error: 'not a provider error' };
  const { call, failure, code, errors } = error;
  const faults = errors.map((fault) => `${fault.field}: ${fault.code}`);
  return { status: call.status, providerRequestId: call.requestId, failure, code, faults };
}
