import { createContext, useContext } from 'react';
import type { SubscriptionForwarder } from 'urql';
import { invariant } from '../../../domain/invariant';
import type { RuntimeConfig } from './config';
import type { IdentityClient } from './identity';

/** An open socket for live queries. */
export interface LiveTransport {
  readonly forward: SubscriptionForwarder;
  readonly close: () => void;
}

/** What a socket tells of its connection, and how it waits before it is opened again. */
export interface LiveObserver {
  readonly onOpen: () => void;
  readonly onBroken: () => void;
  /** @param attempt the number of attempts before, from 0 */
  readonly pause: (attempt: number) => Promise<void>;
}

/** Whether a newer version of the portal is available, and how to load it. */
export interface Updates {
  readonly isAvailable: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly apply: () => void;
}

/** The browser's side effects that the portal uses. `app/main.tsx` provides the real ones, tests their own. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly identity: IdentityClient;
  /** Opens the socket; `headers` is called at each connection. */
  readonly openLive: (headers: () => Promise<Record<string, string>>, observer: LiveObserver) => Promise<LiveTransport>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Between 0 and 1; for jitter only. */
  readonly random: () => number;
  readonly updates: Updates;
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** Provides the services. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the surrounding ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  invariant(services, 'a screen stands inside ServicesProvider');
  return services;
}
