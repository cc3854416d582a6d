import { failureOf, ProviderError, readErrorBody } from './errors';

/** A parameter's value; arrays become `name[]=…` once per element. Undefined and null are left out. */
export type Parameters = Readonly<Record<string, string | boolean | readonly string[] | null | undefined>>;

/** One HTTP exchange. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: Parameters;
  readonly token?: string;
}

export type Transport = (request: ProviderRequest) => Promise<unknown>;

/** Sends form fields and reads JSON, within the time given for the whole exchange. Throws ProviderError for everything but a readable 2xx. */
export function createTransport(baseUrl: string, timeoutMs: number, fetcher: typeof fetch): Transport {
  return async (request) => {
    const response = await exchange(baseUrl, timeoutMs, fetcher, request);
    const call = {
      method: request.method,
      path: request.path,
      status: response.status,
      requestId: response.requestId,
    };
    if (response.status < 200 || response.status >= 300) {
      const { code, errors } = readErrorBody(response.text);
      throw new ProviderError(failureOf(response.status), call, code, errors);
    }
    try {
      return response.text === '' ? {} : (JSON.parse(response.text) as unknown);
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
  const url = method === 'GET' && form ? `${baseUrl}${path}?${form}` : `${baseUrl}${path}`;
  try {
    const response = await fetcher(url, {
      method,
      headers: {
        ...(token ? { 'x-auth-token': token } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      body: method === 'POST' ? form : undefined,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? '',
      text: await response.text(),
    };
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no_answer';
    throw new ProviderError('unknown', { method, path, status: 0, requestId: '' }, reason, []);
  }
}

function encode(parameters: Parameters): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') value.forEach((element) => form.append(`${name}[]`, element));
    else form.append(name, String(value));
  }
  return form.toString();
}
