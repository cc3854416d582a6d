import { Client, fetchExchange, subscriptionExchange, type SubscriptionForwarder } from 'urql';
import { type IdentityClient, type Session } from '../app/session/identity';
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

/** The GraphQL client of one signed-in session; a new session gets a new one, so that no data outlives its owner. */
export function createGraphqlClient({ url, forwardSubscription, ...auth }: Options): Client {
  return new Client({
    url: new URL(url, window.location.href).href,
    // The endpoint takes POST only.
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), tokenExchange(auth), subscriptionExchange({ forwardSubscription }), fetchExchange],
  });
}
