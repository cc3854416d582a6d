import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { createCors } from '../../hasura/engine/transport/cors';
import { asUser, listen, startEngine, type GraphqlBody } from './support/fixture';

type Options = Parameters<typeof startEngine>[0];

/** Which origin, and which request headers, a preflight allows. */
async function preflight(url: string, origin: string): Promise<(string | null)[]> {
  const headers = { origin, 'access-control-request-headers': 'x-custom' };
  const response = await fetch(`${url}/v1/graphql`, { method: 'OPTIONS', headers });
  return [response.headers.get('access-control-allow-origin'), response.headers.get('access-control-allow-headers')];
}

it('refuses a request whose nesting exhausts the stack', async () => {
  const running = await startEngine();
  const value = '['.repeat(9_000) + ']'.repeat(9_000);
  const query = 'query ($v: jsonb) { ledgers(where: {labels: {_contains: $v}}) { id } }';
  const body = `{"query": ${JSON.stringify(query)}, "variables": {"v": ${value}}}`;
  const response = await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers: asUser('maker'), body });
  const { errors } = (await response.json()) as GraphqlBody;
  expect(errors?.[0]?.extensions.code).toBe('bad-request');
  expect(running.log.filter(({ type }) => type === 'unhandled')).toEqual([]);
  await running.stop();
});

describe('cross-origin pages', () => {
  it.each<[string, string, string, boolean]>([
    ['one of a list', 'https://a.example, http://b.example:3000', 'http://b.example:3000', true],
    ['one outside the list', 'https://a.example', 'https://b.example', false],
    ['another port', 'http://a.example:3000', 'http://a.example:3001', false],
    ['another scheme', 'https://a.example', 'http://a.example', false],
    ['a subdomain of a wildcard', 'https://*.example.com', 'https://app.example.com', true],
    ['what only ends like it', 'https://*.example.com', 'https://evil.com/.example.com', false],
    ['deeper than a wildcard', 'https://*.example.com', 'https://a.b.example.com', false],
  ])('may read: %s', async (_who, domains, origin, may) => {
    const cors = createCors(domains);
    const server = createServer((request, response) => {
      cors(request, response);
      response.end();
    });
    const allowed = await preflight(await listen(server), origin);
    server.closeAllConnections();
    server.close();
    expect(allowed).toEqual(may ? [origin, 'x-custom'] : [null, null]);
  });

  it.each<[string, Options, (string | null)[]]>([
    ['all, by default', {}, ['https://any.example', 'x-custom']],
    ['none, where it is off', { corsDomain: null }, [null, null]],
  ])('may read from the engine: %s', async (_who, options, expected) => {
    const running = await startEngine(options);
    const allowed = await preflight(running.url, 'https://any.example');
    await running.stop();
    expect(allowed).toEqual(expected);
  });
});

describe('a socket of a page', () => {
  const open = (url: string, origin?: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws'], { origin });
      socket.on('open', () => resolve('open'));
      socket.on('error', (error) => resolve(error.message));
      socket.on('open', () => socket.close());
    });
  const refused = 'Unexpected server response: 400';

  it.each<[string, Options, string | undefined, string]>([
    ['of the list is opened', { corsDomain: 'http://a.example, https://*.b.example' }, 'https://x.b.example', 'open'],
    ['outside the list is refused', { corsDomain: 'http://a.example' }, 'http://evil.example', refused],
    ['without an origin is opened', { corsDomain: 'http://a.example' }, undefined, 'open'],
    ['is opened by default', {}, 'http://any.example', 'open'],
    ['is opened where CORS is off, as in Hasura', { corsDomain: null }, 'http://any.example', 'open'],
  ])('%s', async (_what, options, origin, expected) => {
    const running = await startEngine(options);
    const outcome = await open(running.url, origin);
    await running.stop();
    expect(outcome).toBe(expected);
  });
});

describe('details from the database', () => {
  const broken = '{ ledgers_aggregate { aggregate { max { id } } nodes { heading } } }';
  const shown = async (options: Options): Promise<boolean[]> => {
    const running = await startEngine(options);
    await running.sql('drop function ledger_heading');
    const answers = [await running.post(broken), await running.post(broken, asUser('maker'))];
    await running.stop();
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual(['database query error', 'database query error']);
    return answers.map(({ errors }) => errors?.[0]?.extensions.internal !== undefined);
  };

  it.each<[string, Options, boolean[]]>([
    ['to admin alone', {}, [true, false]],
    ['to nobody', { internalErrors: 'hidden' }, [false, false]],
    ['to all, in development', { internalErrors: 'all' }, [true, true]],
  ])('are shown %s', async (_whom, options, expected) => {
    expect(await shown(options)).toEqual(expected);
  });
});
