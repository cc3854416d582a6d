import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './endpoint';

const maxBodyBytes = 1_000_000;

/** A body over the bound. */
export class BodyTooLarge extends Error {}

/** The whole body of a request. @throws BodyTooLarge over 1 MB */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends an answer; a caller that has gone away is no error. */
export function send(response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return;
  const text = answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body));
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
