import { authExchange } from '@urql/exchange-auth';
import { IdentityError, type IdentityClient, type Session } from '../session/identity';
import { requestHeaders, type CallContext } from './requestHeaders';

const refreshBeforeMs = 60_000;

/** Error codes for a token that is no longer valid: from the engine, and from the actions. */
const invalidTokenCodes: readonly unknown[] = ['invalid-jwt', 'not_authenticated'];

interface Options {
  identity: IdentityClient;
  now: () => Date;
  accountId: () => string | undefined;
  /** The session cannot be renewed: it ended elsewhere, timed out, or the user was disabled. */
  onSessionLost: () => void;
  /** A new token was issued. */
  onRenewed: (session: Session) => void;
}

const isOffline = (cause: unknown) => cause instanceof IdentityError && cause.name === 'NetworkError';

/** Adds the token to each call and renews it before it expires. */
export function tokenExchange({ identity, now, accountId, onSessionLost, onRenewed }: Options) {
  return authExchange(async (utilities) => {
    let session: Session | undefined = await identity.session().catch(() => undefined);

    return {
      addAuthToOperation(operation) {
        const context = operation.context as CallContext;
        const sent = (context.isFresh && identity.freshSession()) || session;
        return sent ? utilities.appendHeaders(operation, requestHeaders(sent, context, accountId())) : operation;
      },
      willAuthError: () => !session || session.expiresAt - now().getTime() < refreshBeforeMs,
      didAuthError: (error) =>
        error.graphQLErrors.some(({ extensions }) => invalidTokenCodes.includes(extensions.code)),
      async refreshAuth() {
        try {
          session = await identity.refresh();
          if (session) onRenewed(session);
          else onSessionLost();
        } catch (cause) {
          if (!isOffline(cause)) onSessionLost();
        }
      },
    };
  });
}
