import { createRemoteJWKSet, decodeJwt, jwtVerify, SignJWT, generateKeyPair } from 'jose';
import { AdminDisableUserCommand, AdminEnableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { openBrowser, signedIn, tokensOf } from './support/browser';
import { call, refresh } from './support/calls';
import { callSigned } from './support/signedCalls';
import { clientId, startPool, userPoolId, type TestPool, type Trigger } from './support/startPool';

const hasuraClaim = 'https://hasura.io/jwt/claims';
const addClaim =
  (claims: Record<string, string>): Trigger =>
  (event) =>
    Promise.resolve({
      ...event,
      response: { claimsAndScopeOverrideDetails: { idTokenGeneration: { claimsToAddOrOverride: claims } } },
    });

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});
afterEach(() => pool.setTrigger(addClaim({})));

const getUser = (AccessToken: string) => call(pool, 'GetUser', { AccessToken });

describe('what is signed', () => {
  it('verifies against the published keys, for five minutes', async () => {
    await pool.seed({ username: 'ada', groups: ['admin', 'staff'] });
    const before = Math.floor(pool.now() / 1000);
    const tokens = await signedIn(openBrowser(pool));
    const keys = createRemoteJWKSet(new URL(`${pool.issuer}/.well-known/jwks.json`));
    const id = await jwtVerify(tokens.id, keys, { issuer: pool.issuer, audience: clientId, algorithms: ['RS256'] });
    expect(id.payload).toMatchObject({
      token_use: 'id',
      'cognito:username': 'ada',
      'cognito:groups': ['admin', 'staff'],
      email: 'ada@demo.invalid',
      email_verified: true,
      phone_number: '+447700900001',
    });
    expect(id.payload.exp! - id.payload.iat!).toBe(300);
    expect(Number(id.payload.auth_time)).toBeGreaterThanOrEqual(before);
    const access = await jwtVerify(tokens.access, keys, { issuer: pool.issuer });
    expect(access.payload).toMatchObject({
      token_use: 'access',
      username: 'ada',
      client_id: clientId,
      'cognito:groups': ['admin', 'staff'],
      sub: id.payload.sub,
    });
  });

  it('names no groups for a user without any', async () => {
    await pool.seed({ username: 'plain' });
    const tokens = await signedIn(openBrowser(pool, 'plain'));
    expect(tokens.idClaims).not.toHaveProperty('cognito:groups');
  });
});

describe('the trigger', () => {
  it('adds its claims to the id token alone and is told who, why and which groups', async () => {
    await pool.seed({ username: 'tess', groups: ['admin'] });
    const events: Parameters<Trigger>[0][] = [];
    pool.setTrigger((event) => {
      events.push(event);
      return addClaim({ [hasuraClaim]: '{"x-hasura-user-id":"tess"}' })(event);
    });
    const browser = openBrowser(pool, 'tess');
    const tokens = await signedIn(browser);
    expect(tokens.idClaims[hasuraClaim]).toBe('{"x-hasura-user-id":"tess"}');
    expect(tokens.accessClaims).not.toHaveProperty([hasuraClaim]);
    const renewed = tokensOf(await browser.refresh(tokens.refresh));
    expect(renewed.idClaims[hasuraClaim]).toBe('{"x-hasura-user-id":"tess"}');
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
    expect(events[0]).toMatchObject({
      userName: 'tess',
      userPoolId,
      callerContext: { clientId },
      request: { groupConfiguration: { groupsToOverride: ['admin'] }, userAttributes: { email_verified: 'true' } },
    });
  });

  it('cannot say whose token it is', async () => {
    await pool.seed({ username: 'mallory' });
    const reserved = { aud: 'x', iss: 'x', sub: 'x', token_use: 'access', 'cognito:username': 'ada', exp: '9' };
    pool.setTrigger(addClaim(reserved));
    const { idClaims } = await signedIn(openBrowser(pool, 'mallory'));
    expect(idClaims).toMatchObject({ aud: clientId, iss: pool.issuer, token_use: 'id', 'cognito:username': 'mallory' });
    expect(idClaims.sub).not.toBe('x');
  });

  it('refuses tokens by failing, at sign-in and at refresh', async () => {
    await pool.seed({ username: 'refused' });
    const browser = openBrowser(pool, 'refused');
    const tokens = await signedIn(browser);
    pool.setTrigger(() => Promise.reject(new Error('Session is idle.')));
    const failure = {
      name: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error Session is idle.',
    };
    await expect(openBrowser(pool, 'refused').signIn()).rejects.toMatchObject(failure);
    const { body } = await refresh(pool, tokens.refresh);
    expect(body).toEqual({ __type: failure.name, message: failure.message });
  });
});

describe('tokens stop counting', () => {
  it('at a global sign-out, all of the user’s, and a sign-in right after it counts', async () => {
    await pool.seed({ username: 'gia' });
    const browser = openBrowser(pool, 'gia');
    const [mine, other] = [await signedIn(browser), await signedIn(openBrowser(pool, 'gia'))];
    await browser.signOutEverywhere();
    for (const { access, refresh: token } of [mine, other]) {
      expect((await getUser(access)).body.message).toBe('Access Token has been revoked');
      expect((await refresh(pool, token)).body.message).toBe('Invalid Refresh Token');
    }
    const anew = await signedIn(openBrowser(pool, 'gia'));
    expect((await getUser(anew.access)).status).toBe(200);
    expect((await refresh(pool, anew.refresh)).status).toBe(200);
  });

  it('at a revocation, those of that sign-in alone', async () => {
    await pool.seed({ username: 'rex' });
    const browser = openBrowser(pool, 'rex');
    const [mine, other] = [await signedIn(browser), await signedIn(openBrowser(pool, 'rex'))];
    await browser.revoke();
    expect((await getUser(mine.access)).status).toBe(400);
    expect((await refresh(pool, mine.refresh)).status).toBe(400);
    expect((await getUser(other.access)).status).toBe(200);
    expect((await refresh(pool, other.refresh)).status).toBe(200);
  });

  it('at disabling, also for good when the user is enabled again', async () => {
    await pool.seed({ username: 'dee' });
    const tokens = await signedIn(openBrowser(pool, 'dee'));
    const of = { UserPoolId: userPoolId, Username: 'dee' };
    await pool.admin.send(new AdminDisableUserCommand(of));
    expect((await getUser(tokens.access)).body.message).toBe('User is disabled.');
    expect((await refresh(pool, tokens.refresh)).body.message).toBe('User is disabled.');
    await pool.admin.send(new AdminEnableUserCommand(of));
    expect((await refresh(pool, tokens.refresh)).body.message).toBe('Invalid Refresh Token');
    await signedIn(openBrowser(pool, 'dee'));
  });

  it('when the user is deleted and another comes under the same name', async () => {
    await pool.seed({ username: 'del' });
    const tokens = await signedIn(openBrowser(pool, 'del'));
    await callSigned(pool, 'AdminDeleteUser', { Username: 'del' });
    expect((await refresh(pool, tokens.refresh)).status).toBe(400);
    await pool.seed({ username: 'del' });
    expect((await getUser(tokens.access)).status).toBe(400);
    expect((await refresh(pool, tokens.refresh)).status).toBe(400);
  });

  it('after five minutes, and refreshing gives new ones of the same sign-in', async () => {
    await pool.seed({ username: 'ren' });
    const tokens = await signedIn(openBrowser(pool, 'ren'));
    pool.advance(301_000);
    expect((await getUser(tokens.access)).body.message).toBe('Invalid Access Token');
    const { body } = await refresh(pool, tokens.refresh);
    const renewed = body.AuthenticationResult as Record<string, string>;
    expect((await getUser(renewed.AccessToken!)).status).toBe(200);
    expect(decodeJwt(renewed.IdToken!).auth_time).toBe(tokens.idClaims.auth_time);
    expect(renewed).not.toHaveProperty('RefreshToken');
  });
});

it('takes no id token, foreign signature or unsigned token for an access token', async () => {
  await pool.seed({ username: 'forge' });
  const tokens = await signedIn(openBrowser(pool, 'forge'));
  const { privateKey } = await generateKeyPair('RS256');
  const forged = await new SignJWT(tokens.accessClaims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens.access.split('.')[1]}.`;
  for (const token of [tokens.id, forged, unsigned, '', 'x.y.z']) {
    expect((await getUser(token)).body.message).toBe('Invalid Access Token');
  }
});

it('a restart keeps users, sign-ins and the signing key', async () => {
  await pool.seed({ username: 'kept' });
  const tokens = await signedIn(openBrowser(pool, 'kept'));
  await pool.restart();
  const keys = createRemoteJWKSet(new URL(`${pool.issuer}/.well-known/jwks.json`));
  await jwtVerify(tokens.id, keys, { issuer: pool.issuer, currentDate: new Date(pool.now()) });
  expect((await getUser(tokens.access)).status).toBe(200);
  expect((await refresh(pool, tokens.refresh)).status).toBe(200);
  await pool.seed({ username: 'kept', password: 'Seeded-Again-1!' });
  await signedIn(openBrowser(pool, 'kept'));
});
