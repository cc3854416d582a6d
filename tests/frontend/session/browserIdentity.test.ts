import { BrowserIdentity } from '../../../frontend/src/session/browserIdentity';
import { hasStoredTokens } from '../../../frontend/src/session/storedTokens';
import { base, config, cookies, removeCookies } from '../support/cookies';

jest.mock('../../../frontend/src/session/cognito', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(removeCookies);

const notReached = { name: 'NetworkError' };

test('the session in the cookies is there before the Cognito client is', async () => {
  cookies(120);
  const identity = new BrowserIdentity(config);
  expect(hasStoredTokens()).toBe(true);
  expect(identity.isInBrowser()).toBe(true);
  const session = await identity.session();
  expect(session).toMatchObject({ userId: 'maker', hasMfa: true, isAdmin: false });
  expect(session?.expiresAt).toBeGreaterThan(Date.now() + 115_000);
  expect(session?.expiresAt).toBeLessThanOrEqual(Date.now() + 120_000);
});

test('the clocks’ difference, which the Cognito client has measured, counts', async () => {
  cookies(30);
  document.cookie = `${base}.maker.clockDrift=-60; path=/`;
  await expect(new BrowserIdentity(config).session()).rejects.toMatchObject(notReached);
  document.cookie = `${base}.maker.clockDrift=60; path=/`;
  expect(await new BrowserIdentity(config).session()).toMatchObject({ userId: 'maker' });
});

test('where nobody is signed in there is no session, and the Cognito client is not fetched', async () => {
  const identity = new BrowserIdentity(config);
  expect(hasStoredTokens()).toBe(false);
  expect(identity.isInBrowser()).toBe(false);
  expect(await identity.session()).toBeUndefined();
});

test('tokens without their user’s name are no session', async () => {
  cookies(120);
  document.cookie = `${base}.LastAuthUser=; path=/; max-age=0`;
  expect(await new BrowserIdentity(config).session()).toBeUndefined();
});

test('a token that cannot be read is left to the Cognito client, and the portal starts', async () => {
  cookies(120);
  document.cookie = `${base}.maker.idToken=broken; path=/`;
  await expect(new BrowserIdentity(config).session()).rejects.toMatchObject(notReached);
});

test('where the Cognito client cannot be fetched, the network is said to be the reason, and fetching it ahead is quiet', async () => {
  const identity = new BrowserIdentity(config);
  await expect(identity.signIn('maker', 'password')).rejects.toMatchObject(notReached);
  await expect(identity.prepare()).resolves.toBeUndefined();
});

test('signing out before the Cognito client is there removes the tokens, and no other cookie', async () => {
  cookies(120);
  document.cookie = 'other=stays; path=/';
  const identity = new BrowserIdentity(config);
  identity.signOut();
  expect(document.cookie).toBe('other=stays');
  expect(await identity.session()).toBeUndefined();
});

test('a session that another tab has ended is forgotten, and the cookies stay', async () => {
  cookies(120);
  const identity = new BrowserIdentity(config);
  identity.forget();
  expect(await identity.session()).toBeUndefined();
  expect(hasStoredTokens()).toBe(true);
});
