import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Client } from 'pg';
import { connectingFetch } from '../../actions/provider/connectingFetch';

/** Called before and after every statement and HTTP call; what it returns is awaited. */
export type OnStep = (step: number) => Promise<void> | void;

type Query = (this: Client, ...parameters: unknown[]) => unknown;

/** What I/O goes through while it is watched. */
export interface WatchedIo {
  readonly fetch: typeof fetch;
  /** Puts things back. */
  readonly unwatch: () => void;
}

/**
 * Makes every statement of this process, every call of the identity provider, and every call of the `fetch` it gives, pass by `onStep`, counted
 * from one.
 */
export function watchIoSteps(onStep: OnStep): WatchedIo {
  let step = 0;
  const next = async () => onStep((step += 1));
  const watchedFetch: typeof fetch = async (...parameters) => {
    await next();
    const response = await connectingFetch(...parameters);
    await next();
    return response;
  };
  const prototype = Client.prototype as unknown as { query: Query };
  const originalQuery = prototype.query;
  prototype.query = function (...parameters) {
    return watchedQuery(this, originalQuery, parameters, next);
  };
  const unwatchIdentity = watchIdentity(next);
  const unwatch = () => {
    prototype.query = originalQuery;
    unwatchIdentity();
  };
  return { fetch: watchedFetch, unwatch };
}

/** The driver is called with a callback by knex: the step after comes before the caller hears of the answer. */
function watchedQuery(client: Client, query: Query, parameters: unknown[], next: () => Promise<void>): unknown {
  const callback = parameters.at(-1);
  if (typeof callback !== 'function') {
    return next()
      .then(() => query.apply(client, parameters))
      .then(async (answer) => {
        await next();
        return answer;
      });
  }
  const rest = parameters.slice(0, -1);
  const answer = (...results: unknown[]) =>
    void next().then(() => (callback as (...all: unknown[]) => void)(...results));
  void next().then(() => query.apply(client, [...rest, answer]));
  return undefined;
}

function watchIdentity(next: () => Promise<void>): () => void {
  const prototype = CognitoIdentityProviderClient.prototype as { send: (...request: unknown[]) => Promise<unknown> };
  const { send } = prototype;
  prototype.send = async function (...request) {
    await next();
    const answer = await send.apply(this, request);
    await next();
    return answer;
  };
  return () => (prototype.send = send);
}
