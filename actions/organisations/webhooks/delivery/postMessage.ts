import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { hostOf } from '../../../../domain/webhooks/endpointUrl';
import type { PostOutcome } from '../../../../domain/webhooks/attempts';
import { printable } from '../../../runtime/requireVisibleText';
import { publicAddresses, type HostAddress, type Resolve } from '../publicHost';

/** How messages are posted. */
export interface Posting {
  readonly resolve: Resolve;
  /** Local stack only: posts to addresses that are not public as well. */
  readonly isAnywhereAllowed: boolean;
  /** The time limit of one post, from the look-up to the end of the answer. */
  readonly timeoutMs: number;
}

/** One post. */
export interface Post {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const connectTimeoutMs = 5000;
const maxHeaderBytes = 16_384;
/** Bytes of an answer that are read; the rest is not received. */
const maxAnswerBytes = 2048;
/** Characters of it that are kept. */
const maxExcerptLength = 500;

/**
 * Posts once, over a connection of its own, to an address that was checked for this connection. Redirects are not followed. It never throws:
 * what happened is the outcome.
 */
export async function postMessage({ url, headers, body }: Post, posting: Posting): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(posting.timeoutMs);
  let dispatcher: Agent | undefined;
  try {
    const addresses = await Promise.race([addressesOf(new URL(url), posting), abortionOf(signal)]);
    const connect = { timeout: connectTimeoutMs, ...(addresses ? { lookup: pinnedTo(addresses) } : {}) };
    dispatcher = new Agent({ connect, pipelining: 0, maxHeaderSize: maxHeaderBytes });
    const answer = await request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      dispatcher,
      signal,
    });
    return { status: answer.statusCode, excerpt: await excerptOf(answer.body) };
  } catch (error) {
    return { status: undefined, excerpt: signal.aborted ? 'No answer came in time.' : wordsOf(error) };
  } finally {
    await dispatcher?.destroy();
  }
}

/** Undefined where any address is allowed. A look-up does not happen for a host that is an address, so that is checked here as well. */
async function addressesOf(url: URL, { resolve, isAnywhereAllowed }: Posting) {
  if (isAnywhereAllowed) return undefined;
  if (url.protocol !== 'https:') throw new Error('The address does not begin with https://.');
  return publicAddresses(hostOf(url), resolve);
}

/** Rejects when the signal is given: a resolver takes no signal. */
const abortionOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer came in time.')), { once: true });
  });

/** A resolver that always answers these addresses. */
function pinnedTo(addresses: readonly HostAddress[]): LookupFunction {
  const [first] = addresses;
  return (_host, { all }, answer) => {
    if (all) answer(null, [...addresses]);
    else answer(null, first?.address ?? '', first?.family);
  };
}

async function excerptOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxAnswerBytes) break;
  }
  return printable(Buffer.concat(chunks).toString('utf8'), maxExcerptLength);
}

function wordsOf(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return printable(message || code || String(error), maxExcerptLength);
}
