import { decodeJwt } from 'jose';
import { signInDemoUser } from '../../local/identity/signInDemoUser';
import { callIdentity, graphqlWithToken, renewTokens, stackUrl } from '../support/stack';

interface Answer {
  readonly __type?: string;
  readonly message?: string;
}

const username = 'favadmin';
const call = (operation: string, input: object) => callIdentity(operation, input) as Promise<Answer>;

const changes = [
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'phone_number', Value: '+447700900666' }] }],
  ['SetUserMFAPreference', { SMSMfaSettings: { Enabled: false } }],
  ['AssociateSoftwareToken', {}],
  ['GetUser', {}],
] as const;

test.each(changes)('a token of a refreshed session may not call %s', async (operation, input) => {
  const { refreshToken } = await signInDemoUser(stackUrl(), username);
  const { AccessToken, IdToken } = await renewTokens(refreshToken);
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
  await renewTokens(refreshToken);
  const stays = { SMSMfaSettings: { Enabled: true, PreferredMfa: true } };
  expect(await call('SetUserMFAPreference', { ...stays, AccessToken: accessToken })).toEqual({});
});

test('a refreshed session still signs out everywhere', async () => {
  const { refreshToken } = await signInDemoUser(stackUrl(), username);
  const { IdToken } = await renewTokens(refreshToken);
  const { data } = await graphqlWithToken(IdToken, 'mutation { signOutEverywhere { signedOutAt } }');
  expect(data).toMatchObject({ signOutEverywhere: { signedOutAt: expect.any(String) as string } });
  expect(await renewTokens(refreshToken)).toBeUndefined();
});
