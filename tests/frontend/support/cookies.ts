import { appVersion } from '../../../domain/messages';

/** A deployment whose pool and client the cookies belong to. */
export const config = {
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
/** How the Cognito client begins the names of its cookies. */
export const base = 'CognitoIdentityServiceProvider.client';
const namespace = 'https://hasura.io/jwt/claims';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token: the browser does not verify it. */
export function tokenOf(secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { 'x-hasura-user-id': 'maker', 'x-hasura-default-role': 'user' };
  const payload = { iat: now + secondsLeft - 300, exp: now + secondsLeft, [namespace]: JSON.stringify(claims) };
  return `${encode({ alg: 'none' })}.${encode(payload)}.x`;
}

/** A signed-in browser whose tokens expire after this time. */
export function cookies(secondsLeft: number): void {
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

/** A browser without cookies. */
export function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}
