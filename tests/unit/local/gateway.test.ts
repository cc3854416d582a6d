import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { freePort } from '../../../tools/postgres/cluster';
import { openGateway, type Gateway } from '../../../local/stack/gateway';

let port: number;
let gateway: Gateway | undefined;
let upgrades: number;

async function open(host: string | undefined): Promise<void> {
  port = await freePort();
  upgrades = 0;
  gateway = await openGateway(port, host);
  gateway.setRoutes({
    http: { '/': (_request, response) => response.end('served') },
    upgrade: (_request, socket) => {
      upgrades += 1;
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n', () => socket.destroy());
    },
  });
}

afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

/** The status of a request with this Host header. */
function statusFor(host: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers: { host, ...headers } });
    sent.on('response', (response) => resolve(response.resume().statusCode));
    sent.on('error', reject);
    sent.end();
  });
}

const socketHeaders = { connection: 'Upgrade', upgrade: 'websocket' };

test('a request for another host is misdirected, a socket too', async () => {
  await open(undefined);
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor('evil.example')).toBe(421);
  expect(await statusFor('localhost', socketHeaders)).toBe(204);
  expect(await statusFor('evil.example', socketHeaders)).toBe(421);
  expect(upgrades).toBe(1);
});

test('HOST is served besides localhost', async () => {
  await open('portal');
  expect(await statusFor(`portal:${port}`)).toBe(200);
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('evil.example')).toBe(421);
});

/** Whether something listens on an address of this machine. */
function listensOn(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

test('only loopback is listened on, unless HOST names the machine', async () => {
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = others.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
  await open(undefined);
  expect([await listensOn('127.0.0.1'), await listensOn(outer)]).toEqual([true, false]);
  await gateway?.close();
  await open('portal');
  expect([await listensOn('127.0.0.1'), await listensOn(outer)]).toEqual([true, true]);
});
