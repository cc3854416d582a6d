import { Client, fetchExchange, subscriptionExchange, type SubscriptionForwarder } from 'urql';
import type { IdentityClient, Session } from '../session/identity';
import { tokenExchange } from './auth';
import { portalCache } from './cache';

interface Options {
  url: string;
  identity: IdentityClient;
  now: () => Date;
  accountId: () => string | undefined;
  onSessionLost: () => void;
  onRenewed: (session: Session) => void;
  forwardSubscription: SubscriptionForwarder;
}

/** Creates the GraphQL client of a session. Each session gets its own, so that no data of an earlier user stays in the cache. */
export function createGraphqlClient({ url, forwardSubscription, ...auth }: Options): Client {
  return new Client({
    url: new URL(url, window.location.href).href,
    // The endpoint takes POST only.
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), tokenExchange(auth), subscriptionExchange({ forwardSubscription }), fetchExchange],
  });
}
