import { decodeJwt } from 'jose';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { callIdentity, graphqlWithToken, stackUrl } from '../support/stack';

interface Answer {
  readonly __type?: string;
  readonly message?: string;
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly IdToken: string };
}

const username = 'favadmin';
const call = (operation: string, input: object) => callIdentity(operation, input) as Promise<Answer>;

/** New tokens of a session, as a browser or the thief of its cookies gets them. */
async function renew(refreshToken: string) {
  const AuthParameters = { REFRESH_TOKEN: refreshToken };
  const { AuthenticationResult } = await call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
  return AuthenticationResult!;
}

const changes = [
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'phone_number', Value: '+447700900666' }] }],
  ['SetUserMFAPreference', { SMSMfaSettings: { Enabled: false } }],
  ['AssociateSoftwareToken', {}],
  ['GetUser', {}],
] as const;

test.each(changes)('a token of a refreshed session may not call %s', async (operation, input) => {
  const { refreshToken } = await signInDemoUser(stackUrl(), username);
  const { AccessToken, IdToken } = await renew(refreshToken);
  expect(await call(operation, { ...input, AccessToken })).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Access Token does not have required scopes',
  });
  const claims = decodeJwt(IdToken);
  expect(claims).toMatchObject({ mfa: 'SMS_MFA', phone_number_verified: true });
  expect(claims.phone_number).not.toBe('+447700900666');
});

test('a token of a sign-in may change its user, also after the session was refreshed', async () => {
  const { accessToken, refreshToken } = await signInDemoUser(stackUrl(), username);
  await renew(refreshToken);
  const stays = { SMSMfaSettings: { Enabled: true, PreferredMfa: true } };
  expect(await call('SetUserMFAPreference', { ...stays, AccessToken: accessToken })).toEqual({});
});

test('a refreshed session still signs out everywhere', async () => {
  const { refreshToken } = await signInDemoUser(stackUrl(), username);
  const { IdToken } = await renew(refreshToken);
  const { data } = await graphqlWithToken(IdToken, 'mutation { signOutEverywhere { signedOutAt } }');
  expect(data).toMatchObject({ signOutEverywhere: { signedOutAt: expect.any(String) as string } });
  expect(await renew(refreshToken)).toBeUndefined();
});
