import { Agent, request } from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { asUser, startEngine, type RunningEngine } from './support/fixture';
import { httpAttack, socketAttack, strangeAttack, type HttpAttack, type SocketAttack } from './fuzz/attacks';
import { nastyMutation, nastyQuery } from './fuzz/documents';
import { faultOf, faultOfMessage } from './fuzz/verdict';
import { firstSeed, sized } from '../support/sized';

const totalRequests = sized(2_000, 100_000);
const baseSeed = 20_260_000 + firstSeed;
const chunkSize = 200;
const atOnce = 8;
const mebibyte = 1024 * 1024;
const sharedKey = 'a key of at least thirty-two bytes!';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

let running: RunningEngine;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
beforeAll(async () => {
  running = await startEngine({ jwtSecrets: [{ type: 'HS256', key: sharedKey }] });
});
afterAll(async () => {
  agent.destroy();
  await running.stop();
});

it(
  'refuses queries that are broken or hostile without harm',
  async () => {
    const before = await contents();
    const attacks = fc.oneof({ weight: 8, arbitrary: httpAttack(nastyQuery) }, strangeAttack);
    await survive(attacks, totalRequests * 0.6, strike);
    expect(await contents()).toEqual(before);
    await expectHealth();
  },
  totalRequests * 30,
);

it(
  'refuses hostile sockets without harm',
  async () => {
    const before = await contents();
    await survive(socketAttack(nastyQuery), totalRequests * 0.1, strikeSocket);
    expect(await contents()).toEqual(before);
    await expectHealth();
  },
  totalRequests * 30,
);

it(
  'answers changes that are broken or hostile with an error, or makes them',
  async () => {
    await survive(httpAttack(nastyMutation), totalRequests * 0.3, strike);
    await expectHealth();
  },
  totalRequests * 30,
);

/** What is being done just now: the log does not say which of them it is about. */
const inFlight = new Set<object>();

/** Makes the attacks, and measures memory after a third of them and at the end. */
async function survive<Attack extends object>(
  attacks: fc.Arbitrary<Attack>,
  count: number,
  make: (attack: Attack) => Promise<string | undefined>,
): Promise<void> {
  const chunks = Math.ceil(count / chunkSize);
  let early = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const queue = fc.sample(attacks, { seed: baseSeed + chunk, numRuns: chunkSize });
    const work = async (): Promise<void> => {
      for (let attack = queue.pop(); attack !== undefined; attack = queue.pop()) await expectNoFault(attack, make);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (chunk === Math.floor(chunks / 3)) early = heapUsed();
  }
  expect(heapUsed() - early).toBeLessThan(64 * mebibyte);
}

async function expectNoFault<Attack extends object>(
  attack: Attack,
  make: (attack: Attack) => Promise<string | undefined>,
): Promise<void> {
  inFlight.add(attack);
  const fault = await make(attack);
  const unhandled = running.log.find(({ type }) => type === 'unhandled');
  running.log.length = 0;
  if (fault !== undefined) throw new Error(`${fault}\n${shown(attack)}`);
  if (unhandled) throw new Error([JSON.stringify(unhandled), 'one of', ...[...inFlight].map(shown)].join('\n'));
  inFlight.delete(attack);
}

function shown(attack: object): string {
  const body = 'body' in attack ? { body: Buffer.from(attack.body as Uint8Array).toString('latin1') } : {};
  return JSON.stringify({ ...attack, ...body }).slice(0, 5000);
}

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Sends a request; gives what is wrong with the answer. */
async function strike(attack: HttpAttack): Promise<string | undefined> {
  const { path, headers, body } = attack;
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, headers, method: path === '/healthz' ? 'GET' : 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(faultOf(attack, response.statusCode ?? 0, Buffer.concat(chunks).toString())));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends messages over a socket, and at last one that must be answered; gives what is wrong with what came. */
async function strikeSocket({ protocol, messages }: SocketAttack): Promise<string | undefined> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/v1/graphql`, [protocol]);
  const received: string[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      received.push(data.toString());
      if (data.toString().includes('"id":"the last"')) resolve();
    });
    socket.on('close', () => resolve());
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  messages.forEach((message) => socket.send(message));
  const start = protocol === 'graphql-ws' ? 'start' : 'subscribe';
  socket.send(JSON.stringify({ type: start, id: 'the last', payload: { query: '{ __typename }' } }));
  await done;
  socket.close();
  return received.map(faultOfMessage).find((fault) => fault !== undefined);
}

/** All rows of all tables, as text. */
async function contents(): Promise<unknown> {
  const tables = ['tenants', 'memberships', 'statuses', 'ledgers', 'postings', 'vault.keys'];
  const rows: unknown[] = [];
  for (const name of tables) rows.push(await running.sql(`select t::text from ${name} as t order by t::text`));
  return rows;
}

async function expectHealth(): Promise<void> {
  const { data } = await running.post('{ tenants { id name } }', asUser('maker'));
  expect(data).toEqual({ tenants: [{ id: 1, name: 'Aldgate' }] });
}
