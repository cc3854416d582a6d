import { generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { issueToken, tokenAudience } from '../../../../actions/apiKeys/issueToken';
import { keySet } from '../../../../actions/apiKeys/keySet';
import { readTokenKey } from '../../../../actions/apiKeys/tokenKey';
import type { Environment } from '../../../../actions/runtime/environment';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const tokenKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const environment = {
  API_TOKEN_KEY: tokenKey,
  COGNITO_USER_POOL_ID: 'eu-west-1_Pool',
  AWS_REGION: 'eu-west-1',
} as Environment;
const poolKey = { kty: 'RSA', kid: 'pool', n: 'AQAB', e: 'AQAB' };
const pool = jest.fn<Promise<Response>, [string]>();
const keysOf = async () => JSON.parse((await keySet(environment, pool as never)).body) as JSONWebKeySet;

const apiKey = {
  id: 'c0d6d3a8-6a3c-4b0e-9d2f-3b2f6f0f0a01',
  userId: 'maker',
  scopes: ['draft'],
  allowedNetworks: [],
  accessNetworks: [],
  secondFactor: '',
  revokedAt: null,
  expiresAt: null,
  isUserEnabled: true,
  isAccessEnabled: true,
};

test('has the keys of the pool and the public half of ours, which verifies our tokens', async () => {
  pool.mockImplementation(() => Promise.resolve(Response.json({ keys: [poolKey] })));
  const set = await keysOf();
  expect(pool.mock.calls[0]?.[0]).toBe(
    'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Pool/.well-known/jwks.json',
  );
  expect(set.keys[0]).toEqual(poolKey);
  expect(Object.keys(set.keys[1]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const token = await issueToken(await readTokenKey(tokenKey), apiKey, new Date(), 'one');
  const { payload } = await jwtVerify(token, createLocalJWKSet(set), { audience: tokenAudience });
  expect(payload.sub).toBe('maker');
  const later = new Date(Date.now() + 301_000);
  await expect(jwtVerify(token, createLocalJWKSet(set), { currentDate: later })).rejects.toThrow();
});

test('without a key of ours has those of the pool; without those is an error', async () => {
  const only = await keySet({ ...environment, API_TOKEN_KEY: undefined }, pool as never);
  expect(JSON.parse(only.body)).toEqual({ keys: [poolKey] });
  pool.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  expect((await keySet(environment, pool as never)).statusCode).toBe(502);
});
