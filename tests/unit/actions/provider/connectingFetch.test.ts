import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectingFetch } from '../../../../actions/provider/connectingFetch';
import { createTransport } from '../../../../actions/provider/transport';
import { aRead, aWrite } from './scripted';

let server: Server;
let url: string;
let connections = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/x' });
    response.end(JSON.stringify({ method: request.method }));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  connections = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const call = async (init?: RequestInit) => (await connectingFetch(`${url}/x`, init)).json();

/** Makes five calls, one after the other, and counts the connections that they took. */
async function connectionsOf(init?: RequestInit): Promise<number> {
  for (let count = 0; count < 5; count += 1) {
    expect(await call(init)).toEqual({ method: init?.method ?? 'GET' });
    await new Promise(setImmediate);
  }
  return connections;
}

test.each([undefined, { method: 'GET' }])('reads share connections: %j', async (init) => {
  expect(await connectionsOf(init)).toBeLessThan(5);
});

test.each(['POST', 'PUT'])('every %s has a connection of its own', async (method) => {
  expect(await connectionsOf({ method })).toBe(5);
});

test('the transport over it talks to a real server', async () => {
  const transport = createTransport(url, 5000, connectingFetch);
  await expect(transport(aRead)).resolves.toMatchObject({ body: { method: 'GET' }, status: 200 });
  await expect(transport(aWrite)).resolves.toMatchObject({ body: { method: 'POST' }, status: 200 });
});

test('a redirect is not followed: a payment must not go to another address', async () => {
  const transport = createTransport(url, 5000, connectingFetch);
  await expect(transport({ ...aWrite, path: '/moved' })).rejects.toMatchObject({
    failure: 'unknown',
    code: 'no_answer',
  });
});

test('a host that refuses connections gives no answer', async () => {
  const transport = createTransport('http://127.0.0.1:1', 5000, connectingFetch);
  await expect(transport(aRead)).rejects.toMatchObject({ failure: 'unknown', code: 'no_answer', call: { status: 0 } });
});
