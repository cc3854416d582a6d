import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

/** The access key that signs, and the token of a temporary one. */
export interface SigningKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A request that an address allows. */
export interface SignedRequest {
  readonly method: string;
  /** Without the signature's own parameters. */
  readonly url: URL;
  /** Those that the request must have exactly like this; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly expiresInSeconds: number;
  readonly signedAt: Date;
}

/** The body is not part of a signature in an address. */
const unsignedPayload = { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' };

/** The address for a request, signed by AWS Signature Version 4 in the query string, as S3 checks it. */
export async function signAddress(key: SigningKey, region: string, request: SignedRequest): Promise<URL> {
  const { method, url, headers = {}, expiresInSeconds, signedAt } = request;
  const signer = new SignatureV4({
    credentials: { ...key },
    region,
    service: 's3',
    sha256: Sha256,
    applyChecksum: false,
    uriEscapePath: false,
  });
  const signed = await signer.presign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, ...unsignedPayload, host: url.host },
    },
    { expiresIn: expiresInSeconds, signingDate: signedAt, unhoistableHeaders: new Set(Object.keys(headers)) },
  );
  const address = new URL(url);
  for (const [name, value] of Object.entries(signed.query ?? {})) address.searchParams.set(name, String(value));
  // In a signed query a plus is not a space.
  address.search = address.search.replaceAll('+', '%20');
  return address;
}

const weekSeconds = 7 * 24 * 3600;

/** Whether an address says for how long it counts, as S3 takes it: a whole number of seconds, a week at most. */
export function hasValidExpiry({ searchParams }: URL): boolean {
  const seconds = searchParams.get('X-Amz-Expires') ?? '';
  return /^\d{1,6}$/.test(seconds) && Number(seconds) >= 1 && Number(seconds) <= weekSeconds;
}

/** Whether an address was signed by the holder of a key for this request, and still counts. Others sign with `signAddress`. */
export async function isSignedBy(
  key: SigningKey,
  region: string,
  request: Pick<SignedRequest, 'method' | 'url'> & { readonly headers: Readonly<Record<string, string | undefined>> },
  now: Date,
): Promise<boolean> {
  const { searchParams } = request.url;
  const signedAt = readBasicDate(searchParams.get('X-Amz-Date') ?? '');
  const expiresInSeconds = Number(searchParams.get('X-Amz-Expires'));
  if (!signedAt || !(now.getTime() < signedAt.getTime() + expiresInSeconds * 1000)) return false;
  const names = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';').filter((name) => name !== 'host');
  const headers = Object.fromEntries(names.map((name) => [name, request.headers[name] ?? '']));
  const url = new URL(request.url);
  for (const name of request.url.searchParams.keys()) if (name.startsWith('X-Amz-')) url.searchParams.delete(name);
  const expected = await signAddress(key, region, { method: request.method, url, headers, expiresInSeconds, signedAt });
  return isSame(expected.searchParams.get('X-Amz-Signature') ?? '', searchParams.get('X-Amz-Signature') ?? '');
}

/** Reads `20260131T235959Z`. */
function readBasicDate(text: string): Date | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return parts.length > 0 ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
