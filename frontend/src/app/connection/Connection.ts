import type { Client } from 'urql';
import { createGraphqlClient } from '../../graphql/client';
import { requestHeaders } from '../../graphql/requestHeaders';
import { VisibleReads } from '../../graphql/visibleReads';
import { askServer, Reachability } from './Reachability';
import { LiveSocket } from './LiveSocket';
import type { Services } from '../../session/services';
import type { Session } from '../../session/identity';

/**
 * A session's connection to the server: GraphQL client, cache and socket, the account that its calls name, and whether the server can be
 * reached. After an outage it reads again what the screens show.
 */
export class Connection {
  readonly client: Client;
  readonly reachability: Reachability;
  private readonly socket: LiveSocket;
  private accountId: string | undefined;
  private onSessionLost = () => {};
  private onRenewed: (session: Session) => void = () => {};

  constructor({ config, identity, now, random, openLive }: Services) {
    const { graphqlUrl } = config;
    const reachability = new Reachability(() => askServer(graphqlUrl), random);
    const visibleReads = new VisibleReads();
    const { confirm: onOpen, doubt: onBroken, pause } = reachability;
    const headers = async () => {
      const session = await identity.session();
      return session ? requestHeaders(session, {}, this.accountId) : {};
    };
    this.socket = new LiveSocket(() => openLive(headers, { onOpen, onBroken, pause }));
    this.client = createGraphqlClient({
      url: graphqlUrl,
      identity,
      now,
      accountId: () => this.accountId,
      onSessionLost: () => this.onSessionLost(),
      onRenewed: (session) => this.onRenewed(session),
      onAnswer: reachability.confirm,
      onNoAnswer: reachability.doubt,
      visibleReads,
      forwardSubscription: this.socket.forward,
    });
    this.reachability = reachability;
    reachability.subscribe(() => {
      if (reachability.getState() === 'regained') visibleReads.refresh(this.client);
    });
  }

  /** The account that user calls name from now on. */
  readonly selectAccount = (id: string | undefined) => {
    this.accountId = id;
  };

  /** Sets the handler for a session that cannot be renewed. */
  whenSessionLost(act: () => void) {
    this.onSessionLost = act;
  }

  /** Sets the handler for each new token. */
  whenRenewed(act: (session: Session) => void) {
    this.onRenewed = act;
  }

  close() {
    this.socket.close();
  }
}
