import { measured, type Metrics } from '../runtime/metrics';
import { ProviderError } from './errors';
import type { Transport } from './transport';

const id = /\/[0-9a-f]{8}-[0-9a-f-]{27,}/gi;

/** Records how long each exchange takes, by method and path without ids, and how it ends: `ok`, or what kind of failure. */
export function withMetrics(transport: Transport, metrics: Metrics): Transport {
  return (request) => {
    const name = `${request.method} ${request.path.replace(id, '/{id}')}`;
    const outcomeOf = (error: unknown) => (error instanceof ProviderError ? error.failure : 'failed');
    return measured(metrics, { work: 'provider_call', name }, () => transport(request), outcomeOf);
  };
}
