import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import { actionEnvironment, stackDatabase } from '../../support/stack';

/** A provider of our own, so that nobody else's calls count. */
let provider: Server;
let isDown = false;
let paths: string[] = [];
let context: Context;
let database: Knex;
const folder = mkdtempSync(join(tmpdir(), 'outage-'));
const clockFile = join(folder, 'clock.json');

/** Moves the context's business time ahead of the stack's. */
const setAhead = (seconds: number) => writeFileSync(clockFile, JSON.stringify({ offsetMs: seconds * 1000 }));

beforeAll(async () => {
  provider = createServer((request, response) => {
    paths.push(request.url ?? '');
    const body = request.url === '/authenticate/api' ? { auth_token: 'token' } : { currencies: [] };
    response.writeHead(isDown ? 503 : 200).end(isDown ? '<html>down</html>' : JSON.stringify(body));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  setAhead(0);
  database = stackDatabase();
  context = createContext({
    ...actionEnvironment(),
    TCC_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    CLOCK_FILE: clockFile,
    LOG_LEVEL: 'silent',
  });
});

afterAll(async () => {
  await database('system_status').update({ is_tcc_online: true });
  await Promise.all([context.database.destroy(), database.destroy()]);
  await new Promise((done) => provider.close(done));
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  paths = [];
});

/** Asks the provider once; gives the error's code, or '' for an answer. */
async function ask(): Promise<string> {
  const client = await context.provider.house(0);
  return client.getCurrencies().then(
    () => '',
    (error: { code: string }) => error.code,
  );
}

async function isOnline(): Promise<boolean> {
  const row = await database('system_status').first<{ is_tcc_online: boolean }>('is_tcc_online');
  return row.is_tcc_online;
}

async function times(count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push(await ask());
  return codes;
}

test('five calls without an answer open the breaker: the banner says so, and no call leaves', async () => {
  expect(await ask()).toBe('');
  expect(await isOnline()).toBe(true);
  isDown = true;
  expect(await times(5)).toEqual(Array(5).fill('unreadable_answer'));
  expect(await isOnline()).toBe(false);
  paths = [];
  expect(await times(2)).toEqual(['provider_offline', 'provider_offline']);
  expect(paths).toEqual([]);
});

test('half a minute later one call tries, and waits again when it fails', async () => {
  setAhead(31);
  expect(await times(2)).toEqual(['unreadable_answer', 'provider_offline']);
  expect(paths).toHaveLength(1);
  expect(await isOnline()).toBe(false);
});

test('the first success closes it and takes the banner away', async () => {
  isDown = false;
  setAhead(62);
  expect(await ask()).toBe('');
  expect(await isOnline()).toBe(true);
});

test('a flag that another process left set is corrected within half a minute of calls', async () => {
  await database('system_status').update({ is_tcc_online: false });
  setAhead(93);
  expect(await ask()).toBe('');
  expect(await isOnline()).toBe(true);
});
