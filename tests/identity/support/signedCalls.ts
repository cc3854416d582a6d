import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import type { CloudCredentials } from '../../../local/identity/signature';
import { call, type RawAnswer } from './calls';
import { credentials, type TestPool } from './startPool';

/** How a request is signed; what is absent is as the emulator wants it. */
export interface Signing {
  readonly credentials?: CloudCredentials;
  /** Milliseconds since 1970. */
  readonly at?: number;
  readonly region?: string;
  readonly service?: string;
  /** Further headers to sign. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that are sent but not signed. */
  readonly unsigned?: readonly string[];
}

/** Calls an operation as a holder of the access key, without the SDK. */
export async function callSigned(pool: TestPool, operation: string, input: unknown): Promise<RawAnswer> {
  const body = JSON.stringify(input);
  return call(pool, operation, body, await signedHeaders(pool, operation, body));
}

/** The headers that sign a request with this body. */
export async function signedHeaders(
  pool: TestPool,
  operation: string,
  body: string,
  signing: Signing = {},
): Promise<Record<string, string>> {
  const url = new URL(pool.endpoint);
  const signer = new SignatureV4({
    credentials: signing.credentials ?? credentials,
    region: signing.region ?? 'eu-west-1',
    service: signing.service ?? 'cognito-idp',
    sha256: Sha256,
    applyChecksum: false,
  });
  const headers = {
    host: url.host,
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    ...signing.headers,
  };
  const request = { method: 'POST', protocol: url.protocol, hostname: url.hostname, path: url.pathname, headers, body };
  const signed = await signer.sign(request, {
    signingDate: new Date(signing.at ?? pool.now()),
    unsignableHeaders: new Set(signing.unsigned),
  });
  return Object.fromEntries(Object.entries(signed.headers).filter(([name]) => name !== 'host'));
}
