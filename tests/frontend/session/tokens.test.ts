import { BrowserIdentity } from '../../../frontend/src/session/browserIdentity';
import { mustBeSecure } from '../../../frontend/src/session/cookieStorage';
import { logConnectivity } from '../../../frontend/src/app/App';
import { base, config, cookies, removeCookies, tokenOf } from '../support/cookies';

afterEach(removeCookies);

/** Records what is written, in a browser that keeps secure cookies of http://localhost or refuses them, as jsdom does. */
function recordCookies(keepsSecure: boolean): readonly string[] {
  const written: string[] = [];
  const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    write?.call(document, keepsSecure ? text.replace(/; secure/i, '') : text);
  });
  return written;
}

/** Counts the requests for new tokens. */
function countRenewals(): { readonly count: number } {
  const renewals = { count: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    renewals.count += 1;
    const token = tokenOf(300);
    return Response.json({ AuthenticationResult: { IdToken: token, AccessToken: token, ExpiresIn: 300 } });
  });
  return renewals;
}

test.each([
  [120, 0],
  [61, 0],
  [58, 1],
])('a token with %i seconds left is renewed %i times', async (secondsLeft, times) => {
  cookies(secondsLeft);
  const renewals = countRenewals();
  const session = await new BrowserIdentity(config).session();
  expect(session?.userId).toBe('maker');
  expect(renewals.count).toBe(times);
});

describe('tokens that have expired', () => {
  const identityWhere = (answer: () => Promise<Response>) => {
    cookies(-10);
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    return new BrowserIdentity(config);
  };

  afterEach(() => jest.useRealTimers());

  /** Asks while the time passes at once: the client waits between its attempts. */
  async function withoutWaiting<T>(ask: () => Promise<T>): Promise<PromiseSettledResult<T>> {
    jest.useFakeTimers();
    const [[result]] = await Promise.all([Promise.allSettled([ask()]), jest.advanceTimersByTimeAsync(60_000)]);
    return result;
  }

  test('are renewed', async () => {
    cookies(-10);
    const renewals = countRenewals();
    expect((await new BrowserIdentity(config).session())?.userId).toBe('maker');
    expect(renewals.count).toBe(1);
  });

  test('end the session where the identity provider refuses to renew them', async () => {
    const refusal = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
    const identity = identityWhere(async () => Response.json(refusal, { status: 400 }));
    const ended = { status: 'fulfilled', value: undefined };
    expect(await withoutWaiting(() => identity.session())).toEqual(ended);
    expect(await withoutWaiting(() => identity.refresh())).toEqual(ended);
  });

  test('do not end it where the identity provider cannot be reached', async () => {
    const identity = identityWhere(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await withoutWaiting(() => identity.session())).toMatchObject({ reason: { name: 'NetworkError' } });
  });
});

test('cookies are strict, secure, and expire after eight hours', async () => {
  cookies(30);
  countRenewals();
  const written = recordCookies(true);
  await new BrowserIdentity(config).session();
  const tokens = written.filter((text) => text.includes('Token='));
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  for (const text of tokens) {
    expect(text).toMatch(/; secure/i);
    expect(text).toMatch(/; samesite=strict/i);
    const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '');
    expect(Math.abs(expires - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);
  }
});

test.each<[url: string, keepsSecure: boolean, isSecure: boolean]>([
  ['http://localhost:3000', true, true],
  ['http://localhost:3000', false, false],
  ['http://127.0.0.1:3000', false, false],
  ['https://localhost:3000', false, true],
  ['https://corridor.example', false, true],
  ['http://corridor.example', false, true],
  ['http://localhost.example', false, true],
])('at %s, where the browser keeps secure cookies: %s, tokens are secure: %s', (url, keepsSecure, isSecure) => {
  recordCookies(keepsSecure);
  expect(mustBeSecure(new URL(url))).toBe(isSecure);
  expect(document.cookie).toBe('');
});

test('a browser that refuses secure cookies on this computer gets others, which are strict all the same', async () => {
  cookies(30);
  countRenewals();
  const written = recordCookies(false);
  await new BrowserIdentity(config).session();
  const tokens = written.filter((text) => text.includes('Token='));
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  for (const text of tokens) {
    expect(text).not.toMatch(/; secure/i);
    expect(text).toMatch(/; samesite=strict/i);
  }
});

test('the sign-out of another tab is read from the cookies, not from this tab’s memory', async () => {
  cookies(200);
  const identity = new BrowserIdentity(config);
  await identity.session();
  expect(identity.isInBrowser()).toBe(true);
  document.cookie = `${base}.LastAuthUser=; path=/; max-age=0`;
  expect(identity.isInBrowser()).toBe(false);
  identity.forget();
  expect(await identity.session()).toBeUndefined();
});

test('losing and regaining the network is logged, until logging is stopped', () => {
  const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const stop = logConnectivity(() => new Date('2026-11-23T10:00:00Z'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(logged.mock.calls).toEqual([
    ['Offline mode since 2026-11-23T10:00:00.000Z'],
    ['Online again since 2026-11-23T10:00:00.000Z'],
  ]);
});
