import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { openBrowser, signedIn, tokensOf } from './support/browser';
import { call, refresh } from './support/calls';
import { freshSignInNeeded, goodPassword, startPool, userPoolId, type TestPool } from './support/startPool';

const scope = 'aws.cognito.signin.user.admin';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
  pool.setTrigger(freshSignInNeeded);
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

/** The access tokens of a new user: one of the sign-in, and one of a refresh. */
async function tokensFor(username: string) {
  await pool.seed({ username });
  const browser = openBrowser(pool, username);
  const fresh = await signedIn(browser);
  const refreshed = tokensOf(await browser.refresh(fresh.refresh));
  return { fresh, refreshed };
}

const operations: Readonly<Record<string, object>> = {
  GetUser: {},
  UpdateUserAttributes: { UserAttributes: [{ Name: 'phone_number', Value: '+447700900666' }] },
  GetUserAttributeVerificationCode: { AttributeName: 'phone_number' },
  VerifyUserAttribute: { AttributeName: 'phone_number', Code: '123456' },
  SetUserMFAPreference: { SMSMfaSettings: { Enabled: true } },
  AssociateSoftwareToken: {},
  VerifySoftwareToken: { UserCode: '000000' },
  ChangePassword: { PreviousPassword: goodPassword, ProposedPassword: 'Another-2026!' },
  GlobalSignOut: {},
};

it('the scope stands in the token of a sign-in, and not in one of a refresh', async () => {
  const { fresh, refreshed } = await tokensFor('scopes');
  expect(fresh.accessClaims.scope).toBe(scope);
  expect(refreshed.accessClaims.scope).toBe('');
});

it.each(Object.entries(operations))('%s needs the scope', async (operation, input) => {
  const username = `needs-${operation.toLowerCase()}`;
  const { fresh, refreshed } = await tokensFor(username);
  const readUser = () => pool.admin.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username }));
  const before = await readUser();
  const refused = await call(pool, operation, { ...input, AccessToken: refreshed.access });
  expect(refused).toEqual({
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'Access Token does not have required scopes' },
  });
  expect(await readUser()).toEqual({ ...before, $metadata: expect.anything() as unknown });
  const { body } = await call(pool, operation, { ...input, AccessToken: fresh.access });
  expect(body.message).not.toBe(refused.body.message);
});

it('a token without the scope still lets its user sign out here, and renew the session', async () => {
  const { fresh } = await tokensFor('leaves');
  expect((await refresh(pool, fresh.refresh)).status).toBe(200);
  expect((await call(pool, 'RevokeToken', { Token: fresh.refresh })).status).toBe(200);
  expect((await refresh(pool, fresh.refresh)).status).toBe(400);
});
