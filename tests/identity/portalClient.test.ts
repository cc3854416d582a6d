import {
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { awaitChallenge } from '../../frontend/src/session/cognitoCallbacks';
import { BrowserIdentity } from '../../frontend/src/session/browserIdentity';
import { needsFreshSignIn } from '../../frontend/src/session/identity';
import { actAsBrowser } from './support/browserGlobals';
import { clientId, freshSignInNeeded, goodPassword, startPool, userPoolId, type TestPool } from './support/startPool';

let pool: TestPool;
let endBrowser: () => void;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});
beforeEach(() => {
  endBrowser = actAsBrowser();
});
afterEach(() => endBrowser());

const next = 'Another-2026!';
const code = '123456';

/** The portal as a page that has just been opened; it knows only what the cookies say. */
const openPortal = () =>
  new BrowserIdentity({
    graphqlUrl: '',
    graphqlWsUrl: '',
    region: 'eu-west-1',
    userPoolId,
    clientId,
    cognitoEndpoint: pool.endpoint,
    activityLogUrl: '',
    currenciesUrl: '',
    version: '',
  });

const setAttributes = (username: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return pool.admin.send(
    new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: username, UserAttributes }),
  );
};

it('signs in with a text message’s code, knows the session again on the next page, and signs out', async () => {
  await pool.seed({ username: 'ada', mfa: 'sms', phoneNumber: '+447700900077' });
  const portal = openPortal();
  expect(await portal.session()).toBeUndefined();
  const asked = { next: 'mfa', method: 'SMS_MFA', destination: '+*******0077' };
  expect(await portal.signIn('ada', goodPassword)).toEqual(asked);
  await expect(portal.confirmSignIn('000000', 'SMS_MFA')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await portal.confirmSignIn(code, 'SMS_MFA');
  expect(await portal.profile()).toMatchObject({ verified: ['email', 'phone_number'], unverified: [] });
  const reopened = openPortal();
  expect(await reopened.session()).toMatchObject({ userId: 'ada' });
  expect((await reopened.refresh())?.idToken).toBeTruthy();
  reopened.signOut();
  expect(await openPortal().session()).toBeUndefined();
});

it('changes the password of whoever is signed in, if the old one is right', async () => {
  await pool.seed({ username: 'chan' });
  const portal = openPortal();
  await expect(portal.changePassword(goodPassword, next)).rejects.toMatchObject({ name: 'NotSignedIn' });
  expect(await portal.signIn('chan', goodPassword)).toEqual({ next: 'done' });
  await expect(portal.changePassword('Wrong-2026!x', next)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await portal.changePassword(goodPassword, next);
  portal.signOut();
  expect(await portal.signIn('chan', next)).toEqual({ next: 'done' });
});

it('replaces a forgotten password, also after an administrator’s reset', async () => {
  await pool.seed({ username: 'fay' });
  await pool.admin.send(new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username: 'fay' }));
  const portal = openPortal();
  await expect(portal.signIn('fay', goodPassword)).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
  await portal.sendPasswordCode('fay');
  await portal.resetPassword('fay', code, next);
  expect(await portal.signIn('fay', next)).toEqual({ next: 'done' });
});

it('takes a first password with the contacts that are missing, and verifies one of them', async () => {
  await pool.seed({ username: 'nell', isTemporaryPassword: true });
  await setAttributes('nell', { email: '', phone_number: '' });
  const portal = openPortal();
  const asked = { next: 'newPassword', requiredAttributes: ['email', 'phone_number'] };
  expect(await portal.signIn('nell', goodPassword)).toEqual(asked);
  const contacts = { email: 'nell@demo.invalid', phone_number: '+447700900078' };
  expect(await portal.completeNewPassword(next, contacts)).toEqual({ next: 'done' });
  expect(await portal.profile()).toMatchObject({ verified: [], unverified: ['email', 'phone_number'] });
  await portal.sendContactCode('email');
  await portal.verifyContact('email', code);
  await portal.refresh();
  expect(await portal.profile()).toMatchObject({ verified: ['email'], unverified: ['phone_number'] });
  const { UserStatus } = await pool.admin.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'nell' }));
  expect(UserStatus).toBe('CONFIRMED');
});

/** All that Jest could hold still besides the date. */
const everyTimer = ['nextTick', 'setImmediate', 'setInterval', 'setTimeout', 'queueMicrotask', 'performance'] as const;

describe('a refreshed session', () => {
  beforeAll(() => pool.setTrigger(freshSignInNeeded));

  /** A page that is opened again after the tokens were renewed. */
  async function openRefreshed(username: string) {
    await pool.seed({ username, mfa: 'sms' });
    const portal = openPortal();
    await portal.signIn(username, goodPassword);
    await portal.confirmSignIn(code, 'SMS_MFA');
    await portal.refresh();
    return { portal, reopened: openPortal() };
  }

  it('still tells the profile, and may change nothing', async () => {
    const { reopened } = await openRefreshed('prue');
    expect(await reopened.profile()).toEqual({
      username: 'prue',
      email: 'ada@demo.invalid',
      phoneNumber: '+447700900001',
      verified: ['email', 'phone_number'],
      unverified: [],
      mfa: ['SMS_MFA'],
    });
    for (const call of [
      () => reopened.chooseMfa(undefined),
      () => reopened.startAuthenticator(),
      () => reopened.confirmAuthenticator(code),
      () => reopened.changePassword(goodPassword, next),
      () => reopened.changePhoneNumber('+447700900666'),
      () => reopened.sendContactCode('email'),
      () => reopened.verifyContact('email', code),
    ]) {
      const cause: unknown = await call().catch((failure: unknown) => failure);
      expect(needsFreshSignIn(cause)).toBe(true);
    }
  });

  it('lets the page that signed in change the user for five minutes', async () => {
    const { portal } = await openRefreshed('fiona');
    await portal.sendContactCode('email');
    jest.useFakeTimers({ now: Date.now() + 301_000, doNotFake: [...everyTimer] });
    const cause: unknown = await portal.sendContactCode('email').catch((failure: unknown) => failure);
    jest.useRealTimers();
    expect(needsFreshSignIn(cause)).toBe(true);
  });

  it('may change the user after password and code, and stays the same session', async () => {
    const { reopened } = await openRefreshed('cora');
    const before = (await reopened.session())?.idToken;
    await expect(reopened.startConfirmation('Wrong-2026!x')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const asked = { next: 'mfa', method: 'SMS_MFA', destination: '+*******0001' };
    expect(await reopened.startConfirmation(goodPassword)).toEqual(asked);
    await expect(reopened.chooseMfa(undefined)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(reopened.finishConfirmation('000000', 'SMS_MFA')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await reopened.finishConfirmation(code, 'SMS_MFA');
    await reopened.changePhoneNumber('+447700900199');
    await reopened.verifyContact('phone_number', code);
    await reopened.chooseMfa(undefined);
    expect((await reopened.session())?.idToken).toBe(before);
    expect((await openPortal().session())?.idToken).toBe(before);
    await reopened.refresh();
    expect((await reopened.profile()).phoneNumber).toBe('+447700900199');
  });

  it('of a user without a second factor needs the password alone', async () => {
    await pool.seed({ username: 'solo' });
    await openPortal().signIn('solo', goodPassword);
    await openPortal().refresh();
    const reopened = openPortal();
    expect(await reopened.startConfirmation(goodPassword)).toEqual({ next: 'done' });
    expect(await reopened.startAuthenticator()).toMatch(/^[A-Z2-7]+$/);
    reopened.signOut();
    await expect(reopened.startAuthenticator()).rejects.toMatchObject({ name: 'NotSignedIn' });
  });
});

it.each(['mfaSetup', 'selectMFAType', 'customChallenge'] as const)(
  'refuses the challenge %s in words',
  async (name) => {
    const outcome = awaitChallenge((callbacks) => callbacks[name]?.('SELECT_MFA_TYPE', {}));
    await expect(outcome).rejects.toMatchObject({ name: 'UnsupportedChallenge' });
  },
);
