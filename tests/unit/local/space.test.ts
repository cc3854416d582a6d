import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/postgres/cluster';
import { openGateway, type RequestHandler } from '../../../local/stack/gateway';
import { fullDiskRoutes } from '../../../local/stack/health';
import { fileLog } from '../../../local/stack/log';
import { fullDisk, untilFull, untilSpace } from '../../../local/stack/space';

/** A file system of the kernel, in which nothing is free. */
const full = '/proc';
const roomy = mkdtempSync(join(tmpdir(), 'corridor-space-'));
const sentence = `The disk of ${full} is full: 0 MB of the 16 MB that Corridor must have are free. It takes no requests until 32 MB are free, and then starts again by itself.`;

afterAll(() => rmSync(roomy, { recursive: true }));

test('a full disk is one sentence, and a disk with room is none', async () => {
  expect([await fullDisk(full), await fullDisk(roomy)]).toEqual([sentence, undefined]);
});

test('what waits for a full disk or for space ends with it, and when it is told to stop', async () => {
  const stopping = new AbortController();
  expect(await untilFull(full, stopping.signal)).toBe(sentence);
  await untilSpace(roomy, stopping.signal);
  const waits = [untilFull(roomy, stopping.signal), untilSpace(full, stopping.signal)];
  stopping.abort();
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
});

/** Asks a gateway with these routes. */
async function ask(
  routes: Parameters<Awaited<ReturnType<typeof openGateway>>['setRoutes']>[0],
  path: string,
  accept = '*/*',
) {
  const port = await freePort();
  const gateway = await openGateway(port);
  gateway.setRoutes(routes);
  const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept } });
  const answer = [response.status, await response.text()];
  await gateway.close();
  return answer;
}

test('while the disk is full, every address answers with the sentence in its own form', async () => {
  const routes = fullDiskRoutes(sentence);
  const errors = [{ message: sentence, extensions: { code: 'disk-full', path: '$' } }];
  expect(await ask(routes, '/v1/graphql')).toEqual([507, JSON.stringify({ errors })]);
  expect(await ask(routes, '/webhooks/tcc')).toEqual([507, JSON.stringify({ message: sentence })]);
  expect(await ask(routes, '/healthz')).toEqual([500, `ERROR: ${sentence}`]);
  const state = JSON.stringify({ status: 'down', reason: sentence });
  expect(await ask(routes, '/healthz', 'application/json')).toEqual([500, state]);
});

test('a part whose write finds no space answers 507, and one that fails otherwise 500', async () => {
  const upgrade = () => undefined;
  const failing =
    (code: string): RequestHandler =>
    () =>
      Promise.reject(Object.assign(new Error(code), { code }));
  const http = { '/full': failing('ENOSPC'), '/share': failing('EDQUOT'), '/other': failing('EIO') };
  const statuses = await Promise.all(Object.keys(http).map(async (path) => (await ask({ http, upgrade }, path))[0]));
  expect(statuses).toEqual([507, 507, 500]);
});

test('a log that cannot be written throws no error', () => {
  const folder = join(roomy, 'gone');
  const log = fileLog(folder, 'part');
  rmSync(folder, { recursive: true });
  expect(() => log({ event: 'lost' })).not.toThrow();
});
