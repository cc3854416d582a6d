import { hasValidExpiry, isSignedBy, signAddress } from '../../../../actions/documents/signing';

const key = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' };
const signedAt = new Date('2026-11-23T10:00:00Z');
const region = 'eu-west-1';
const headers = { 'content-type': 'application/pdf', 'content-length': '19' };
const url = new URL('https://bucket.s3.eu-west-1.amazonaws.com/uploads/one');
const signed = () => signAddress(key, region, { method: 'PUT', url, headers, expiresInSeconds: 300, signedAt });

const later = (seconds: number) => new Date(signedAt.getTime() + seconds * 1000);
const check = async (change: object = {}, now = later(1), by = key) =>
  isSignedBy(by, region, { method: 'PUT', url: await signed(), headers, ...change }, now);

test('an address names its time, its life and the headers that it wants', async () => {
  const { searchParams } = await signed();
  expect(searchParams.get('X-Amz-Date')).toBe('20261123T100000Z');
  expect(searchParams.get('X-Amz-Expires')).toBe('300');
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(searchParams.get('X-Amz-Content-Sha256')).toBe('UNSIGNED-PAYLOAD');
  expect(searchParams.get('X-Amz-Credential')).toBe('AKIAEXAMPLE/20261123/eu-west-1/s3/aws4_request');
});

test('the token of a temporary key goes with it', async () => {
  const request = { method: 'GET', url, expiresInSeconds: 300, signedAt };
  const { searchParams } = await signAddress({ ...key, sessionToken: 'token' }, region, request);
  expect(searchParams.get('X-Amz-Security-Token')).toBe('token');
});

test('a space in a parameter is no plus', async () => {
  const wanted = new URL(url);
  wanted.searchParams.set('response-content-disposition', 'attachment; filename=a+b');
  const request = { method: 'GET', url: wanted, expiresInSeconds: 300, signedAt };
  const address = await signAddress(key, region, request);
  expect(address.search).toContain('response-content-disposition=attachment%3B%20filename%3Da%2Bb');
  expect(await isSignedBy(key, region, { method: 'GET', url: address, headers: {} }, later(1))).toBe(true);
});

test('it counts for its request, until it expires', async () => {
  expect(await check()).toBe(true);
  expect(await check({}, later(299))).toBe(true);
  expect(await check({}, later(300))).toBe(false);
  expect(await check({ method: 'DELETE' })).toBe(false);
  expect(await check({ headers: { ...headers, 'content-length': '20' } })).toBe(false);
  expect(await check({ headers: { ...headers, 'content-type': 'text/html' } })).toBe(false);
  expect(await check({}, later(1), { ...key, secretAccessKey: 'another' })).toBe(false);
});

test.each([
  ['another path', (address: URL) => (address.pathname = '/uploads/two')],
  ['another host', (address: URL) => (address.hostname = 'other.s3.eu-west-1.amazonaws.com')],
  ['a longer life', (address: URL) => address.searchParams.set('X-Amz-Expires', '3000')],
  ['another time', (address: URL) => address.searchParams.set('X-Amz-Date', '20261123T100500Z')],
  ['a further parameter', (address: URL) => address.searchParams.set('response-content-type', 'text/html')],
  ['no signature', (address: URL) => address.searchParams.delete('X-Amz-Signature')],
  ['no time', (address: URL) => address.searchParams.delete('X-Amz-Date')],
])('%s is not what was signed', async (_what, change) => {
  const address = await signed();
  change(address);
  expect(await check({ url: address })).toBe(false);
});

test.each([
  ['1', true],
  ['604800', true],
  ['604801', false],
  ['0', false],
  ['-5', false],
  ['1e3', false],
  ['', false],
  ['99999999999999999999', false],
])('a life of %j seconds is in range: %s', (seconds, isInRange) => {
  const address = new URL(url);
  address.searchParams.set('X-Amz-Expires', seconds);
  expect(hasValidExpiry(address)).toBe(isInRange);
});
