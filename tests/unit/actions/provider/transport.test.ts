import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connectingFetch } from '../../../../actions/provider/connectingFetch';
import { createTransport } from '../../../../actions/provider/transport';
import { answer, aRead, aWrite, scripted } from './scripted';

const failedFetch = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

const over = (fetcher: typeof fetch) => createTransport('http://tcc', 1000, fetcher);

test('sends form fields, arrays in brackets, and leaves out what is absent', async () => {
  const { calls, fetcher } = scripted(answer(200, {}));
  const parameters = { a: '1 & 2', list: ['x', 'y'], flag: true, none: null, missing: undefined };
  await over(fetcher)({ ...aWrite, parameters });
  expect(calls[0]).toMatchObject({ url: 'http://tcc/x', body: 'a=1+%26+2&list%5B%5D=x&list%5B%5D=y&flag=true' });
});

test('a GET puts them in the address', async () => {
  const { calls, fetcher } = scripted(answer(200, {}));
  await over(fetcher)({ ...aRead, parameters: { a: '1' } });
  expect(calls[0]).toMatchObject({ url: 'http://tcc/x?a=1', body: undefined });
});

test('an answer keeps its request id; an empty body is an empty object', async () => {
  const { fetcher } = scripted(answer(200, '', { 'x-request-id': 'r-1' }));
  await expect(over(fetcher)(aRead)).resolves.toEqual({ body: {}, status: 200, requestId: 'r-1' });
});

test.each([
  ['a connection that was cut', failedFetch('ECONNRESET'), 'unknown', 'no_answer'],
  ['a refused connection', failedFetch('ECONNREFUSED'), 'not_sent', 'no_answer'],
  ['a connection that took too long', failedFetch('UND_ERR_CONNECT_TIMEOUT'), 'not_sent', 'no_answer'],
  ['an unknown host', failedFetch('ENOTFOUND'), 'not_sent', 'no_answer'],
  ['a fault without a cause', new TypeError('fetch failed'), 'unknown', 'no_answer'],
  ['too long', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'unknown', 'timeout'],
])('%s is %s', async (_what, error, failed, code) => {
  const { fetcher } = scripted(error);
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({ failure: failed, code, call: { status: 0 } });
});

test('a port on which nobody listens refuses the connection', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const call = createTransport(`http://127.0.0.1:${port}`, 2000, connectingFetch)(aWrite);
  await expect(call).rejects.toMatchObject({ failure: 'not_sent', code: 'no_answer' });
});

test('an exchange that takes too long is given up', async () => {
  const never = ((_url: string, { signal }: RequestInit) =>
    new Promise((_done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason as Error));
    })) as unknown as typeof fetch;
  await expect(createTransport('http://tcc', 5, never)(aWrite)).rejects.toMatchObject({ code: 'timeout' });
});

test('a readable status with an unreadable body is unknown: the work may be done', async () => {
  const { fetcher } = scripted(answer(200, '{"id": '));
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({ failure: 'unknown', code: 'unreadable_answer' });
});

test.each([
  [400, '{"error_code": "x"}', 'rejected', 'x'],
  [401, '{"error_code": "auth_failed"}', 'credentials', 'auth_failed'],
  [503, '<html>down</html>', 'unknown', 'unreadable_answer'],
])('status %d keeps method, path, status and request id', async (status, body, failure, code) => {
  const { fetcher } = scripted(answer(status, body, { 'x-request-id': 'r-1' }));
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({
    failure,
    code,
    call: { method: 'POST', path: '/x', status, requestId: 'r-1' },
  });
});

/** A `fetch` that keeps how it was called. */
function recording() {
  const inits: RequestInit[] = [];
  const fetcher = ((_url: string, init: RequestInit) => {
    inits.push(init);
    return Promise.resolve(answer(200, {}));
  }) as unknown as typeof fetch;
  return { inits, fetcher };
}

test.each([
  ['GET', undefined, {}],
  ['GET', 't', { 'x-auth-token': 't' }],
  ['POST', undefined, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['POST', 't', { 'x-auth-token': 't', 'content-type': 'application/x-www-form-urlencoded' }],
  ['PUT', 't', { 'x-auth-token': 't', 'content-type': 'application/x-www-form-urlencoded' }],
] as const)('a %s with the token %s has the headers %j, and follows no redirect', async (method, token, headers) => {
  const { inits, fetcher } = recording();
  await over(fetcher)({ ...aRead, method, token });
  expect(inits).toEqual([expect.objectContaining({ method, headers, redirect: 'error' })]);
});

test('a call without parameters has neither a question mark nor fields', async () => {
  const { calls, fetcher } = scripted(answer(200, {}), answer(200, {}));
  await over(fetcher)({ ...aRead, parameters: { none: null } });
  await over(fetcher)(aWrite);
  expect(calls).toMatchObject([{ url: 'http://tcc/x' }, { url: 'http://tcc/x', body: '' }]);
});

test.each([
  ['an empty text is sent: it clears a field', { a: '' }, 'a='],
  ['a flag is sent as its word', { a: false }, 'a=false'],
  ['an empty list is left out', { a: [], b: '1' }, 'b=1'],
  ['letters with accents in UTF-8', { a: 'Köln' }, 'a=K%C3%B6ln'],
  ['a plus sign as itself', { a: '+44' }, 'a=%2B44'],
])('%s', async (_what, parameters, body) => {
  const { calls, fetcher } = scripted(answer(200, {}));
  await over(fetcher)({ ...aWrite, parameters });
  expect(calls[0]?.body).toBe(body);
});

test.each([
  [200, true],
  [201, true],
  [299, true],
  [300, false],
  [304, false],
])('status %d is a success: %s', async (status, isSuccess) => {
  const response = { status, headers: new Headers(), text: () => Promise.resolve('{}') };
  const fetcher = (() => Promise.resolve(response)) as unknown as typeof fetch;
  const outcome = over(fetcher)(aRead).then(
    () => true,
    () => false,
  );
  expect(await outcome).toBe(isSuccess);
});

test('an answer that breaks off is no answer: the work may be done', async () => {
  const text = () => Promise.reject(new TypeError('terminated'));
  const fetcher = (() => Promise.resolve({ status: 200, headers: new Headers(), text })) as unknown as typeof fetch;
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({ failure: 'unknown', code: 'no_answer' });
});

test.each([
  [
    429,
    { error_code: 'too_many_requests', error_messages: { base: [{ code: 'x', message: 'Slow down' }] } },
    'rate_limited',
    'Slow down',
  ],
  [500, { error_code: 'internal_application_error', error_messages: 'out of order' }, 'unknown', 'out of order'],
  [
    404,
    { error_code: 'payment_not_found', error_messages: { id: { code: 'x', message: 'No such payment' } } },
    'not_found',
    'No such payment',
  ],
  [403, { error_code: 'permission_denied', error_messages: {} }, 'rejected', 'permission_denied'],
  [502, '<html><body>Bad Gateway</body></html>', 'unknown', 'unreadable_answer'],
  [400, '', 'rejected', 'unreadable_answer'],
])('status %d with %j fails as %s: %s', async (status, body, failed, message) => {
  const { fetcher } = scripted(answer(status, body));
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({
    failure: failed,
    message,
    call: { status, requestId: '' },
  });
});
