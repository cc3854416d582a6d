import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { adminSecret, listen, startEngine, type GraphqlBody, type RunningEngine } from './support/fixture';

let running: RunningEngine;
let keys: Server;
let sign: (claims: JWTPayload, expiresIn?: string, stranger?: boolean) => Promise<string>;

beforeAll(async () => {
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  keys = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  sign = (claims, expiresIn = '5m', isStranger = false) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer('https://pool')
      .setAudience('client')
      .setExpirationTime(expiresIn)
      .sign(isStranger ? stranger.privateKey : own.privateKey);
  const jwkUrl = `${await listen(keys)}/jwks.json`;
  running = await startEngine({
    unauthorizedRole: 'anonymous',
    jwtSecrets: [{ jwk_url: jwkUrl, issuer: 'https://pool', audience: 'client', claims_format: 'stringified_json' }],
  });
});
afterAll(async () => {
  await running.stop();
  keys.closeAllConnections();
  keys.close();
});

const claims = (allowed: string[] = ['user'], extra: Record<string, unknown> = {}): JWTPayload => ({
  'https://hasura.io/jwt/claims': JSON.stringify({
    'x-hasura-allowed-roles': allowed,
    'x-hasura-default-role': 'user',
    'X-Hasura-User-Id': 'maker',
    ...extra,
  }),
});

const ask = async (token: string, headers: Record<string, string> = {}): Promise<GraphqlBody> =>
  running.post('{ ledgers { id } }', { authorization: `Bearer ${token}`, ...headers });

it('takes role and session variables from the verified token alone', async () => {
  const { data } = await ask(await sign(claims()), { 'x-hasura-user-id': 'borealis' });
  expect(data).toEqual({ ledgers: [{ id: 1 }, { id: 2 }] });
});

it('lets the header choose among the allowed roles only', async () => {
  const token = await sign(claims(['user', 'switchboard']));
  expect((await ask(token, { 'x-hasura-role': 'switchboard' })).data?.ledgers).toHaveLength(3);
  expect((await ask(token, { 'x-hasura-role': 'admin' })).errors?.[0]).toEqual({
    message: 'Your requested role is not in allowed roles',
    extensions: { path: '$', code: 'access-denied' },
  });
});

it.each([
  ['expired', () => sign(claims(), '-1m'), 'invalid-jwt', 'Could not verify JWT: JWTExpired'],
  [
    'signed by a stranger',
    () => sign(claims(), '5m', true),
    'invalid-jwt',
    'Could not verify JWT: JWSError JWSInvalidSignature',
  ],
  ['not a token', async () => 'abc', 'invalid-jwt', 'Could not verify JWT: JWSError JWSInvalidSignature'],
  ['without claims', () => sign({}), 'jwt-invalid-claims', "claims key: 'https://hasura.io/jwt/claims' not found"],
  ['with a number as variable', () => sign(claims(['user'], { 'x-hasura-n': 1 })), 'jwt-invalid-claims', /^x-hasura-n/],
])('refuses a token that is %s', async (_case, token, code, message) => {
  const { errors } = await ask(await token());
  expect(errors?.[0]?.extensions.code).toBe(code);
  expect(errors?.[0]?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

it('serves the unauthorized role without token, whatever role the header asks for', async () => {
  const { errors } = await running.post('{ ledgers { id } }', { 'x-hasura-role': 'user', 'x-hasura-user-id': 'maker' });
  expect(errors?.[0]?.message).toBe("field 'ledgers' not found in type: 'query_root'");
});

it('refuses a wrong admin secret, on every endpoint', async () => {
  const { errors } = await running.post('{ __typename }', { 'x-hasura-admin-secret': 'guess' });
  expect(errors?.[0]?.extensions.code).toBe('access-denied');
  const response = await fetch(`${running.url}/v1/metadata`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': 'guess' },
    body: '{"type": "export_metadata", "args": {}}',
  });
  expect(response.status).toBe(401);
});

it('refuses tokens on the metadata API', async () => {
  const response = await fetch(`${running.url}/v1/metadata`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await sign(claims())}` },
    body: '{"type": "export_metadata", "args": {}}',
  });
  expect(response.status).toBe(401);
});

it('never passes the secret on as a session variable', async () => {
  await running.sql(`create or replace function find_ledgers(term text, at_most int default 10, session json default '{}')
    returns setof ledgers language sql stable as
    $$ select l.* from ledgers l where session::text not like '%${adminSecret}%' and session->>'x-hasura-other' = 'kept' $$`);
  const headers = { 'x-hasura-admin-secret': adminSecret, 'x-hasura-other': 'kept' };
  expect((await running.post('{ find_ledgers(args: {term: ""}) { id } }', headers)).data?.find_ledgers).toHaveLength(3);
});
