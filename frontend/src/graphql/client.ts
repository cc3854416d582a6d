import { Client, fetchExchange, subscriptionExchange, type SubscriptionForwarder, mapExchange } from 'urql';
import type { IdentityClient, Session } from '../session/identity';
import { tokenExchange } from './auth';
import { portalCache } from './cache';
import type { VisibleReads } from './visibleReads';

/** Tells of each call whether the server answered it. It stands after the cache, which answers without the server. */
const watchAnswers = (onAnswer: () => void, onNoAnswer: () => void) =>
  mapExchange({
    onResult: ({ error }) => (error?.networkError ? onNoAnswer() : onAnswer()),
  });

interface Options {
  url: string;
  identity: IdentityClient;
  now: () => Date;
  accountId: () => string | undefined;
  onSessionLost: () => void;
  onRenewed: (session: Session) => void;
  /** Called for each call that the server answers, and for each that gets no answer. */
  onAnswer: () => void;
  onNoAnswer: () => void;
  visibleReads: VisibleReads;
  forwardSubscription: SubscriptionForwarder;
}

/** Creates the GraphQL client of a session. Each session gets its own, so that no data of an earlier user stays in the cache. */
export function createGraphqlClient(options: Options): Client {
  const { url, onAnswer, onNoAnswer, visibleReads, forwardSubscription, ...auth } = options;
  return new Client({
    url: new URL(url, window.location.href).href,
    // The endpoint takes POST only.
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      visibleReads.exchange,
      portalCache(),
      tokenExchange(auth),
      watchAnswers(onAnswer, onNoAnswer),
      subscriptionExchange({ forwardSubscription }),
      fetchExchange,
    ],
  });
}
