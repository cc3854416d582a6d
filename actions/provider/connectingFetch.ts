import { Agent, fetch as fetchThrough, type RequestInfo, type RequestInit } from 'undici';

/** A host that is away is noticed long before the time limit of the whole exchange. */
const connect = { timeout: 2000 };
const kept = new Agent({ connect });
/** Without pipelining a connection serves one call and is closed. */
const fresh = new Agent({ connect, pipelining: 0 });

/**
 * `fetch` that gives up on a connection after two seconds, and makes a new one for whatever is not a GET: a connection that was
 * kept may be closed from the other side just as a payment goes out, and nobody could say whether it did. The library is the
 * one inside Node, whose own `fetch` has no such settings.
 */
export const connectingFetch = ((input: RequestInfo, init?: RequestInit) => {
  const isGet = (init?.method ?? 'GET') === 'GET';
  return fetchThrough(input, { ...init, dispatcher: isGet ? kept : fresh });
}) as unknown as typeof fetch;
