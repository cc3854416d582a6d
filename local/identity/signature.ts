import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { toHex } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
import { CognitoError } from './cognitoError';
import { readAuthorization, type Authorization } from './signatureHeader';

/** The access key whose holder may call the administrators' operations. */
export interface CloudCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const region = 'eu-west-1';
const maxSkewMinutes = 5;
/** A service, and the headers without whose signature a request would fit another operation, another server or another time. */
export interface SignedService {
  readonly name: string;
  readonly signedAlways: readonly string[];
}

const cognito: SignedService = { name: 'cognito-idp', signedAlways: ['host', 'x-amz-date', 'x-amz-target'] };

/**
 * Checks the AWS Signature Version 4 of a request by signing it again: its operation, its bytes and its time are those that a holder of
 * the access key signed. Signatures in the query string are not known.
 * @param now milliseconds since 1970
 * @throws CognitoError MissingAuthenticationTokenException, IncompleteSignatureException, UnrecognizedClientException or
 *   InvalidSignatureException
 */
export async function requireSignature(
  request: IncomingMessage,
  body: Buffer,
  credentials: CloudCredentials,
  now: number,
  service: SignedService = cognito,
): Promise<void> {
  const authorization = readAuthorization(request.headers);
  const isKnown = authorization.accessKeyId === credentials.accessKeyId && !request.headers['x-amz-security-token'];
  if (!isKnown) {
    throw new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  requireScope(authorization, service.name);
  requireRecent(authorization, now);
  const unsigned = service.signedAlways.find((name) => !authorization.signedHeaders.includes(name));
  if (unsigned) throw invalidSignature(`'${unsigned}' must be a 'SignedHeader' in the AWS Authorization.`);
  const expected = await signAgain(request, body, credentials, authorization, service.name);
  if (!isSame(expected, authorization.signature)) {
    throw invalidSignature(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    );
  }
}

const invalidSignature = (message: string) => new CognitoError('InvalidSignatureException', message);

/** A signature is valid for one day, region and service. */
function requireScope({ scope, date }: Authorization, service: string): void {
  const day = date.slice(0, 8);
  if (scope.region !== region) {
    throw invalidSignature(`Credential should be scoped to a valid region, not '${scope.region}'.`);
  }
  if (scope.service !== service) {
    throw invalidSignature(`Credential should be scoped to correct service: '${service}'.`);
  }
  if (scope.terminator !== 'aws4_request') {
    throw invalidSignature(
      `Credential should be scoped with a valid terminator: 'aws4_request', not '${scope.terminator}'.`,
    );
  }
  if (scope.day !== day) {
    const texts = `'${scope.day}' != '${day}', from '${date}'`;
    throw invalidSignature(
      `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: ${texts}.`,
    );
  }
}

function requireRecent({ date, signedAt }: Authorization, now: number): void {
  const skewMs = maxSkewMinutes * 60_000;
  const [earliest, latest] = [now - skewMs, now + skewMs];
  if (signedAt.getTime() < earliest) {
    const limit = `${basicDate(earliest)} (${basicDate(now)} - ${maxSkewMinutes} min.)`;
    throw invalidSignature(`Signature expired: ${date} is now earlier than ${limit}`);
  }
  if (signedAt.getTime() > latest) {
    const limit = `${basicDate(latest)} (${basicDate(now)} + ${maxSkewMinutes} min.)`;
    throw invalidSignature(`Signature not yet current: ${date} is still later than ${limit}`);
  }
}

/** A time as `20260131T235959Z`. */
const basicDate = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** The signature that the holder of the key would give this request, as it arrived. */
async function signAgain(
  request: IncomingMessage,
  body: Buffer,
  credentials: CloudCredentials,
  { signedHeaders, signedAt }: Authorization,
  service: string,
): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const headers = Object.fromEntries(signedHeaders.map((name) => [name, String(request.headers[name] ?? '')]));
  // The signer would take a client's word for the digest of the body.
  if ('x-amz-content-sha256' in headers) headers['x-amz-content-sha256'] = await digest(body);
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256, applyChecksum: false });
  const signed = await signer.sign(
    {
      method: request.method ?? '',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      body,
    },
    { signingDate: signedAt, signableHeaders: new Set(signedHeaders) },
  );
  return /Signature=([0-9a-f]{64})$/.exec(signed.headers.authorization ?? '')?.[1] ?? '';
}

async function digest(body: Buffer): Promise<string> {
  const hash = new Sha256();
  hash.update(body);
  return toHex(await hash.digest());
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
