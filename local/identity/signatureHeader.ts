import type { IncomingHttpHeaders } from 'node:http';
import { CognitoError } from './cognitoError';

/** What the Authorization and X-Amz-Date headers of a signed request say. */
export interface Authorization {
  readonly accessKeyId: string;
  readonly scope: {
    readonly day: string;
    readonly region: string;
    readonly service: string;
    readonly terminator: string;
  };
  /** Lower case. */
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** The time of the signature as sent, such as `20260131T235959Z`. */
  readonly date: string;
  readonly signedAt: Date;
}

const algorithm = 'AWS4-HMAC-SHA256';

/**
 * Reads how a request is signed.
 * @throws CognitoError MissingAuthenticationTokenException for a request that is not signed, IncompleteSignatureException for one
 *   whose signature lacks a part
 */
export function readAuthorization({ authorization = '', ...headers }: IncomingHttpHeaders): Authorization {
  if (!authorization.startsWith(algorithm)) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const parts = new Map(authorization.slice(algorithm.length).split(',').map(nameAndValue));
  const missing = ['Credential', 'SignedHeaders', 'Signature'].filter((name) => !parts.get(name));
  if (missing.length > 0) {
    throw incomplete(missing.map((name) => `Authorization header requires '${name}' parameter.`).join(' '));
  }
  const [accessKeyId = '', day = '', region = '', service = '', terminator = ''] = (
    parts.get('Credential') ?? ''
  ).split('/');
  return {
    accessKeyId,
    scope: { day, region, service, terminator },
    signedHeaders: (parts.get('SignedHeaders') ?? '').toLowerCase().split(';'),
    signature: parts.get('Signature') ?? '',
    ...dateOf(headers),
  };
}

function nameAndValue(part: string): [string, string] {
  const [name = '', value = ''] = part.trim().split('=');
  return [name, value];
}

function dateOf(headers: IncomingHttpHeaders): Pick<Authorization, 'date' | 'signedAt'> {
  const date = String(headers['x-amz-date'] ?? '');
  if (!date) throw incomplete("Authorization header requires existence of a 'X-Amz-Date' header.");
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const [year, month, day, hour, minute, second] = digits;
  const signedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(signedAt.getTime())) throw incomplete(`Date must be in ISO-8601 'basic format'. Got '${date}'.`);
  return { date, signedAt };
}

const incomplete = (message: string) => new CognitoError('IncompleteSignatureException', message);
