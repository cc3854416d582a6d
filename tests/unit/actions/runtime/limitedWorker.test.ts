import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runInWorker } from '../../../../actions/runtime/limitedWorker';

const folder = mkdtempSync(join(tmpdir(), 'corridor-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program with this text; the place of its file without the ending. */
function program(name: string, text: string): string {
  writeFileSync(
    join(folder, `${name}.js`),
    `const { parentPort, workerData } = require('node:worker_threads');\n${text}`,
  );
  return join(folder, name);
}

const limits = { timeMs: 600_000, memory: 64 };
const head = 'Beneficiary reference,Amount,Currency,Payment date,Payment type,Reference,Reason';

test('what the program posts is the answer, and it has nothing of the environment', async () => {
  const echo = program('echo', 'parentPort.postMessage({ got: workerData, env: { ...process.env } });');
  expect(await runInWorker(echo, [1, 2], limits)).toEqual({ got: [1, 2], env: {} });
});

test('a program has the memory that it may take', async () => {
  const told = program('told', "parentPort.postMessage(require('node:worker_threads').resourceLimits);");
  expect(await runInWorker(told, undefined, limits)).toMatchObject({ maxOldGenerationSizeMb: limits.memory });
});

test.each([
  ['its answer', "parentPort.postMessage('done');", 600_000],
  ['its time', '', 50],
])('nothing of the program runs on after %s', async (_what, first, timeMs) => {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const counting = program('counting', `${first}for (;;) Atomics.add(workerData, 0, 1);`);
  await runInWorker(counting, counter, { ...limits, timeMs }).catch(() => undefined);
  const before = Atomics.load(counter, 0);
  Atomics.wait(counter, 0, before, 50);
  expect(Atomics.load(counter, 0)).toBe(before);
});

test('a program without an end is ended at its time', async () => {
  const endless = program('endless', 'for (;;);');
  await expect(runInWorker(endless, undefined, { ...limits, timeMs: 50 })).rejects.toMatchObject({
    limit: 'timeMs',
    message: 'The worker took more time than it may.',
  });
});

test('a program that takes more memory than it may is ended, and nothing else', async () => {
  const greedy = program('greedy', 'const all = []; for (;;) all.push(new Array(1000).fill({}));');
  await expect(runInWorker(greedy, undefined, limits)).rejects.toMatchObject({
    limit: 'memory',
    message: 'The worker took more memory than it may.',
  });
});

test('what the program throws is thrown, and an end without an answer is an error', async () => {
  await expect(runInWorker(program('throws', 'throw new TypeError("odd");'), 0, limits)).rejects.toThrow('odd');
  await expect(runInWorker(program('ends', ''), 0, limits)).rejects.toThrow('ended with 0 and without an answer');
});

test('nothing waits for the time of a program that has answered', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  await runInWorker(program('quick', 'parentPort.postMessage(1);'), undefined, limits);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('the program that reads files runs from its source', async () => {
  const source = resolve(__dirname, '../../../../actions/uploads/fileWorker');
  const content = gzipSync(`${head}\nSUP-1,10.00,EUR,2026-12-01,regular,INV-1,Steel`).toString('base64');
  const reading = await runInWorker<object>(source, { kind: 'payments', content }, { ...limits, memory: 256 });
  expect(reading).toMatchObject({ file: { format: 'csv', rows: [{ number: 1 }], debtorAccounts: new Map() } });
});
