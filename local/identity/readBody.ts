import type { IncomingMessage } from 'node:http';
import { invalidParameter } from './cognitoError';

const maxBodyBytes = 64 * 1024;

/** The body of a request. @throws CognitoError InvalidParameterException for one that is too long */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBodyBytes) throw invalidParameter('The request is too long.');
  }
  return Buffer.concat(chunks);
}
