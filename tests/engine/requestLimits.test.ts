import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { maxAnswerBytes } from '../../hasura/engine/execute/answerLimit';
import { maxBodyBytes, readBodyInShare } from '../../hasura/engine/transport/body';
import { createWebSockets } from '../../hasura/engine/transport/websocket';
import { maxRunningPerUser } from '../../hasura/engine/transport/places';
import {
  createShares,
  maxHeldPerUser,
  maxWaitingPerUser,
  transferTime,
  UserShare,
  type Share,
} from '../../hasura/engine/transport/userShares';
import { maxOperationsPerSocket } from '../../hasura/engine/transport/socketOperations';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';
import { openSocket, type TestSocket } from './support/socket';

const sharedKey = 'a key of at least thirty-two bytes!';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ jwtSecrets: [{ type: 'HS256', key: sharedKey }] });
});
afterAll(() => running.stop());

async function tokenOf(user: string): Promise<Record<string, string>> {
  const claims = {
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-default-role': 'user',
    'x-hasura-user-id': user,
  };
  const token = await new SignJWT({ 'https://hasura.io/jwt/claims': claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(Buffer.from(sharedKey));
  return { authorization: `Bearer ${token}` };
}

const withBody = (body: string): Promise<Response> =>
  fetch(`${running.url}/v1/graphql`, { method: 'POST', headers: asUser('maker'), body });

const bodyOf = (bytes: number): string => {
  const body = (padding: string): string => JSON.stringify({ query: '{ __typename }', padding });
  return body(' '.repeat(bytes - body('').length));
};

describe('the size of a request', () => {
  it('has a limit', async () => {
    const accepted = await withBody(bodyOf(maxBodyBytes));
    expect([accepted.status, await accepted.json()]).toEqual([200, { data: { __typename: 'query_root' } }]);
    const refused = await withBody(bodyOf(maxBodyBytes + 1));
    const body = { path: '$', error: 'request body is too large', code: 'payload-too-large' };
    expect([refused.status, await refused.json()]).toEqual([413, body]);
  });

  it('is limited where it is not declared, too', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${running.url}/v1/graphql`, { method: 'POST', headers: asUser('maker') }, (response) =>
        resolve(response.statusCode),
      );
      sent.on('error', reject);
      sent.write(' '.repeat(maxBodyBytes));
      sent.write('  ');
    });
    expect(status).toBe(413);
  });

  it('is larger for admin’s commands', async () => {
    const command = { type: 'export_metadata', args: {}, comment: ' '.repeat(2 * maxBodyBytes) };
    const response = await fetch(`${running.url}/v1/metadata`, {
      method: 'POST',
      headers: asAdmin(),
      body: JSON.stringify(command),
    });
    expect(response.status).toBe(200);
  });

  it('ends a socket whose message is too large', async () => {
    const socket = await openSocket(running.url, { headers: asUser('maker') });
    socket.send({ type: 'ping', payload: { padding: ' '.repeat(maxBodyBytes) } });
    expect((await socket.closed).code).toBe(1009);
  });
});

describe('a body that comes slowly', () => {
  const begin = async (user: string) => {
    const { authorization } = await tokenOf(user);
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST /v1/graphql HTTP/1.1\r\nhost: h\r\nauthorization: ${authorization}\r\ncontent-length: 100\r\n\r\n{`;
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    return socket;
  };

  it('holds up no other request, not even of its own user, and not too many at once', async () => {
    const slow = await Promise.all(Array.from({ length: maxHeldPerUser.requests }, () => begin('maker')));
    const other = await running.post('{ __typename }', await tokenOf('borealis'));
    expect(other).toEqual({ data: { __typename: 'query_root' } });
    const ask = async () => running.post('{ __typename }', await tokenOf('maker'));
    while (JSON.stringify(await ask()) === JSON.stringify(other));
    expect(await ask()).toMatchObject({ error: 'too many requests of one user' });
    slow[0]?.destroy();
    while (JSON.stringify(await ask()) !== JSON.stringify(other));
    slow.forEach((socket) => socket.destroy());
  });

  it('is not read before its user is within the share again', async () => {
    const share = new UserShare();
    share.spend(110);
    const body = Object.assign(new PassThrough(), { headers: {}, complete: true });
    const reading = readBodyInShare(body as unknown as IncomingMessage, maxBodyBytes, share);
    body.end('text');
    await new UserShare().prepare(() => expect(body.readableLength).toBe(4));
    await new Promise(setImmediate);
    expect(body.readableLength).toBe(4);
    expect(await reading).toBe('text');
  });

  it('counts before it is read where its length is announced, else afterwards', async () => {
    const read = async (headers: Record<string, string>) => {
      const spent: number[] = [];
      const share: Share = {
        prepare: async (work) => work(),
        run: (work) => work(),
        hold: () => () => undefined,
        holdRequest: () => Promise.resolve(() => undefined),
        spend: (ms) => void spent.push(ms),
      };
      const body = Object.assign(new PassThrough(), { headers, complete: true });
      const reading = readBodyInShare(body as unknown as IncomingMessage, maxBodyBytes, share);
      await new Promise(setImmediate);
      const before = [...spent];
      body.end('text');
      await reading;
      return { before, all: spent };
    };
    expect(await read({ 'content-length': '4' })).toEqual({ before: [transferTime(4)], all: [transferTime(4)] });
    expect(await read({})).toEqual({ before: [0], all: [0, transferTime(4)] });
  });
});

describe('a request that is refused', () => {
  it('for its length counts whole, because it is received all the same', async () => {
    const share = new UserShare();
    const spend = jest.spyOn(share, 'spend');
    const headers = { 'content-length': String(9 * maxBodyBytes) };
    const body = Object.assign(new PassThrough(), { headers });
    const refused = readBodyInShare(body as unknown as IncomingMessage, maxBodyBytes, share);
    await expect(refused).rejects.toThrow('request body is too large');
    expect(spend.mock.calls[0]).toEqual([transferTime(9 * maxBodyBytes)]);
  });

  it('because there are too many counts as well, and waits until its user is within the share again', async () => {
    const share = new UserShare();
    await Promise.all(Array.from({ length: maxHeldPerUser.requests }, () => share.holdRequest()));
    await expect(share.holdRequest()).rejects.toThrow('too many requests of one user');
    share.spend(110);
    const order: string[] = [];
    const refused = share.holdRequest().catch(() => order.push('refused'));
    await new UserShare().prepare(() => order.push('other'));
    await new Promise(setImmediate);
    expect(order).toEqual(['other']);
    await refused;
    expect(order).toEqual(['other', 'refused']);
  });
});

describe('the size of an answer', () => {
  const errors = [{ message: 'response exceeded size limit', extensions: { code: 'unexpected', path: '$' } }];
  const pad = (bytes: number) => running.sql(`update ledgers set title = repeat('x', ${bytes}) where id = 1`);
  const title = '{ ledgers(where: { id: { _eq: 1 } }) { title } }';
  const change =
    'mutation { update_ledgers(where: { id: { _eq: 1 } }, _set: { opened: "2030-01-01" }) { returning { title } } }';

  afterAll(() => pad(1));

  it('has a limit', async () => {
    await pad(maxAnswerBytes - 1_000);
    expect(await running.post(title)).toMatchObject({ data: { ledgers: [{}] } });
    await pad(maxAnswerBytes);
    expect(await running.post(title, asUser('maker'))).toEqual({ errors });
    expect(await running.post('{ ledgers { id } }', asUser('maker'))).toMatchObject({ data: { ledgers: [{}, {}] } });
  });

  it('rolls a change back, and leaves nothing running', async () => {
    await pad(maxAnswerBytes);
    expect(await running.post(change)).toEqual({ errors });
    expect(await running.sql(`select id from ledgers where opened = '2030-01-01'`)).toEqual([]);
  });

  it('ends the live query that exceeds it, and no other', async () => {
    await pad(1);
    const socket = await openSocket(running.url, { headers: asUser('maker') });
    socket.send({ id: 'small', type: 'subscribe', payload: { query: `subscription { ledgers { id } }` } });
    await socket.take();
    socket.send({ id: 'large', type: 'subscribe', payload: { query: `subscription ${title}` } });
    await socket.take();
    await pad(maxAnswerBytes);
    expect(await socket.take()).toEqual({ id: 'large', type: 'error', payload: errors });
    await running.sql(`update ledgers set id = id where id = 1`);
    socket.send({ id: 'next', type: 'subscribe', payload: { query: '{ __typename }' } });
    expect(await socket.take()).toMatchObject({ id: 'next', type: 'next' });
    socket.close();
  });
});

describe('those who have not said who they are', () => {
  it('send no more than an init needs', async () => {
    const socket = new WebSocket(`${running.url.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws']);
    const closed = new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, reason.toString()])));
    socket.on('open', () => socket.send('x'.repeat(maxBodyBytes / 2), { fin: false }));
    expect(await closed).toEqual([4400, 'too much before the init']);
  });

  it('open sockets in the share of their address: one after another, and not too many at once', async () => {
    const parts = { shares: createShares() } as Parameters<typeof createWebSockets>[0];
    const { handleUpgrade } = createWebSockets(parts, () => true);
    const answerTo = async (remoteAddress: string): Promise<string> => {
      const socket = new PassThrough();
      const opening = { url: '/v1/graphql', method: 'GET', headers: {}, socket: { remoteAddress } };
      handleUpgrade(opening as unknown as IncomingMessage, socket, Buffer.alloc(0));
      const [line = ''] = (await text(socket)).split('\r\n');
      return line;
    };
    const answers = Array.from({ length: maxWaitingPerUser + 1 }, () => answerTo('192.0.2.1'));
    const other = answerTo('192.0.2.2');
    expect(await Promise.race([...answers, other])).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await other).toBe('HTTP/1.1 400 Bad Request');
    expect((await Promise.all(answers)).filter((line) => line.includes('429'))).toHaveLength(1);
  });
});

describe('one user', () => {
  const live = { query: 'subscription { ledgers { id } }' };

  async function subscribe(socket: TestSocket, ids: readonly string[]): Promise<string[]> {
    const types: string[] = [];
    for (const id of ids) {
      socket.send({ id, type: 'subscribe', payload: live });
      types.push((await socket.take()).type);
    }
    return types;
  }
  const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}`);

  it('has a limit of operations on a socket and of live queries on all, which others do not share', async () => {
    const headers = await tokenOf('maker');
    const first = await openSocket(running.url, { headers });
    const most = maxOperationsPerSocket;
    expect((await subscribe(first, ids(most + 1))).map((type) => type === 'next').lastIndexOf(true)).toBe(most - 1);
    const second = await openSocket(running.url, { headers });
    const rest = await subscribe(second, ids(maxHeldPerUser.subscriptions - most));
    expect(new Set(rest)).toEqual(new Set(['next']));
    const third = await openSocket(running.url, { headers });
    expect(await subscribe(third, ['more'])).toEqual(['error']);
    const other = await openSocket(running.url, { headers: await tokenOf('borealis') });
    expect(await subscribe(other, ['one'])).toEqual(['next']);
    first.close();
    await first.closed;
    expect(await subscribe(third, ['again'])).toEqual(['next']);
    for (const socket of [second, third, other]) socket.close();
    await Promise.all([second.closed, third.closed, other.closed]);
  });

  it('has the first answers of live queries fetched as its queries are: a few at once', async () => {
    const socket = await openSocket(running.url, { headers: await tokenOf('maker') });
    const waiting = async (): Promise<number> =>
      (await running.sql(`select from pg_locks where not granted and relation = 'ledgers'::regclass`)).length;
    await running.sql('begin; lock table ledgers');
    const wanted = 2 * maxRunningPerUser;
    for (let at = 0; at < wanted; at += 1) {
      const query = `subscription { ledgers(where: { id: { _gt: ${at - 10} } }, order_by: { id: asc }, limit: 1) { id } }`;
      socket.send({ id: `l${at}`, type: 'subscribe', payload: { query } });
    }
    socket.send({ type: 'ping' });
    expect(await socket.take()).toMatchObject({ type: 'pong' });
    while ((await waiting()) < maxRunningPerUser);
    expect(await waiting()).toBe(maxRunningPerUser);
    await running.sql('commit');
    for (let at = 0; at < wanted; at += 1) expect(await socket.take()).toMatchObject({ type: 'next' });
    socket.close();
    await socket.closed;
  });

  it('has a limit of sockets', async () => {
    const headers = await tokenOf('maker');
    const sockets = await Promise.all(
      Array.from({ length: maxHeldPerUser.sockets }, () => openSocket(running.url, { headers })),
    );
    const more = await openSocket(running.url);
    more.send({ type: 'connection_init', payload: { headers } });
    expect(await more.closed).toMatchObject({ code: 4403 });
    sockets.forEach((socket) => socket.close());
    await Promise.all(sockets.map(({ closed }) => closed));
    const again = await openSocket(running.url, { headers });
    again.close();
  });
});

describe('a share', () => {
  it('runs so many at once and in order, keeps so many waiting and refuses more', async () => {
    const share = new UserShare();
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = Array.from({ length: maxRunningPerUser + maxWaitingPerUser + 1 }, (_, at) =>
      share.run(async () => {
        started.push(at);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await expect(all.pop()).rejects.toThrow('too many requests of one user');
    expect(started).toHaveLength(maxRunningPerUser);
    while (started.length < all.length) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    ends.forEach((end) => end());
    await Promise.all(all);
    expect(started).toEqual(all.map((_, at) => at));
  });

  it('prepares one after another, and goes on after a failure', async () => {
    const share = new UserShare();
    const failing = share.prepare(() => {
      throw new Error('no');
    });
    const fine = share.prepare(() => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await fine).toBe('yes');
  });

  it('makes a user who has taken the thread for long wait while others go on', async () => {
    const greedy = new UserShare();
    await greedy.prepare(() => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    });
    const order: string[] = [];
    const later = greedy.prepare(() => order.push('greedy'));
    await new UserShare().prepare(() => order.push('other'));
    await later;
    expect(order).toEqual(['other', 'greedy']);
  });
});
