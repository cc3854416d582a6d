import { requestHeaders } from '../../hasura/engine/execute/actionHeaders';
import type { Action } from '../../hasura/engine/model/model';

/** The headers to a handler, without those that every request has. */
function sent(
  client: Readonly<Record<string, string | string[] | undefined>>,
  metadata: Partial<Action['metadata']> = { forward_client_headers: true },
  configured: Action['headers'] = [],
  configuredHeadersWin = false,
): Record<string, string> {
  const action: Action = {
    name: 'act',
    url: 'https://handler.example',
    roles: new Set(),
    headers: configured,
    configuredHeadersWin,
    metadata: { handler: '', output_type: 'Int', ...metadata },
  };
  const headers = requestHeaders(action, client);
  expect(headers['content-type']).toBe('application/json');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'));
}

const agent = { 'user-agent': 'hasura-graphql-engine/v2.48.0' };

it('are none of the client’s unless the action forwards them', () => {
  expect(sent({ authorization: 'Bearer t', 'x-a': '1' }, {})).toEqual(agent);
  expect(sent({ authorization: 'Bearer t', 'x-a': '1' })).toEqual({ ...agent, authorization: 'Bearer t', 'x-a': '1' });
});

it.each([
  'connection',
  'content-length',
  'host',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'keep-alive',
  'expect',
])('never forward %s, which is about one connection', (name) => {
  expect(sent({ [name]: 'x' }, { forward_client_headers: true, ignored_client_headers: [] })).toEqual(agent);
});

it.each(['accept', 'accept-encoding', 'cache-control', 'dnt', 'origin', 'referer', 'accept-language', 'content-md5'])(
  'forward %s only where the action names the ignored headers itself',
  (name) => {
    expect(sent({ [name]: 'x' })).toEqual(agent);
    expect(sent({ [name]: 'x' }, { forward_client_headers: true, ignored_client_headers: [] })).toEqual({
      ...agent,
      [name]: 'x',
    });
  },
);

it('leave out the headers that the action ignores, in any case', () => {
  const metadata = { forward_client_headers: true, ignored_client_headers: ['X-Secret'] };
  expect(sent({ 'x-secret': 's', 'x-a': '1' }, metadata)).toEqual({ ...agent, 'x-a': '1' });
});

it.each([
  [false, 'client'],
  [true, 'configured'],
])('of one name: configured ones win is %s, so the %s one goes', (configuredHeadersWin, value) => {
  const configured = [{ name: 'X-Both', value: 'configured' }];
  const headers = sent({ 'x-both': 'client' }, { forward_client_headers: true }, configured, configuredHeadersWin);
  expect(headers).toEqual({ ...agent, 'x-both': value });
});

it('may not replace the content type, but the user agent', () => {
  const configured = [
    { name: 'Content-Type', value: 'text/plain' },
    { name: 'User-Agent', value: 'ours' },
  ];
  expect(sent({}, {}, configured)).toEqual({ 'user-agent': 'ours' });
});

it('join the values of a header that came more than once', () => {
  expect(sent({ 'x-a': ['1', '2'], 'x-b': undefined })).toEqual({ ...agent, 'x-a': '1, 2' });
});
