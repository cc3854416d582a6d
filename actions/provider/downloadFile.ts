import { connectingFetch } from './connectingFetch';

/** What bounds a download. */
interface Limits {
  readonly maxBytes: number;
  /** For the whole download. */
  readonly timeoutMs: number;
}

/**
 * Downloads a file from an address that the provider gave. Redirects are not followed: the address is the provider's own, and any other
 * would not be.
 * @throws Error for any answer but 200, and for a file above the limit
 */
export async function downloadFile(
  url: string,
  { maxBytes, timeoutMs }: Limits,
  fetcher: typeof fetch = connectingFetch,
): Promise<Uint8Array> {
  const response = await fetcher(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200 || !response.body) throw new Error(`The provider answered ${response.status}.`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > maxBytes) throw new Error(`The provider's file has more than ${maxBytes} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
