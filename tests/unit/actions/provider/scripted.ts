import { ProviderError } from '../../../../actions/provider/errors';
import type { ProviderRequest, Transport } from '../../../../actions/provider/transport';
import type { ProviderFailure } from '../../../../domain/intents/outcome';

/** An HTTP answer: a body as JSON, or a text as it is. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

/** A `fetch` that answers from a list and remembers what it was asked. */
export function scripted(...answers: (Response | Error)[]) {
  const calls: { url: string; body: string | undefined; token: string | null }[] = [];
  const fetcher = ((url: string, init: RequestInit) => {
    calls.push({ url, body: init.body as string | undefined, token: new Headers(init.headers).get('x-auth-token') });
    const next = answers.shift();
    if (!next) throw new Error('no more answers');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }) as unknown as typeof fetch;
  return { calls, fetcher };
}

/** A transport that answers with bodies or errors from a list, the last one for ever, and remembers the requests. */
export function scriptedTransport(...outcomes: unknown[]) {
  const requests: ProviderRequest[] = [];
  const transport: Transport = (request) => {
    requests.push(request);
    const next = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve({ body: next, status: 200, requestId: 'request' });
  };
  return { requests, transport };
}

/** A call that failed so. */
export function failure(kind: ProviderFailure, code = 'code'): ProviderError {
  return new ProviderError(kind, { method: 'GET', path: '/x', status: 500, requestId: 'request' }, code, []);
}

export const aRead: ProviderRequest = { method: 'GET', path: '/x', parameters: {}, isRead: true };
export const aWrite: ProviderRequest = { method: 'POST', path: '/x', parameters: {}, isRead: false };
