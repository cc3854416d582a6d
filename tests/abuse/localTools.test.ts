import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { loopbackAdminSecret, simulatorKey, storedSecrets } from '../../local/stack/secrets';
import type { Stack } from '../../local/stack/startStack';
import { fastFolder } from '../support/fastFolder';
import { startRunStack } from '../support/runStack';

const outer = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** What a request says besides its path. */
interface Saying {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

let folder: string;
let stack: Stack;

/** Asks the stack with a path as it stands. The other end sees the address that is asked. */
function ask(address: string, path: string, { method = 'GET', headers = {}, body }: Saying = {}): Promise<Answer> {
  const { port } = new URL(stack.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: address, port, path, method, headers: { host: `portal:${port}`, ...headers } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.end(body);
  });
}

const start = (hasTools: boolean) => startRunStack(folder, 'named', { host: 'portal', hasTools, hasSite: false });

beforeAll(() => {
  folder = mkdtempSync(join(fastFolder(), 'corridor-tools-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const controls = { headers: { 'x-simulator-key': simulatorKey } };
const post: Saying = { method: 'POST', body: '{}' };

/** Every address of the tools, also in spellings that a handler may take for it. */
const tools: readonly (readonly [path: string, saying?: Saying])[] = [
  ['/console'],
  ['/console/data'],
  ['/console/settings.json'],
  ['/console/sign-in', { method: 'POST', body: '{"username":"superadmin"}' }],
  ['/outbox', { headers: { accept: 'application/json' } }],
  ['/outbox/'],
  ['/schedules/send-intents', post],
  ['/provider'],
  ['/provider/'],
  ['/provider/_control/books', controls],
  ['/provider/_control/clock', { ...controls, method: 'POST', body: '{"advance":"P1D"}' }],
  ['/provider/v2/../_control/books', controls],
  ['/provider/v2/%2e%2e/_control/books', controls],
  ['/provider/v2/..\\_control/books', controls],
  ['/provider/confirmations/../_control/books', controls],
  ['/provider/account-requests/../_control/books', controls],
  ['/ui-gallery'],
];

/** What the actions call in the place of the cloud's services. */
const services: readonly (readonly [path: string, saying?: Saying])[] = [
  ['/provider/v2/authenticate/api', { method: 'POST' }],
  ['/provider/v2/reference/currencies'],
  ['/provider/confirmations/x.pdf'],
  ['/provider/account-requests', post],
  ['/outbox/v2/email/outbound-emails', post],
  ['/cognito/', { ...post, headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' } }],
  ['/cognito/', { ...post, headers: { 'x-amz-target': 'x.ListUsers' } }],
];

const spoofed = [
  { host: 'localhost' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1;host=localhost' },
  { origin: 'http://localhost' },
];

type Calls = typeof tools;

/** The distinct statuses of all calls, with the first path that answered so. */
async function statusesOf(address: string, calls: Calls, headers: Saying['headers'] = {}) {
  const statuses: Record<number, string> = {};
  for (const [path, saying] of calls) {
    const { status } = await ask(address, path, { ...saying, headers: { ...saying?.headers, ...headers } });
    statuses[status] ??= path;
  }
  return statuses;
}

/** What another machine gets at these addresses, whatever it says. */
async function expectAbsentForOthers(calls: Calls): Promise<void> {
  if (outer === undefined) return console.log('This machine has no address but loopback.');
  for (const headers of [{}, ...spoofed]) {
    expect(Object.keys(await statusesOf(outer, calls, headers))).toEqual(['404']);
  }
}

function listensOn(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

const asAdmin = (secret: string | undefined): Saying => ({
  method: 'POST',
  headers: { 'x-hasura-admin-secret': secret ?? '', 'content-type': 'application/json' },
  body: '{"type":"export_metadata","args":{}}',
});

const signIn: Saying = {
  method: 'POST',
  headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
  body: JSON.stringify({
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: 'maker', SRP_A: 'abcdef'.repeat(100) },
  }),
};

describe('a stack with HOST', () => {
  beforeAll(async () => {
    stack = await start(false);
  });
  afterAll(() => stack.stop());

  test('has no tools, for this machine either', async () => {
    expect(Object.keys(await statusesOf('127.0.0.1', tools))).toEqual(['404']);
  });

  test('has neither tools nor what stands in for the cloud for another machine', async () => {
    await expectAbsentForOthers([...tools, ...services]);
  });

  test('serves what the actions call to this machine', async () => {
    expect(Object.keys(await statusesOf('127.0.0.1', services))).not.toContain('404');
    const { prices } = (await stack.actions.invoke('refresh-rates', {})) as { prices: number };
    expect(prices).toBeGreaterThan(0);
  });

  test('keeps Postgres and the Lambdas on loopback', async () => {
    const ports = [stack.database.ownerUrl, stack.actions.httpUrl].map((url) => Number(new URL(url).port));
    for (const port of ports) {
      expect([await listensOn('127.0.0.1', port), await listensOn(outer ?? '127.0.0.2', port)]).toEqual([true, false]);
    }
  });

  test('signs in whoever reaches it', async () => {
    const { status, text } = await ask(outer ?? '127.0.0.1', '/cognito/', signIn);
    expect([status, text]).toEqual([200, expect.stringContaining('PASSWORD_VERIFIER')]);
  });

  test('refuses the secret that everybody knows, and takes its own', async () => {
    const { adminSecret } = storedSecrets(join(folder, 'named'));
    const statusWith = async (secret: string | undefined) =>
      (await ask('127.0.0.1', '/v1/metadata', asAdmin(secret))).status;
    expect(await statusWith(loopbackAdminSecret)).toBe(401);
    expect(await statusWith(adminSecret)).toBe(200);
  });
});

describe('a stack with HOST and EXPOSE_LOCAL_TOOLS', () => {
  beforeAll(async () => {
    stack = await start(true);
  });
  afterAll(() => stack.stop());

  const plain = tools.filter(([path]) => !path.includes('..') && !path.includes('%') && path !== '/outbox/');

  test('has its tools for this machine', async () => {
    // The gallery is built at the first request, and the clock stays.
    const harmless = plain.filter(([path]) => path !== '/ui-gallery' && !path.endsWith('clock'));
    expect(Object.keys(await statusesOf('127.0.0.1', harmless))).toEqual(['200']);
  });

  test('has none for another machine', async () => {
    await expectAbsentForOthers([...tools, ...services]);
  });

  test('refuses a page of another origin', async () => {
    const origins = ['http://evil.example', 'http://localhost:1', 'null', 'https://portal'];
    for (const origin of origins) {
      expect(Object.keys(await statusesOf('127.0.0.1', [...plain, ...services], { origin }))).toEqual(['403']);
    }
  });

  test('answers a page of its own', async () => {
    const { port } = new URL(stack.url);
    const settings = await ask('127.0.0.1', '/console/settings.json', { headers: { origin: `http://portal:${port}` } });
    expect(settings.status).toBe(200);
    expect(settings.text).toContain(storedSecrets(join(folder, 'named')).adminSecret);
    expect(settings.text).not.toContain(loopbackAdminSecret);
  });
});
