import { createClient } from '../../../../actions/provider/client';
import { endpoints } from '../../../../actions/provider/endpoints';
import { ProviderError } from '../../../../actions/provider/errors';
import { withSession } from '../../../../actions/provider/session';
import { createTransport, type ProviderRequest, type Transport } from '../../../../actions/provider/transport';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

/** A `fetch` that answers from a list and remembers what it was asked. */
function scripted(...answers: (Response | Error)[]) {
  const calls: { url: string; body: string | undefined; token: string | null }[] = [];
  const fetcher = ((url: string, init: RequestInit) => {
    calls.push({ url, body: init.body as string | undefined, token: new Headers(init.headers).get('x-auth-token') });
    const next = answers.shift();
    if (!next) throw new Error('no more answers');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }) as unknown as typeof fetch;
  return { calls, fetcher };
}

let logins = 0;
const newLogin = () => ({ loginId: `login ${(logins += 1)}`, apiKey: 'k' });

describe('transport', () => {
  test('sends form fields, arrays in brackets, and leaves out what is absent', async () => {
    const { calls, fetcher } = scripted(answer(200, {}));
    const parameters = { a: '1 & 2', list: ['x', 'y'], flag: true, none: null, missing: undefined };
    await createTransport('http://tcc', 1000, fetcher)({ method: 'POST', path: '/p', parameters });
    expect(calls[0]).toMatchObject({ url: 'http://tcc/p', body: 'a=1+%26+2&list%5B%5D=x&list%5B%5D=y&flag=true' });
  });

  test('reads go in the address', async () => {
    const { calls, fetcher } = scripted(answer(200, {}));
    await createTransport('http://tcc', 1000, fetcher)({ method: 'GET', path: '/p', parameters: { a: '1' } });
    expect(calls[0]).toMatchObject({ url: 'http://tcc/p?a=1', body: undefined });
  });

  test.each([
    ['no connection', new TypeError('fetch failed'), 'no_answer'],
    ['too long', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'timeout'],
  ])('%s is unknown', async (_what, error, code) => {
    const { fetcher } = scripted(error);
    const call = createTransport('http://tcc', 1000, fetcher)({ method: 'POST', path: '/p', parameters: {} });
    await expect(call).rejects.toMatchObject({ failure: 'unknown', code });
  });

  test('a readable status with an unreadable body is unknown: the work may be done', async () => {
    const { fetcher } = scripted(answer(200, '{"id": '));
    const call = createTransport('http://tcc', 1000, fetcher)({ method: 'POST', path: '/p', parameters: {} });
    await expect(call).rejects.toMatchObject({ failure: 'unknown', code: 'unreadable_answer' });
  });

  test('an error keeps method, path, status and request id', async () => {
    const { fetcher } = scripted(answer(400, { error_code: 'x' }, { 'x-request-id': 'r-1' }));
    const call = createTransport('http://tcc', 1000, fetcher)({ method: 'POST', path: '/p', parameters: {} });
    await expect(call).rejects.toMatchObject({ call: { method: 'POST', path: '/p', status: 400, requestId: 'r-1' } });
  });
});

describe('session', () => {
  const request: ProviderRequest = { method: 'GET', path: '/x', parameters: {} };
  const open = (fetcher: typeof fetch) =>
    withSession(createTransport('http://tcc', 1000, fetcher), 'http://tcc', newLogin());

  test('one sign-in serves all who wait for it', async () => {
    const { calls, fetcher } = scripted(
      answer(200, { auth_token: 't' }),
      answer(200, {}),
      answer(200, {}),
      answer(200, {}),
    );
    const session = open(fetcher);
    await Promise.all([session(request), session(request), session(request)]);
    expect(calls.map(({ url }) => url)).toEqual(['http://tcc/authenticate/api', ...Array(3).fill('http://tcc/x')]);
    expect(calls.slice(1).every(({ token }) => token === 't')).toBe(true);
  });

  test('a dead token is replaced once and the call replayed', async () => {
    const { calls, fetcher } = scripted(
      answer(200, { auth_token: 'old' }),
      answer(401, { error_code: 'auth_failed' }),
      answer(200, { auth_token: 'new' }),
      answer(200, { ok: true }),
    );
    await expect(open(fetcher)(request)).resolves.toEqual({ ok: true });
    expect(calls.at(-1)?.token).toBe('new');
  });

  test('a token refused twice is not tried a third time', async () => {
    const refusal = () => answer(401, { error_code: 'auth_failed' });
    const { calls, fetcher } = scripted(
      answer(200, { auth_token: 'a' }),
      refusal(),
      answer(200, { auth_token: 'b' }),
      refusal(),
    );
    await expect(open(fetcher)(request)).rejects.toMatchObject({ failure: 'credentials' });
    expect(calls).toHaveLength(4);
  });

  test('a refused login is reported as credentials and not repeated: four would lock the account', async () => {
    const { calls, fetcher } = scripted(answer(400, { error_code: 'auth_invalid_user_login_details' }));
    await expect(open(fetcher)(request)).rejects.toMatchObject({ failure: 'credentials' });
    expect(calls).toHaveLength(1);
  });
});

describe('client', () => {
  const recording = (body: unknown) => {
    const requests: ProviderRequest[] = [];
    const transport: Transport = (request) => {
      requests.push(request);
      return Promise.resolve(body);
    };
    return { requests, client: createClient(transport) };
  };

  test('never sends a parameter that the path does not list', async () => {
    const { client } = recording({});
    await expect(client.createPayment({ unique_request_id: 'k', nickname: 'x' })).rejects.toThrow(
      'does not accept nickname',
    );
  });

  test('takes only the payment that bears the key itself', async () => {
    const { client } = recording({ payments: [{ id: '1', unique_request_id: 'other' }] });
    await expect(client.findPaymentByKey('k', 'c')).resolves.toBeUndefined();
  });

  test('writes the id into the path, encoded', async () => {
    const { requests, client } = recording({});
    await client.getPayment('a/b', null);
    expect(requests[0]).toMatchObject({
      path: '/payments/a%2Fb',
      parameters: { with_deleted: true, on_behalf_of: null },
    });
  });

  test('calls that the provider runs at house level take no on_behalf_of', () => {
    expect(endpoints.findRates.accepts).not.toContain('on_behalf_of');
    expect(endpoints.getCurrencies.accepts).toEqual([]);
  });
});

test('an error knows its codes, of the whole and of each field', () => {
  const call = { method: 'POST', path: '/p', status: 400, requestId: '' };
  const error = new ProviderError('rejected', call, 'payment_create_failed', [
    { field: 'base', code: 'duplicate_request', message: '' },
  ]);
  expect([error.has('duplicate_request'), error.has('payment_create_failed'), error.has('x')]).toEqual([
    true,
    true,
    false,
  ]);
});
