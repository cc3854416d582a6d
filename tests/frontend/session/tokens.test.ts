import { appVersion } from '../../../domain/messages';
import { CognitoIdentity } from '../../../frontend/src/session/cognito';
import { logConnectivity } from '../../../frontend/src/app/session/logConnectivity';

const config = {
  graphqlUrl: '/v1/graphql',
  graphqlWsUrl: '/v1/graphql',
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_local',
  clientId: 'client',
  cognitoEndpoint: 'http://localhost/cognito/',
  activityLogUrl: '/activity-log',
  currenciesUrl: '/currencies',
  version: appVersion,
};
const base = 'CognitoIdentityServiceProvider.client';
const namespace = 'https://hasura.io/jwt/claims';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token: the browser does not verify it. */
function tokenOf(secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { 'x-hasura-user-id': 'maker', 'x-hasura-default-role': 'user' };
  const payload = { iat: now + secondsLeft - 300, exp: now + secondsLeft, [namespace]: JSON.stringify(claims) };
  return `${encode({ alg: 'none' })}.${encode(payload)}.x`;
}

/** A signed-in browser whose tokens expire after this time. */
function cookies(secondsLeft: number): void {
  const token = tokenOf(secondsLeft);
  for (const [name, value] of [
    ['LastAuthUser', 'maker'],
    ['maker.idToken', token],
    ['maker.accessToken', token],
    ['maker.refreshToken', 'refresh'],
    ['maker.clockDrift', '0'],
  ]) {
    document.cookie = `${base}.${name}=${value}; path=/`;
  }
}

afterEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

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
  const session = await new CognitoIdentity(config).session();
  expect(session?.userId).toBe('maker');
  expect(renewals.count).toBe(times);
});

test('cookies are strict, secure, and expire after eight hours', async () => {
  cookies(30);
  countRenewals();
  const written = jest.spyOn(document, 'cookie', 'set');
  await new CognitoIdentity(config).session();
  const tokens = written.mock.calls.map(([text]) => text).filter((text) => text.includes('Token='));
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  for (const text of tokens) {
    expect(text).toMatch(/; secure/i);
    expect(text).toMatch(/; samesite=strict/i);
    const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '');
    expect(Math.abs(expires - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);
  }
});

test('the sign-out of another tab is read from the cookies, not from this tab’s memory', async () => {
  cookies(200);
  const identity = new CognitoIdentity(config);
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
