import { requestHeaders } from '../../hasura/engine/execute/webhookHeaders';
import type { Webhook } from '../../hasura/engine/model/webhook';

/** The headers to a handler, without those that every request has. */
function sent(
  client: Readonly<Record<string, string | string[] | undefined>>,
  metadata: Partial<Webhook> = {},
): Record<string, string> {
  const webhook = { url: 'https://handler.example', headers: [], configuredHeadersWin: false, timeoutS: 30 };
  const headers = requestHeaders({ ...webhook, forwardsClientHeaders: true, ...metadata }, client);
  expect(headers['content-type']).toBe('application/json');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'));
}

const agent = { 'user-agent': 'hasura-graphql-engine/v2.48.0' };

it('are none of the client’s unless the handler’s metadata forwards them', () => {
  expect(sent({ authorization: 'Bearer t', 'x-a': '1' }, { forwardsClientHeaders: false })).toEqual(agent);
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
  expect(sent({ [name]: 'x' }, { ignoredClientHeaders: [] })).toEqual(agent);
});

it.each(['accept', 'accept-encoding', 'cache-control', 'dnt', 'origin', 'referer', 'accept-language', 'content-md5'])(
  'forward %s only where the metadata names the ignored headers itself',
  (name) => {
    expect(sent({ [name]: 'x' })).toEqual(agent);
    expect(sent({ [name]: 'x' }, { ignoredClientHeaders: [] })).toEqual({
      ...agent,
      [name]: 'x',
    });
  },
);

it('leave out the headers that the metadata ignores, in any case', () => {
  const metadata = { ignoredClientHeaders: ['X-Secret'] };
  expect(sent({ 'x-secret': 's', 'x-a': '1' }, metadata)).toEqual({ ...agent, 'x-a': '1' });
});

it.each([
  [false, 'client'],
  [true, 'configured'],
])('of one name: configured ones win is %s, so the %s one goes', (configuredHeadersWin, value) => {
  const headers = [{ name: 'X-Both', value: 'configured' }];
  expect(sent({ 'x-both': 'client' }, { headers, configuredHeadersWin })).toEqual({ ...agent, 'x-both': value });
});

it('may not replace the content type, but the user agent', () => {
  const headers = [
    { name: 'Content-Type', value: 'text/plain' },
    { name: 'User-Agent', value: 'ours' },
  ];
  expect(sent({}, { headers })).toEqual({ 'user-agent': 'ours' });
});

it('join the values of a header that came more than once', () => {
  expect(sent({ 'x-a': ['1', '2'], 'x-b': undefined })).toEqual({ ...agent, 'x-a': '1, 2' });
});
