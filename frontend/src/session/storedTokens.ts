import type { CookieStorage } from 'amazon-cognito-identity-js';
import { decodeJwt, type JWTPayload } from 'jose';
import { readSession } from './claims';
import type { Session } from './identity';

const base = 'CognitoIdentityServiceProvider';
const ofUser = ['idToken', 'accessToken', 'refreshToken', 'clockDrift', 'userData'];

/** Whether the cookies hold tokens. They may have expired. */
export const hasStoredTokens = (): boolean => new RegExp(`${base}\\.[^;=]*\\.idToken=`).test(document.cookie);

/** The tokens in the cookies under the Cognito client's names, for when that client has not been loaded. */
export class StoredTokens {
  private readonly prefix: string;

  constructor(
    private readonly storage: CookieStorage,
    clientId: string,
  ) {
    this.prefix = `${base}.${clientId}`;
  }

  /** Who signed in last in this browser, and has not signed out. */
  lastUsername(): string | undefined {
    return this.storage.getItem(`${this.prefix}.LastAuthUser`) || undefined;
  }

  /**
   * A user's session, which may have expired; undefined where there is no token, or no readable one. The Cognito client keeps how far
   * this browser's clock is ahead, in seconds.
   */
  session(username: string): Session | undefined {
    const idToken = this.storage.getItem(`${this.prefix}.${username}.idToken`);
    const payload = payloadOf(idToken);
    if (!payload) return undefined;
    const clockDrift = Number(this.storage.getItem(`${this.prefix}.${username}.clockDrift`)) || 0;
    return readSession(idToken, payload, clockDrift * 1000);
  }

  remove(username: string): void {
    for (const name of ofUser) this.storage.removeItem(`${this.prefix}.${username}.${name}`);
    this.storage.removeItem(`${this.prefix}.LastAuthUser`);
  }
}

function payloadOf(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}
