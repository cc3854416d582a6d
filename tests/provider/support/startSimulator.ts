import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addIsoDuration } from '../../../local/provider/clock';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../../local/provider/simulator';
import type { SimulatorWorld } from '../../../local/provider/world';
import type { TestDatabase } from '../../support/database';
import { giveBack, takeDatabase } from './spareDatabase';
import { world, loginId, apiKey } from './world';

export type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- answers are checked by the assertions

/** An answer with its body read: parsed when it is JSON. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json;
}

export type Parameters = Record<string, string | readonly string[]>;

/** A simulator on a port, with a clock that stands still until a test moves it. */
export interface RunningSimulator {
  readonly url: string;
  readonly call: (method: 'GET' | 'POST' | 'PUT', path: string, parameters?: Parameters) => Promise<Reply>;
  readonly control: (method: 'GET' | 'POST', name: string, body?: unknown) => Promise<Reply>;
  readonly tick: () => Promise<void>;
  /** Moves the clock on, and logs in again: a session does not outlast half an hour. */
  readonly advance: (isoDuration: string) => Promise<void>;
  readonly seedTransactions: Simulator['seedTransactions'];
  readonly logIn: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const controlKey = 'corridor-local';
export const accountRequestsKey = 'key-of-account-requests';

/** A Wednesday in summer, noon in London. */
const start = new Date('2026-07-15T11:00:00Z');

export async function startSimulator(
  options: Partial<SimulatorOptions> = {},
  seeded: SimulatorWorld = world,
): Promise<RunningSimulator> {
  const database = await takeDatabase();
  let now = start;
  const clock = { now: () => now, advance: (duration: string) => void (now = addIsoDuration(now, duration)) };
  const open = () => openSimulator(database, { clock, ...options }, seeded);
  let simulator = await open();
  const server = createServer((request, response) => void simulator.handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { call, control, logIn } = requestsTo(url);
  await control('POST', 'limits', { perMinute: null });
  await logIn();
  return {
    url,
    call,
    control,
    logIn,
    tick: async () => void (await control('POST', 'tick')),
    advance: async (isoDuration) => {
      await control('POST', 'clock', { advance: isoDuration });
      await logIn();
    },
    seedTransactions: (rows) => simulator.seedTransactions(rows),
    restart: async () => {
      await simulator.close();
      simulator = await open();
    },
    stop: async () => {
      await simulator.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await giveBack(database);
    },
  };
}

/** The requests to the simulator at this address; calls carry the token of the last login. */
function requestsTo(url: string): Pick<RunningSimulator, 'call' | 'control' | 'logIn'> {
  let token = '';
  const call: RunningSimulator['call'] = (method, path, parameters = {}) => {
    const form = encode(parameters);
    const query = method === 'GET' && form.size > 0 ? `?${form}` : '';
    return reply(
      fetch(`${url}/provider/v2${path}${query}`, {
        method,
        headers: { 'x-auth-token': token },
        body: method === 'GET' ? undefined : form,
      }),
    );
  };
  return {
    call,
    control: (method, name, body) =>
      reply(
        fetch(`${url}/provider/_control/${name}`, {
          method,
          headers: { 'x-simulator-key': controlKey },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
    logIn: async () => {
      token = (await call('POST', '/authenticate/api', { login_id: loginId, api_key: apiKey })).body.auth_token;
    },
  };
}

async function openSimulator(
  database: TestDatabase,
  options: Partial<SimulatorOptions>,
  seeded: SimulatorWorld,
): Promise<Simulator> {
  const simulator = await createSimulator({
    databaseUrl: database.url,
    hmacKey: 'push-signing-key',
    controlKey,
    accountRequestsKey,
    clock: { now: () => start, advance: () => undefined },
    tickMs: 0,
    log: () => undefined,
    ...options,
  });
  await simulator.seed(seeded);
  return simulator;
}

function encode(parameters: Parameters): URLSearchParams {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((entry) => [`${name}[]`, entry]),
  );
  return new URLSearchParams(pairs);
}

async function reply(pending: Promise<Response>): Promise<Reply> {
  const response = await pending;
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}
