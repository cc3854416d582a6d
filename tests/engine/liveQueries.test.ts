import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';
import { openSocket, type TestSocket } from './support/socket';

const jwtKey = 'a key of at least thirty-two bytes!';

let running: RunningEngine;
let sockets: TestSocket[] = [];

beforeEach(async () => {
  running = await startEngine({ liveQueryIntervalMs: 40, jwtSecrets: [{ type: 'HS256', key: jwtKey }] });
});
afterEach(async () => {
  sockets.forEach((socket) => socket.close());
  sockets = [];
  await running.stop();
});

async function connect(headers: Record<string, string> = asAdmin()): Promise<TestSocket> {
  const socket = await openSocket(running.url, { headers });
  sockets.push(socket);
  return socket;
}

const subscribe = (socket: TestSocket, id: string, query: string, variables = {}): void =>
  socket.send({ type: 'subscribe', id, payload: { query, variables } });

const titles = 'subscription { ledgers(order_by: {id: asc}) { title } }';

it('sends the first answer at once and another only when it has changed', async () => {
  const socket = await connect(asUser('maker'));
  subscribe(socket, 'a', titles);
  expect(await socket.take()).toEqual({
    type: 'next',
    id: 'a',
    payload: { data: { ledgers: [{ title: 'Cash' }, { title: 'Fees' }] } },
  });
  await running.sql(`update ledgers set title = 'Other' where id = 3`);
  await sleep(150);
  expect(socket.pending).toEqual([]);
  await running.sql(`update ledgers set title = 'Till' where id = 1`);
  expect(await socket.take()).toMatchObject({ payload: { data: { ledgers: [{ title: 'Till' }, { title: 'Fees' }] } } });
});

it('stops after complete', async () => {
  const socket = await connect();
  subscribe(socket, 'a', titles);
  await socket.take();
  socket.send({ type: 'complete', id: 'a' });
  await sleep(50);
  await running.sql(`update ledgers set title = 'Till' where id = 1`);
  await sleep(150);
  expect(socket.pending).toEqual([]);
});

it('keeps the answers of different sessions apart', async () => {
  const [maker, borealis] = [await connect(asUser('maker')), await connect(asUser('borealis'))];
  subscribe(maker, 'a', 'subscription { ledgers(order_by: {id: asc}) { id } }');
  subscribe(borealis, 'a', 'subscription { ledgers(order_by: {id: asc}) { id } }');
  expect(await maker.take()).toMatchObject({ payload: { data: { ledgers: [{ id: 1 }, { id: 2 }] } } });
  expect(await borealis.take()).toMatchObject({ payload: { data: { ledgers: [{ id: 3 }] } } });
});

it('runs queries and mutations over the socket', async () => {
  const socket = await connect();
  subscribe(socket, 'q', '{ ledgers_by_pk(id: 1) { title } }');
  expect(await socket.take()).toEqual({
    type: 'next',
    id: 'q',
    payload: { data: { ledgers_by_pk: { title: 'Cash' } } },
  });
  expect(await socket.take()).toEqual({ type: 'complete', id: 'q' });
  subscribe(socket, 'm', 'mutation { update_ledgers_by_pk(pk_columns: {id: 1}, _set: {title: "T"}) { title } }');
  expect(await socket.take()).toMatchObject({
    type: 'next',
    payload: { data: { update_ledgers_by_pk: { title: 'T' } } },
  });
});

it('answers errors of an operation without closing the socket', async () => {
  const socket = await connect(asUser('maker'));
  subscribe(socket, 'a', 'subscription { ledgers { secret } }');
  expect(await socket.take()).toMatchObject({
    type: 'error',
    id: 'a',
    payload: [{ extensions: { code: 'validation-failed' } }],
  });
  subscribe(socket, 'b', 'subscription { ledgers { id } postings { id } }');
  expect(await socket.take()).toMatchObject({
    payload: [{ message: 'subscriptions must select one top level field' }],
  });
  subscribe(socket, 'c', '{ __typename }');
  expect(await socket.take()).toMatchObject({ type: 'next', id: 'c' });
});

it('closes a socket that is not authenticated', async () => {
  const socket = await openSocket(running.url);
  socket.send({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': 'guess' } } });
  expect(await socket.closed).toEqual({ code: 4403, reason: '4403: Forbidden' });
});

it('closes a socket that starts before its init', async () => {
  const socket = await openSocket(running.url);
  subscribe(socket, 'a', titles);
  expect(await socket.take()).toMatchObject({
    type: 'error',
    id: 'a',
    payload: { extensions: { code: 'start-failed' } },
  });
  expect((await socket.closed).code).toBe(1000);
});

it('closes a socket when its token ends', async () => {
  const claims = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user', 'x-hasura-user-id': 'maker' };
  const token = await new SignJWT({ 'https://hasura.io/jwt/claims': claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + 2)
    .sign(Buffer.from(jwtKey));
  const socket = await connect({ Authorization: `Bearer ${token}` });
  subscribe(socket, 'a', titles);
  expect((await socket.take()).type).toBe('next');
  expect(await socket.closed).toMatchObject({ code: 1000 });
});

describe('with an interval of an hour', () => {
  let slow: RunningEngine;
  beforeEach(async () => {
    slow = await startEngine({ liveQueryIntervalMs: 3_600_000 });
  });
  afterEach(() => slow.stop());

  it('runs again at once after a mutation and after NOTIFY', async () => {
    const socket = await openSocket(slow.url, { headers: asAdmin() });
    subscribe(socket, 'a', 'subscription { ledgers_by_pk(id: 1) { title } }');
    await socket.take();
    await slow.post('mutation { update_ledgers_by_pk(pk_columns: {id: 1}, _set: {title: "first"}) { id } }');
    expect(await socket.take()).toMatchObject({ payload: { data: { ledgers_by_pk: { title: 'first' } } } });
    await slow.sql(`update ledgers set title = 'second' where id = 1; notify corridor_changed`);
    expect(await socket.take()).toMatchObject({ payload: { data: { ledgers_by_pk: { title: 'second' } } } });
    socket.close();
  });
});
