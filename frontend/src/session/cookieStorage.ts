import { CookieStorage } from 'amazon-cognito-identity-js';

const eightHoursInDays = 1 / 3;
const trial = 'corridor.secureTrial';

const isLocal = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');

/** Whether this browser keeps a secure cookie of this page. */
function keepsSecureCookies(): boolean {
  const write = (value: string) => {
    document.cookie = `${trial}=${value}; path=/; secure; samesite=strict`;
  };
  write('kept');
  const isKept = document.cookie.includes(`${trial}=kept`);
  write('; max-age=0');
  return isKept;
}

/**
 * Whether the cookies are written with `Secure`: always, except on this computer over http in a browser that then keeps none, as
 * Safari does. On other hosts, a browser that refuses secure cookies signs the user out at each reload.
 */
export const mustBeSecure = (location: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  !isLocal(location) || keepsSecureCookies();

/** Tokens live in a strict, secure cookie for eight hours (specification section 9), never in local storage. */
export function cookieStorage(): CookieStorage {
  return new CookieStorage({
    path: '/',
    expires: eightHoursInDays,
    secure: mustBeSecure(window.location),
    sameSite: 'strict',
  } as ConstructorParameters<typeof CookieStorage>[0]);
}
