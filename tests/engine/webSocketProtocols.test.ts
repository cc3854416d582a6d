import { SignJWT } from 'jose';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';
import { openSocket, type Message, type TestSocket } from './support/socket';

const jwtKey = 'a key of at least thirty-two bytes!';
const one = '{ ledgers_by_pk(id: 1) { title } }';
const cash = { ledgers_by_pk: { title: 'Cash' } };

/** Message types of each protocol. */
const protocols = [
  { name: 'graphql-transport-ws', start: 'subscribe', stop: 'complete', data: 'next', keepAlive: 'ping' },
  { name: 'graphql-ws', start: 'start', stop: 'stop', data: 'data', keepAlive: 'ka' },
];

let running: RunningEngine;
let sockets: TestSocket[] = [];

beforeEach(async () => {
  running = await startEngine({ liveQueryIntervalMs: 3_600_000, jwtSecrets: [{ type: 'HS256', key: jwtKey }] });
});
afterEach(async () => {
  sockets.forEach((socket) => socket.close());
  sockets = [];
  await running.stop();
});

async function connect(
  protocol: string | undefined,
  headers: Record<string, string> = asAdmin(),
  path?: string,
): Promise<TestSocket> {
  const socket = await openSocket(running.url, { headers }, { protocols: protocol ? [protocol] : [], path });
  sockets.push(socket);
  return socket;
}

const connectRaw = async (protocol: string): Promise<TestSocket> => {
  const socket = await openSocket(running.url, undefined, { protocols: [protocol] });
  sockets.push(socket);
  return socket;
};

const token = (): Promise<string> =>
  new SignJWT({
    'https://hasura.io/jwt/claims': {
      'x-hasura-allowed-roles': ['user'],
      'x-hasura-default-role': 'user',
      'x-hasura-user-id': 'maker',
    },
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + 2)
    .sign(Buffer.from(jwtKey));

describe.each(protocols)('over $name', ({ name, start, stop, data, keepAlive }) => {
  const begin = (socket: TestSocket, id: string, query: string): void =>
    socket.send({ type: start, id, payload: { query } });

  it('runs queries and mutations to their end', async () => {
    const socket = await connect(name);
    begin(socket, 'q', one);
    expect(await socket.take()).toEqual({ type: data, id: 'q', payload: { data: cash } });
    expect(await socket.take()).toEqual({ type: 'complete', id: 'q' });
    begin(socket, 'm', 'mutation { update_ledgers_by_pk(pk_columns: {id: 1}, _set: {title: "T"}) { title } }');
    expect(await socket.take()).toEqual({
      type: data,
      id: 'm',
      payload: { data: { update_ledgers_by_pk: { title: 'T' } } },
    });
    expect(await socket.take()).toEqual({ type: 'complete', id: 'm' });
  });

  it('sends changes until it is stopped, and nothing about the stop', async () => {
    const socket = await connect(name, asUser('maker'));
    begin(socket, 'live', `subscription ${one}`);
    expect(await socket.take()).toEqual({ type: data, id: 'live', payload: { data: cash } });
    await running.sql(`update ledgers set title = 'Till' where id = 1; notify corridor_changed`);
    expect(await socket.take()).toMatchObject({ payload: { data: { ledgers_by_pk: { title: 'Till' } } } });
    socket.send({ type: stop, id: 'live' });
    socket.send({ type: stop, id: 'unknown' });
    begin(socket, 'q', '{ __typename }');
    await running.sql(`update ledgers set title = 'Other' where id = 1; notify corridor_changed`);
    expect([(await socket.take()).id, (await socket.take()).id]).toEqual(['q', 'q']);
    expect(socket.pending).toEqual([]);
  });

  it('gives no answer of a stopped query to the next one of that id', async () => {
    await running.sql(`create or replace function find_ledgers(term text, at_most int default 10, session json default '{}')
      returns setof ledgers language sql stable as $$ select * from ledgers where pg_advisory_lock_shared(7) is not null $$;
      select pg_advisory_lock(7)`);
    const slow = '{ find_ledgers(args: {term: ""}) { id } }';
    const socket = await connect(name);
    begin(socket, 'a', slow);
    socket.send({ type: stop, id: 'a' });
    begin(socket, 'a', `subscription ${one}`);
    expect(await socket.take()).toEqual({ type: data, id: 'a', payload: { data: cash } });
    await running.sql('select pg_advisory_unlock(7)');
    begin(socket, 'b', slow);
    expect([await socket.take(), await socket.take()]).toMatchObject([{ type: data, id: 'b' }, { type: 'complete' }]);
    expect(socket.pending).toEqual([]);
  });

  it('streams', async () => {
    const socket = await connect(name);
    begin(socket, 's', 'subscription { postings_stream(batch_size: 2, cursor: {initial_value: {id: 0}}) { id } }');
    expect(await socket.take()).toMatchObject({ payload: { data: { postings_stream: [{ id: 1 }, { id: 2 }] } } });
    expect(await socket.take()).toMatchObject({ payload: { data: { postings_stream: [{ id: 3 }, { id: 4 }] } } });
  });

  it('sends a keep-alive as soon as it is initialised', async () => {
    const socket = await connect(name);
    begin(socket, 'q', one);
    await socket.take();
    expect(socket.keepAlives).toEqual([expect.objectContaining({ type: keepAlive })]);
  });

  it('lets a start follow the init without waiting', async () => {
    const socket = await connectRaw(name);
    socket.send({ type: 'connection_init', payload: { headers: { Authorization: `Bearer ${await token()}` } } });
    begin(socket, 'q', one);
    expect(await socket.take()).toEqual({ type: 'connection_ack' });
    expect(await socket.take()).toEqual({ type: data, id: 'q', payload: { data: cash } });
  });

  it('closes when the token ends', async () => {
    const socket = await connect(name, { Authorization: `Bearer ${await token()}` });
    begin(socket, 'live', `subscription ${one}`);
    expect(await socket.take()).toMatchObject({ type: data });
    expect(await socket.closed).toEqual({ code: 1000, reason: 'token expired' });
  });

  it('closes with 1012 when the metadata changes', async () => {
    const socket = await connect(name);
    begin(socket, 'live', `subscription ${one}`);
    await socket.take();
    await fetch(`${running.url}/v1/metadata`, {
      method: 'POST',
      headers: asAdmin(),
      body: JSON.stringify({ type: 'reload_metadata', args: {} }),
    });
    expect(await socket.closed).toMatchObject({ code: 1012 });
  });

  it('closes with 1012 when the engine ends', async () => {
    const other = await startEngine();
    const socket = await openSocket(other.url, { headers: asAdmin() }, { protocols: [name] });
    await other.stop();
    expect(await socket.closed).toMatchObject({ code: 1012 });
  });
});

describe('graphql-transport-ws', () => {
  it('ends an operation by an error, whenever it comes', async () => {
    const socket = await connect('graphql-transport-ws', asUser('maker'));
    socket.send({ type: 'subscribe', id: 'a', payload: { query: '{ ledgers { secret } }' } });
    expect(await socket.take()).toMatchObject({
      type: 'error',
      id: 'a',
      payload: [{ extensions: { code: 'validation-failed' } }],
    });
    socket.send({
      type: 'subscribe',
      id: 'b',
      payload: { query: '{ ledgers(where: {opened: {_eq: "never"}}) { id } }' },
    });
    expect(await socket.take()).toMatchObject({
      type: 'error',
      id: 'b',
      payload: [{ extensions: { code: 'data-exception' } }],
    });
  });

  it.each([[{ type: 'start', id: 'a' }], [{ type: 'complete' }], ['text']])(
    'closes with 4400 on %j',
    async (message) => {
      const socket = await connect('graphql-transport-ws');
      socket.send(message);
      expect(await socket.closed).toMatchObject({ code: 4400 });
    },
  );

  it('answers a ping', async () => {
    const socket = await connect('graphql-transport-ws');
    socket.send({ type: 'ping', payload: { n: 1 } });
    expect(await socket.take()).toEqual({ type: 'pong', payload: { n: 1 } });
  });

  it('closes when an id is used twice, however long it is', async () => {
    const socket = await connect('graphql-transport-ws');
    const id = 'é'.repeat(200);
    const message = { type: 'subscribe', id, payload: { query: `subscription ${one}` } };
    socket.send(message);
    socket.send(message);
    const { code, reason } = await socket.closed;
    expect(code).toBe(1000);
    expect(reason).toMatch(/^4400: an operation already exists with this id: é+/);
  });
});

describe("Apollo's graphql-ws", () => {
  const startMessage = { type: 'start', id: 'a', payload: { query: `subscription ${one}` } };
  const startFailed = (message: string): Message => ({
    type: 'error',
    id: 'a',
    payload: { errors: [{ message, extensions: { path: '$', code: 'start-failed' } }] },
  });

  it.each([[undefined], ['some-other-protocol']])('is used for a client that asks for %s', async (protocol) => {
    const socket = await connect(protocol);
    socket.send(startMessage);
    expect(await socket.take()).toEqual({ type: 'data', id: 'a', payload: { data: cash } });
  });

  it('sends an error for a refused operation, and data and complete for one that fails', async () => {
    const socket = await connect('graphql-ws', asUser('maker'));
    socket.send({ ...startMessage, payload: { query: '{ ledgers { secret } }' } });
    expect(await socket.take()).toMatchObject({
      type: 'error',
      id: 'a',
      payload: { errors: [{ extensions: { code: 'validation-failed' } }] },
    });
    socket.send({ ...startMessage, payload: { query: '{ ledgers(where: {opened: {_eq: "never"}}) { id } }' } });
    expect(await socket.take()).toMatchObject({
      type: 'data',
      id: 'a',
      payload: { errors: [{ extensions: { code: 'data-exception' } }] },
    });
    expect(await socket.take()).toEqual({ type: 'complete', id: 'a' });
    socket.send({
      ...startMessage,
      payload: { query: 'subscription { ledgers(where: {opened: {_eq: "never"}}) { id } }' },
    });
    expect(await socket.take()).toMatchObject({
      type: 'data',
      id: 'a',
      payload: { errors: [{ extensions: { code: 'data-exception' } }] },
    });
    expect(await socket.take()).toEqual({ type: 'complete', id: 'a' });
  });

  it('writes errors in the plain form on the older path', async () => {
    const socket = await connect('graphql-ws', asUser('maker'), '/v1alpha1/graphql');
    socket.send({ ...startMessage, payload: { query: '{ ledgers { secret } }' } });
    expect(await socket.take()).toEqual({
      type: 'error',
      id: 'a',
      payload: {
        path: '$.selectionSet.ledgers.selectionSet.secret',
        error: "field 'secret' not found in type: 'ledgers'",
        code: 'validation-failed',
      },
    });
  });

  it('stays open after invalid messages and refused starts', async () => {
    const socket = await connectRaw('graphql-ws');
    socket.send(startMessage);
    expect(await socket.take()).toEqual(startFailed('start received before the connection is initialised'));
    socket.send({ type: 'connection_init', payload: { headers: asAdmin() } });
    expect(await socket.take()).toEqual({ type: 'connection_ack' });
    for (const message of [{ type: 'subscribe', id: 'a' }, { type: 'stop' }, ['list'], { type: 'connection_init' }]) {
      socket.send(message);
      expect(await socket.take()).toMatchObject({ type: 'connection_error' });
    }
    socket.send(startMessage);
    expect(await socket.take()).toMatchObject({ type: 'data' });
    socket.send(startMessage);
    expect(await socket.take()).toEqual(startFailed('an operation already exists with this id: a'));
  });

  it('sends the reason for a refused init, then closes', async () => {
    const socket = await connectRaw('graphql-ws');
    socket.send({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': 'guess' } } });
    expect(await socket.take()).toEqual({
      type: 'connection_error',
      payload: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    });
    expect(await socket.closed).toMatchObject({ code: 4400 });
  });

  it('closes when the client terminates the connection', async () => {
    const socket = await connect('graphql-ws');
    socket.send({ type: 'connection_terminate' });
    expect(await socket.closed).toMatchObject({ code: 1000 });
  });
});

it('ignores headers of an init that are not text', async () => {
  const secret = { toString: 'no function' };
  const socket = await connect('graphql-ws', undefined);
  socket.send({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': secret } } });
  expect(await socket.take()).toMatchObject({ type: 'connection_error' });
  expect(running.log.filter(({ type }) => type === 'unhandled')).toEqual([]);
});

it.each([
  ['graphql-transport-ws', 4408],
  ['graphql-ws', 1011],
])('closes a socket of %s that never initialises with %d', async (protocol, code) => {
  const hasty = await startEngine({ connectionInitTimeoutMs: 20 });
  const socket = await openSocket(hasty.url, undefined, { protocols: [protocol] });
  expect(await socket.closed).toMatchObject({ code });
  await hasty.stop();
});
