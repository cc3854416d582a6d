import { withSession, type ProviderLogin } from '../../../../actions/provider/session';
import { createTransport } from '../../../../actions/provider/transport';
import { answer, aRead, scripted, scriptedTransport } from './scripted';

let logins = 0;
const newLogin = (): ProviderLogin => ({ loginId: `login ${(logins += 1)}`, apiKey: 'k' });
const refusal = () => answer(401, { error_code: 'auth_failed' });
const badLogin = () => answer(400, { error_code: 'auth_invalid_user_login_details' });
const token = (text: string) => answer(200, { auth_token: text });

function open(fetcher: typeof fetch, login = newLogin(), now = () => 0) {
  return withSession(createTransport('http://tcc', 1000, fetcher), 'http://tcc', login, now);
}

test('one sign-in serves all who wait for it', async () => {
  const { calls, fetcher } = scripted(token('t'), answer(200, {}), answer(200, {}), answer(200, {}));
  const session = open(fetcher);
  await Promise.all([session(aRead), session(aRead), session(aRead)]);
  expect(calls.map(({ url }) => url)).toEqual(['http://tcc/authenticate/api', ...Array(3).fill('http://tcc/x')]);
  expect(calls.slice(1).every((call) => call.token === 't')).toBe(true);
});

test('two logins have a token each', async () => {
  const { calls, fetcher } = scripted(token('a'), answer(200, {}), token('b'), answer(200, {}));
  await open(fetcher)(aRead);
  await open(fetcher)(aRead);
  expect(calls.map((call) => call.token)).toEqual([null, 'a', null, 'b']);
});

test('a dead token is replaced once and the call replayed', async () => {
  const { calls, fetcher } = scripted(token('old'), refusal(), token('new'), answer(200, { ok: true }));
  await expect(open(fetcher)(aRead)).resolves.toMatchObject({ body: { ok: true } });
  expect(calls.at(-1)?.token).toBe('new');
});

test('calls that find the token dead together share the new one', async () => {
  const { calls, fetcher } = scripted(
    token('old'),
    refusal(),
    refusal(),
    token('new'),
    answer(200, {}),
    answer(200, {}),
  );
  const session = open(fetcher);
  await Promise.all([session(aRead), session(aRead)]);
  expect(calls.filter(({ url }) => url.endsWith('/authenticate/api'))).toHaveLength(2);
});

test('a token refused twice is not tried a third time', async () => {
  const { calls, fetcher } = scripted(token('a'), refusal(), token('b'), refusal());
  await expect(open(fetcher)(aRead)).rejects.toMatchObject({ failure: 'credentials' });
  expect(calls).toHaveLength(4);
});

test('a refused login is tried once in ten minutes: four would lock the account', async () => {
  let now = 0;
  const { calls, fetcher } = scripted(badLogin(), badLogin());
  const session = open(fetcher, newLogin(), () => now);
  const refused = { failure: 'credentials', code: 'auth_invalid_user_login_details' };
  await expect(session(aRead)).rejects.toMatchObject(refused);
  await expect(session(aRead)).rejects.toMatchObject(refused);
  now = 10 * 60_000 - 1;
  await expect(session(aRead)).rejects.toMatchObject(refused);
  expect(calls).toHaveLength(1);
  now += 1;
  await expect(session(aRead)).rejects.toMatchObject(refused);
  expect(calls).toHaveLength(2);
});

test('a corrected key is tried at once', async () => {
  const { fetcher } = scripted(badLogin(), token('t'), answer(200, { ok: true }));
  const login = newLogin();
  await expect(open(fetcher, login)(aRead)).rejects.toMatchObject({ failure: 'credentials' });
  await expect(open(fetcher, { ...login, apiKey: 'corrected' })(aRead)).resolves.toMatchObject({ body: { ok: true } });
});

test('after a sign-in without a usable answer the call is not made, and the next one signs in again', async () => {
  const { fetcher } = scripted(new TypeError('fetch failed'), answer(200, {}), token('t'), answer(200, {}));
  const session = open(fetcher);
  await expect(session(aRead)).rejects.toMatchObject({ failure: 'not_sent', code: 'no_answer' });
  await expect(session(aRead)).rejects.toMatchObject({ failure: 'not_sent', code: 'unreadable_answer' });
  await expect(session(aRead)).resolves.toMatchObject({ body: {} });
});

test('signing in sends the login and its key as fields of a POST, which is never made again by itself', async () => {
  const { requests, transport } = scriptedTransport({ auth_token: 't' }, { ok: true });
  const login = newLogin();
  await withSession(transport, 'http://tcc', login, () => 0)(aRead);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/authenticate/api',
      parameters: { login_id: login.loginId, api_key: login.apiKey },
      isRead: false,
    },
    { ...aRead, token: 't' },
  ]);
});

test.each([
  [400, 'rejected'],
  [404, 'not_found'],
  [429, 'rate_limited'],
  [500, 'unknown'],
])('a call that fails with status %d does not cost the token', async (status, failed) => {
  const { calls, fetcher } = scripted(token('t'), answer(status, {}), answer(200, {}));
  const session = open(fetcher);
  await expect(session(aRead)).rejects.toMatchObject({ failure: failed });
  await session(aRead);
  expect(calls.map((call) => call.token)).toEqual([null, 't', 't']);
});

test.each([
  ['without a token', {}],
  ['with an empty token', { auth_token: '' }],
  ['with a token that is no text', { auth_token: 7 }],
])('a sign-in answered %s is unreadable, and not remembered as refused', async (_what, body) => {
  const { fetcher } = scripted(answer(200, body), token('t'), answer(200, { ok: true }));
  const session = open(fetcher);
  await expect(session(aRead)).rejects.toMatchObject({
    failure: 'not_sent',
    code: 'unreadable_answer',
    call: { method: 'POST', path: '/authenticate/api', status: 200 },
  });
  await expect(session(aRead)).resolves.toMatchObject({ body: { ok: true } });
});

test('the same login at another provider is another session', async () => {
  const login = newLogin();
  const { calls, fetcher } = scripted(token('a'), answer(200, {}), token('b'), answer(200, {}));
  const transport = createTransport('http://tcc', 1000, fetcher);
  await withSession(transport, 'http://one', login, () => 0)(aRead);
  await withSession(transport, 'http://other', login, () => 0)(aRead);
  expect(calls.map((call) => call.token)).toEqual([null, 'a', null, 'b']);
});
