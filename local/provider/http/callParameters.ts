import type { IncomingHttpHeaders } from 'node:http';

/** The parameters of one call as sent: query and form together, in the caller's spelling. */
export interface CallParameters {
  /** Every name as sent, brackets included. */
  readonly names: () => string[];
  /** A single value; undefined when absent or empty. The last one counts when it was sent twice. */
  readonly text: (name: string) => string | undefined;
  /** Every value sent as `name`, `name[]` or `name[n]`. */
  readonly list: (name: string) => string[];
}

/** `payment_types[]` and `routing_code_type[0]` without their brackets. */
export function withoutBrackets(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

/** Parameters out of name and value pairs. */
export function callParameters(pairs: readonly (readonly [string, string])[]): CallParameters {
  return {
    names: () => [...new Set(pairs.map(([name]) => name))],
    text: (name) => pairs.findLast(([sent]) => sent === name)?.[1] || undefined,
    list: (name) => pairs.filter(([sent, value]) => withoutBrackets(sent) === name && value !== '').map(([, v]) => v),
  };
}

/** Parameters of a request: its query, then its form, url-encoded or multipart. Other kinds of body hold none. */
export async function readParameters(
  query: URLSearchParams,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<CallParameters> {
  return callParameters([...query, ...(await formPairs(headers['content-type'] ?? '', body))]);
}

async function formPairs(contentType: string, body: Buffer): Promise<[string, string][]> {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(body.toString())];
  if (!contentType.startsWith('multipart/form-data')) return [];
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}
