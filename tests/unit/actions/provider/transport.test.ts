import { createTransport } from '../../../../actions/provider/transport';
import { answer, aRead, aWrite, scripted } from './scripted';

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
  ['no connection', new TypeError('fetch failed'), 'no_answer'],
  ['too long', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'timeout'],
])('%s is unknown', async (_what, error, code) => {
  const { fetcher } = scripted(error);
  await expect(over(fetcher)(aWrite)).rejects.toMatchObject({ failure: 'unknown', code, call: { status: 0 } });
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
