import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersHttp, healthRoute, type HealthPart } from '../../../local/stack/health';

const part = (isUp: boolean, restarts = 0): HealthPart => ({
  answers: () => Promise.resolve(isUp),
  restarts: () => restarts,
});

/** Asks a server that runs the route. */
async function ask(parts: Readonly<Record<string, HealthPart>>, accept: string) {
  const route = healthRoute(parts, (_request, response) => response.writeHead(200).end('OK'));
  const server = createServer((request, response) => void route(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { accept } });
  const answer = { status: response.status, text: await response.text() };
  server.closeAllConnections();
  server.close();
  return answer;
}

test('while all parts answer, a plain request gets the answer of Hasura', async () => {
  expect(await ask({ postgres: part(true) }, '*/*')).toEqual({ status: 200, text: 'OK' });
});

test('a part that does not answer makes it 500, by name', async () => {
  const parts = { postgres: part(true), lambdas: part(false, 2), graphql: part(false) };
  expect(await ask(parts, '*/*')).toEqual({ status: 500, text: 'ERROR: down: lambdas, graphql' });
  const { status, text } = await ask(parts, 'application/json');
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    status: 'down',
    parts: {
      postgres: { state: 'up', restarts: 0 },
      lambdas: { state: 'down', restarts: 2 },
      graphql: { state: 'down', restarts: 0 },
    },
  });
});

test('JSON says up when all are', async () => {
  const { status, text } = await ask({ postgres: part(true, 1) }, 'application/json');
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { status: 'up', parts: { postgres: { state: 'up', restarts: 1 } } },
  ]);
});

test('a server that answers 500, or none, does not answer', async () => {
  const server = createServer((request, response) => response.writeHead(request.url === '/404' ? 404 : 500).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect([await answersHttp(`${url}/404`), await answersHttp(`${url}/500`)]).toEqual([true, false]);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await answersHttp(url)).toBe(false);
});
