import { createHash } from 'node:crypto';
import { call, type RawAnswer } from './support/calls';
import { callSigned, signedHeaders, type Signing } from './support/signedCalls';
import { credentials, startPool, userPoolId, type TestPool } from './support/startPool';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
  await pool.seed({ username: 'ada' });
});
afterAll(async () => {
  await pool.stop();
  expect(pool.logged).toEqual([]);
});

const operation = 'AdminDisableUser';
const body = JSON.stringify({ UserPoolId: userPoolId, Username: 'ada' });

/** Sends the request, signed so, with headers put over it or, where undefined, taken away. */
async function send(
  signing: Signing = {},
  changes: Readonly<Record<string, string | undefined>> = {},
  sent = body,
): Promise<RawAnswer> {
  const headers = { ...(await signedHeaders(pool, operation, body, signing)), ...changes };
  const kept = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return call(pool, operation, sent, Object.fromEntries(kept));
}

async function isEnabled(): Promise<unknown> {
  const { body: user } = await callSigned(pool, 'AdminGetUser', { UserPoolId: userPoolId, Username: 'ada' });
  return user.Enabled;
}

const mismatch = { status: 400, body: { __type: 'InvalidSignatureException' } };
const minutes = 60_000;

afterEach(() => callSigned(pool, 'AdminEnableUser', { UserPoolId: userPoolId, Username: 'ada' }));

it('takes a request that the holder of the key signed', async () => {
  expect((await send()).status).toBe(200);
  expect(await isEnabled()).toBe(false);
});

it('takes a signed digest of the body', async () => {
  const digest = createHash('sha256').update(body).digest('hex');
  expect((await send({ headers: { 'x-amz-content-sha256': digest } })).status).toBe(200);
});

describe('changes nothing and says that the signature does not match', () => {
  afterEach(async () => {
    expect(await isEnabled()).toBe(true);
  });

  it('for another secret', async () => {
    const answer = await send({ credentials: { ...credentials, secretAccessKey: 'another' } });
    expect(answer).toMatchObject(mismatch);
    expect(answer.body.message).toMatch(/^The request signature we calculated does not match/);
  });

  it.each(['body with another user', 'body with one space more'])('for a %s', async (change) => {
    const sent = change.endsWith('user') ? body.replace('ada', 'eve') : `${body} `;
    expect(await send({}, {}, sent)).toMatchObject(mismatch);
  });

  it('for a body whose digest the client states', async () => {
    const stated = { headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } };
    expect(await send(stated, {}, `${body} `)).toMatchObject(mismatch);
  });

  it('for the operation of another request', async () => {
    const headers = await signedHeaders(pool, 'AdminEnableUser', body);
    const target = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
    expect(await call(pool, operation, body, { ...headers, ...target })).toMatchObject(mismatch);
  });

  it.each(['x-amz-target', 'x-amz-date', 'host'])('for an unsigned %s', async (name) => {
    const answer = await send({ unsigned: [name] });
    expect(answer).toMatchObject(mismatch);
    expect(answer.body.message).toBe(`'${name}' must be a 'SignedHeader' in the AWS Authorization.`);
  });

  it('for a date put over the signed one', async () => {
    const later = new Date(pool.now() + minutes).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(await send({}, { 'x-amz-date': later })).toMatchObject(mismatch);
  });

  it.each([
    [{ region: 'us-east-1' }, "Credential should be scoped to a valid region, not 'us-east-1'."],
    [{ service: 's3' }, "Credential should be scoped to correct service: 'cognito-idp'."],
  ])('for the scope %j', async (signing, message) => {
    expect((await send(signing)).body).toEqual({ __type: 'InvalidSignatureException', message });
  });

  it.each([
    ['expired', -6, 'is now earlier than'],
    ['not yet current', 6, 'is still later than'],
  ])('when it is %s', async (state, offset, text) => {
    const answer = await send({ at: pool.now() + offset * minutes });
    expect(answer).toMatchObject(mismatch);
    expect(answer.body.message).toMatch(new RegExp(`^Signature ${state}: \\d{8}T\\d{6}Z ${text} .*5 min\\.\\)$`));
  });
});

it.each([-4, 4])('takes a clock that is %i minutes off', async (offset) => {
  expect((await send({ at: pool.now() + offset * minutes })).status).toBe(200);
});

it('refuses a key that it does not know, and a session token', async () => {
  const unknown = { status: 400, body: { __type: 'UnrecognizedClientException' } };
  expect(await send({ credentials: { ...credentials, accessKeyId: 'another' } })).toMatchObject(unknown);
  expect(await send({ headers: { 'x-amz-security-token': 'token' } })).toMatchObject(unknown);
});

describe('refuses a request', () => {
  it.each([undefined, 'Bearer x', 'AWS4-HMAC-SHA512 x'])('with the authorization %j', async (authorization) => {
    expect((await send({}, { authorization })).body).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  });

  it.each([
    ['Credential', 'AWS4-HMAC-SHA256 SignedHeaders=host, Signature=00'],
    ['SignedHeaders', 'AWS4-HMAC-SHA256 Credential=local/x, Signature=00'],
    ['Signature', 'AWS4-HMAC-SHA256 Credential=local/x, SignedHeaders=host'],
  ])('whose signature lacks %s', async (name, authorization) => {
    expect((await send({}, { authorization })).body).toEqual({
      __type: 'IncompleteSignatureException',
      message: `Authorization header requires '${name}' parameter.`,
    });
  });

  it.each([undefined, '2026-11-22T10:00:00Z', '20261399T000000Z'])('with the date %j', async (date) => {
    expect((await send({}, { 'x-amz-date': date })).body.__type).toBe('IncompleteSignatureException');
  });

  it('whose scope is of another day or ends otherwise', async () => {
    const { authorization = '' } = await signedHeaders(pool, operation, body);
    const otherDay = authorization.replace(/\/\d{8}\//, '/20200101/');
    expect((await send({}, { authorization: otherDay })).body.message).toMatch(
      /^Date in Credential scope does not match/,
    );
    const otherEnd = authorization.replace('aws4_request', 'aws5_request');
    expect((await send({}, { authorization: otherEnd })).body.message).toMatch(/valid terminator/);
  });
});
