import { CognitoUser, type CognitoUserPool } from 'amazon-cognito-identity-js';
import { sendCode, sendPassword } from './cognitoCallbacks';
import { IdentityError, type MfaMethod, type SignInOutcome } from './identity';

/** Tokens that end with the page. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * The last sign-in of the signed-in user, kept apart from the session in the cookies. For five minutes its access token may change the
 * user at the identity provider, which refuses tokens of a refreshed session (docs/decisions/034).
 */
export class FreshSignIn {
  private last: CognitoUser | undefined;

  constructor(private readonly pool: CognitoUserPool) {}

  /** Keeps the sign-in that has begun the session. */
  keep(user: CognitoUser): void {
    const session = user.getSignInUserSession();
    if (!session) return;
    this.last = this.userNamed(user.getUsername());
    this.last.setSignInUserSession(session);
  }

  /** Signs the user in once more. The session in the cookies stays as it is. @throws IdentityError */
  start(username: string, password: string): Promise<SignInOutcome> {
    this.last = this.userNamed(username);
    return sendPassword(this.last, password);
  }

  /** Answers the challenge of the second factor. @throws IdentityError */
  async finish(code: string, method: MfaMethod): Promise<void> {
    if (!this.last) throw new IdentityError('NotSignedIn', 'No sign-in has begun.');
    await sendCode(this.last, code, method);
  }

  /** The user with the fresh access token, while it lasts. */
  user(): CognitoUser | undefined {
    return this.last?.getSignInUserSession()?.isValid() ? this.last : undefined;
  }

  forget(): void {
    this.last = undefined;
  }

  private userNamed(username: string): CognitoUser {
    return new CognitoUser({ Username: username, Pool: this.pool, Storage: memoryStorage() });
  }
}
