import type { Client } from 'urql';
import { createGraphqlClient } from '../../graphql/client';
import { requestHeaders } from '../../graphql/requestHeaders';
import { LiveSocket } from './LiveSocket';
import type { Services } from '../../session/services';
import type { Session } from '../../session/identity';

/** A session's connection to the server: GraphQL client, cache and socket, and the account that its calls name. */
export class Connection {
  readonly client: Client;
  private readonly socket: LiveSocket;
  private accountId: string | undefined;
  private onSessionLost = () => {};
  private onRenewed: (session: Session) => void = () => {};

  constructor({ config, identity, now, openLive }: Services) {
    const headers = async () => {
      const session = await identity.session();
      return session ? requestHeaders(session, {}, this.accountId) : {};
    };
    this.socket = new LiveSocket(() => openLive(headers));
    this.client = createGraphqlClient({
      url: config.graphqlUrl,
      identity,
      now,
      accountId: () => this.accountId,
      onSessionLost: () => this.onSessionLost(),
      onRenewed: (session) => this.onRenewed(session),
      forwardSubscription: this.socket.forward,
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
