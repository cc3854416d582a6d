import { createServer, type Server } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { createJwtVerifier, type JwtSecret } from '../../hasura/engine/transport/jwt';
import { listen } from './support/fixture';

const sharedKey = 'a shared secret of at least thirty-two bytes';
const hasura = {
  'x-hasura-allowed-roles': ['user', 'admin'],
  'x-hasura-default-role': 'user',
  'x-hasura-user-id': '7',
};
const namespaced = { 'https://hasura.io/jwt/claims': hasura };
const session = { role: 'user', variables: { 'x-hasura-user-id': '7' } };

const signed = (claims: JWTPayload, alg = 'HS256', expires = '5m'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(expires).sign(Buffer.from(sharedKey));

const verifier = (...secrets: Partial<JwtSecret>[]) =>
  createJwtVerifier(secrets.map((secret) => ({ type: 'HS256', key: sharedKey, ...secret })));

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

describe('where the claims are', () => {
  it.each<[string, Partial<JwtSecret>, JWTPayload]>([
    ['under the default namespace', {}, namespaced],
    ['under a namespace of its own', { claims_namespace: 'ours' }, { ours: hasura }],
    ['at a path', { claims_namespace_path: '$.a.b' }, { a: { b: hasura } }],
    ['at the root', { claims_namespace_path: '$' }, hasura],
    ['in a string', { claims_format: 'stringified_json' }, { 'https://hasura.io/jwt/claims': JSON.stringify(hasura) }],
    [
      'spread, with literals and defaults',
      {
        claims_map: {
          'x-hasura-allowed-roles': { path: '$.groups' },
          'x-hasura-default-role': 'user',
          'x-hasura-user-id': { path: "$.who['the.id']", default: '0' },
        },
      },
      { groups: ['user'], who: { 'the.id': '7' } },
    ],
  ])('takes claims that are %s', async (_where, secret, claims) => {
    expect(await verifier(secret)(bearer(await signed(claims)))).toMatchObject(session);
  });

  it('fills in the default of a claims map where the token says nothing', async () => {
    const claims_map = {
      'x-hasura-allowed-roles': { path: '$.roles', default: ['user'] },
      'x-hasura-default-role': { path: '$.role', default: 'user' },
    };
    expect(await verifier({ claims_map })(bearer(await signed({})))).toMatchObject({ role: 'user', variables: {} });
  });

  it.each<[string, Partial<JwtSecret>, JWTPayload, string]>([
    ['nothing at the path', { claims_namespace_path: '$.a.b' }, { a: {} }, 'jwt-invalid-claims'],
    [
      'text that is no JSON',
      { claims_format: 'stringified_json' },
      { 'https://hasura.io/jwt/claims': '{' },
      'jwt-invalid-claims',
    ],
    [
      'no allowed roles',
      {},
      { 'https://hasura.io/jwt/claims': { 'x-hasura-default-role': 'user' } },
      'jwt-missing-role-claims',
    ],
    [
      'no default role',
      {},
      { 'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': ['user'] } },
      'jwt-missing-role-claims',
    ],
    [
      'roles that are no list',
      {},
      { 'https://hasura.io/jwt/claims': { ...hasura, 'x-hasura-allowed-roles': 'user' } },
      'jwt-invalid-claims',
    ],
  ])('refuses %s', async (_what, secret, claims, code) => {
    await expect(verifier(secret)(bearer(await signed(claims)))).rejects.toMatchObject({ code });
  });
});

describe('where the token is', () => {
  it('takes it from a cookie of that name among others', async () => {
    const cookie = `other=1; session=${await signed(namespaced)}; last=2`;
    expect(await verifier({ header: { type: 'Cookie', name: 'session' } })({ cookie })).toMatchObject(session);
  });

  it('takes it from a header of its own', async () => {
    const verify = verifier({ header: { type: 'CustomHeader', name: 'X-Token' } });
    expect(await verify({ 'x-token': await signed(namespaced) })).toMatchObject(session);
    expect(await verify(bearer(await signed(namespaced)))).toBeUndefined();
  });

  it('refuses an Authorization header of another form', async () => {
    const refusal = { code: 'invalid-headers', message: 'Malformed Authorization header' };
    await expect(verifier({})({ authorization: 'Basic abc' })).rejects.toMatchObject(refusal);
  });
});

describe('what a token must be', () => {
  it.each<[string, Partial<JwtSecret>, string, string]>([
    ['another audience', { audience: ['a', 'b'] }, '5m', 'JWTNotInAudience'],
    ['another issuer', { issuer: 'us' }, '5m', 'JWTNotInIssuer'],
    ['past its end', {}, '-10s', 'JWTExpired'],
    ['another key', { key: `${sharedKey}!` }, '5m', 'JWSError JWSInvalidSignature'],
    ['another algorithm', { type: 'HS384' }, '5m', 'JWSError JWSInvalidSignature'],
  ])('refuses a token for %s', async (_what, secret, expires, reason) => {
    const token = await signed({ ...namespaced, aud: 'c', iss: 'them' }, 'HS256', expires);
    const refusal = { code: 'invalid-jwt', message: `Could not verify JWT: ${reason}` };
    await expect(verifier(secret)(bearer(token))).rejects.toMatchObject(refusal);
  });

  it('tolerates the configured clock skew', async () => {
    const token = await signed(namespaced, 'HS256', '-10s');
    expect(await verifier({ allowed_skew: 60 })(bearer(token))).toMatchObject(session);
  });

  it.each(['RS256', 'ES256', 'Ed25519'])('verifies %s by its public key', async (type) => {
    const { publicKey, privateKey } = await generateKeyPair(type, { extractable: true });
    const key = await exportSPKI(publicKey);
    const token = await new SignJWT(namespaced).setProtectedHeader({ alg: type }).sign(privateKey);
    expect(await createJwtVerifier([{ type, key }])(bearer(token))).toMatchObject(session);
  });

  it('chooses among several secrets by the issuer', async () => {
    const verify = verifier({ issuer: 'one', key: `${sharedKey}!` }, { issuer: 'two' });
    expect(await verify(bearer(await signed({ ...namespaced, iss: 'two' })))).toMatchObject(session);
    const refusal = { code: 'invalid-jwt', message: 'Could not verify JWT: JWTNotInIssuer' };
    await expect(verify(bearer(await signed({ ...namespaced, iss: 'three' })))).rejects.toMatchObject(refusal);
  });
});

describe('keys of a jwk_url', () => {
  interface PublishedKey {
    readonly jwk: JWK;
    readonly sign: (expires?: string) => Promise<string>;
  }

  let server: Server;
  let url: string;
  let answer: { keys: PublishedKey[]; headers: Record<string, string>; status: number };
  let asked: number;
  let clock: number;

  const key = async (kid: string): Promise<PublishedKey> => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', kid };
    return {
      jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
      sign: (expires = '1h') =>
        new SignJWT(namespaced)
          .setProtectedHeader(header)
          .setJti(String(Math.random()))
          .setExpirationTime(expires)
          .sign(privateKey),
    };
  };
  const accepts = async (verify: ReturnType<typeof createJwtVerifier>, token: string): Promise<boolean> =>
    verify(bearer(token)).then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, answer.headers);
      response.end(JSON.stringify({ keys: answer.keys.map(({ jwk }) => jwk) }));
    });
    url = await listen(server);
  });
  beforeEach(async () => {
    answer = { keys: [await key('first')], headers: {}, status: 200 };
    asked = 0;
    clock = 0;
    const start = Date.now();
    // It moves only when a test says so: making a key may take longer than the pause between two fetches.
    jest.spyOn(Date, 'now').mockImplementation(() => start + clock);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('fetches them once for many tokens', async () => {
    const verify = createJwtVerifier([{ jwk_url: url }]);
    const tokens = await Promise.all(answer.keys.flatMap(({ sign }) => [sign(), sign(), sign()]));
    expect(await Promise.all(tokens.map((token) => accepts(verify, token)))).toEqual([true, true, true]);
    clock = 24 * 3_600_000;
    expect(asked).toBe(1);
  });

  it('fetches them again for an unknown key, but not for each such token', async () => {
    const verify = createJwtVerifier([{ jwk_url: url }]);
    const second = await key('second');
    expect(await accepts(verify, await second.sign())).toBe(false);
    expect(asked).toBe(1);
    answer.keys.push(second);
    clock = 2_000;
    expect(await accepts(verify, await second.sign())).toBe(true);
    expect(await accepts(verify, await (await key('third')).sign())).toBe(false);
    expect(asked).toBe(2);
  });

  it.each([
    ['Cache-Control', () => ({ 'cache-control': 'public, max-age=60' })],
    ['Expires', () => ({ expires: new Date(Date.now() + 60_000).toUTCString() })],
  ])('drops a removed key when %s says so', async (_header, headers) => {
    answer.headers = headers();
    const verify = createJwtVerifier([{ jwk_url: url }]);
    const [first] = answer.keys;
    expect(await accepts(verify, (await first?.sign()) ?? '')).toBe(true);
    answer.keys = [await key('second')];
    clock = 30_000;
    expect(await accepts(verify, (await first?.sign()) ?? '')).toBe(true);
    clock = 90_000;
    expect(await accepts(verify, (await first?.sign()) ?? '')).toBe(false);
  });

  it('keeps using the known keys while the URL does not answer', async () => {
    answer.headers = { 'cache-control': 'max-age=60' };
    const verify = createJwtVerifier([{ jwk_url: url }]);
    const [first] = answer.keys;
    expect(await accepts(verify, (await first?.sign()) ?? '')).toBe(true);
    answer.status = 503;
    clock = 90_000;
    expect(await accepts(verify, (await first?.sign()) ?? '')).toBe(true);
    expect(asked).toBe(2);
  });

  it('caches a verified token for five minutes at most, and not after its expiry', async () => {
    answer.headers = { 'cache-control': 'max-age=1' };
    const verify = createJwtVerifier([{ jwk_url: url }]);
    const [first] = answer.keys;
    const long = (await first?.sign()) ?? '';
    const short = (await first?.sign('60s')) ?? '';
    expect([await accepts(verify, long), await accepts(verify, short)]).toEqual([true, true]);
    answer.keys = [];
    clock = 59_000;
    expect([await accepts(verify, long), await accepts(verify, short)]).toEqual([true, true]);
    clock = 61_000;
    expect([await accepts(verify, long), await accepts(verify, short)]).toEqual([true, false]);
    clock = 6 * 60_000;
    expect(await accepts(verify, long)).toBe(false);
  });
});
