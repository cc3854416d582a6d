import { Agent, fetch as fetchThrough, type RequestInfo, type RequestInit } from 'undici';

/** Shorter than the time limit of the whole exchange, so that an unreachable host is noticed early. */
const connect = { timeout: 2000 };
const kept = new Agent({ connect });
/** With pipelining 0 a connection is closed after one call. */
const fresh = new Agent({ connect, pipelining: 0 });

/**
 * `fetch` with a connect timeout of two seconds, and a new connection for every call that is not a GET. The provider may
 * close a reused connection while a payment is being sent, and it would be unknown whether it was received. undici is
 * the library of Node's own `fetch`, which has no such settings.
 */
export const connectingFetch = ((input: RequestInfo, init?: RequestInit) => {
  const isGet = (init?.method ?? 'GET') === 'GET';
  return fetchThrough(input, { ...init, dispatcher: isGet ? kept : fresh });
}) as unknown as typeof fetch;
