import { createContext, useContext } from 'react';
import { type SubscriptionForwarder } from 'urql';
import { invariant } from '../../../domain/invariant';
import { type RuntimeConfig } from './config';
import { type IdentityClient } from './session/identity';
import { type Updates } from './updates/Updates';

/** An open socket for live queries. */
export interface LiveTransport {
  readonly forward: SubscriptionForwarder;
  readonly close: () => void;
}

/** What the portal needs from outside itself. Tests bring their own. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly identity: IdentityClient;
  /** Opens the socket; headers are asked for at each connection. */
  readonly openLive: (headers: () => Promise<Record<string, string>>) => Promise<LiveTransport>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly updates: Updates;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the portal that this screen stands in. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  invariant(services, 'a screen stands inside ServicesProvider');
  return services;
}
