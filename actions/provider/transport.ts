import { failureOf, ProviderError, readErrorBody } from './errors';

/** A parameter's value; arrays become `name[]=…` once per element. Undefined and null are left out. */
export type ParameterValue = string | boolean | readonly string[] | null | undefined;

/** The parameters of a call, under the provider's names. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** One call of the provider. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly parameters: Parameters;
  /** The call changes nothing, so it may be repeated. */
  readonly isRead: boolean;
  /** How long the answer may be kept; undefined: not at all. */
  readonly cacheForMs?: number;
  readonly token?: string;
}

/** A successful answer: its JSON, and the id of the request in the provider's log. */
export interface ProviderAnswer {
  readonly body: unknown;
  readonly status: number;
  readonly requestId: string;
}

/** Makes a call; throws ProviderError. Log, breaker, retry and session each wrap a transport and are one themselves. */
export type Transport = (request: ProviderRequest) => Promise<ProviderAnswer>;

/**
 * One HTTP exchange: sends form fields and reads JSON.
 * @param timeoutMs for the whole exchange
 * @throws ProviderError for everything except a 2xx answer with readable JSON
 */
export function createTransport(baseUrl: string, timeoutMs: number, fetcher: typeof fetch): Transport {
  return async (request) => {
    const { status, requestId, text } = await exchange(baseUrl, timeoutMs, fetcher, request);
    const call = { method: request.method, path: request.path, status, requestId };
    if (status < 200 || status >= 300) {
      const { code, errors } = readErrorBody(text);
      throw new ProviderError(failureOf(status), call, code, errors);
    }
    try {
      return { body: text === '' ? {} : (JSON.parse(text) as unknown), status, requestId };
    } catch {
      throw new ProviderError('unknown', call, 'unreadable_answer', []);
    }
  };
}

async function exchange(
  baseUrl: string,
  timeoutMs: number,
  fetcher: typeof fetch,
  { method, path, parameters, token }: ProviderRequest,
): Promise<{ status: number; requestId: string; text: string }> {
  const form = encode(parameters);
  const isGet = method === 'GET';
  try {
    const response = await fetcher(isGet && form ? `${baseUrl}${path}?${form}` : `${baseUrl}${path}`, {
      method,
      headers: {
        ...(token ? { 'x-auth-token': token } : {}),
        ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: isGet ? undefined : form,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? '',
      text: await response.text(),
    };
  } catch (error) {
    const reason = (error as Error).name === 'TimeoutError' ? 'timeout' : 'no_answer';
    const failure = isUnconnected(error) ? 'not_sent' : 'unknown';
    throw new ProviderError(failure, { method, path, status: 0, requestId: '' }, reason, []);
  }
}

/** Codes of Node and undici for a connection that could not be opened. Nothing was sent on it. */
const unconnected: ReadonlySet<unknown> = new Set(
  'ECONNREFUSED EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN UND_ERR_CONNECT_TIMEOUT'.split(' '),
);

const isUnconnected = (error: unknown): boolean =>
  unconnected.has((error as { cause?: { code?: unknown } | null }).cause?.code);

function encode(parameters: Parameters): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') value.forEach((element) => form.append(`${name}[]`, element));
    else form.append(name, String(value));
  }
  return form.toString();
}
