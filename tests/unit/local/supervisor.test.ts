import type { PartProcess } from '../../../tools/processes/child';
import { hasEndedTooOften, supervise } from '../../../local/stack/supervisor';

test.each([
  [[], false],
  [[0, 1], false],
  [[0, 30_000, 60_000], true],
  [[0, 30_000, 60_001], false],
  [[0, 100_000, 100_001, 160_000], true],
])('ends at %j are too many: %s', (ends, expected) => {
  expect(hasEndedTooOften(ends)).toBe(expected);
});

/** A part whose processes a test ends itself. */
function fakePart() {
  const processes: { end: (reason: string) => void; isStopped: boolean }[] = [];
  const failures: string[] = [];
  const start = (): Promise<PartProcess> => {
    const failure = failures.shift();
    if (failure) return Promise.reject(new Error(failure));
    let end: (reason: string) => void = () => undefined;
    const ended = new Promise<string>((done) => (end = done));
    const entry = { end, isStopped: false };
    processes.push(entry);
    const stop = async () => {
      entry.isStopped = true;
      end('signal SIGTERM');
    };
    return Promise.resolve({ pid: processes.length, ended, stop });
  };
  return { processes, failures, plan: { name: 'The part', start } };
}

function fakeWatch() {
  const lines: string[] = [];
  const reasons: string[] = [];
  let time = 0;
  const watch = {
    say: (line: string) => void lines.push(line),
    giveUp: (reason: string) => void reasons.push(reason),
    now: () => time,
  };
  return { lines, reasons, watch, pass: (ms: number) => (time += ms) };
}

const settled = () => new Promise((done) => setImmediate(done));

test('a part that ends is started again, with a line for each step', async () => {
  const { processes, plan } = fakePart();
  const { lines, reasons, watch } = fakeWatch();
  const part = await supervise(plan, watch);
  processes[0]?.end('signal SIGKILL');
  await settled();
  expect(lines).toEqual(['The part ended (signal SIGKILL). Starting again …', 'The part started again.']);
  expect([processes.length, part.restarts(), reasons]).toEqual([2, 1, []]);
});

test('a part that ends three times within a minute is given up, failed starts included', async () => {
  const { processes, failures, plan } = fakePart();
  const { lines, reasons, watch } = fakeWatch();
  await supervise(plan, watch);
  failures.push('port taken', 'disk full');
  processes[0]?.end('exit code 1');
  await settled();
  expect(reasons).toEqual(['The part ended three times within a minute, at last with: disk full.']);
  expect(lines).toEqual([
    'The part ended (exit code 1). Starting again …',
    'The part ended (port taken). Starting again …',
  ]);
});

test('ends that lie apart are forgiven', async () => {
  const { processes, plan } = fakePart();
  const { reasons, watch, pass } = fakeWatch();
  await supervise(plan, watch);
  for (let index = 0; index < 6; index += 1) {
    processes[index]?.end('exit code 1');
    await settled();
    pass(31_000);
  }
  expect([processes.length, reasons]).toEqual([7, []]);
});

test('a part that is stopped stays so', async () => {
  const { processes, plan } = fakePart();
  const { lines, watch } = fakeWatch();
  const part = await supervise(plan, watch);
  await part.stop();
  expect([processes.length, processes[0]?.isStopped, lines]).toEqual([1, true, []]);
});

test('a part that is replaced on purpose does not count as ended', async () => {
  const { processes, plan } = fakePart();
  const { reasons, watch } = fakeWatch();
  const part = await supervise(plan, watch);
  for (let round = 0; round < 5; round += 1) {
    await part.restart();
    await settled();
  }
  expect([processes.length, reasons]).toEqual([6, []]);
});

test('a first start that fails is the caller’s to hear', async () => {
  const { failures, plan } = fakePart();
  failures.push('no binaries');
  await expect(supervise(plan, fakeWatch().watch)).rejects.toThrow('no binaries');
});

test('a part that ends for a final reason is given up at once', async () => {
  const { processes, plan } = fakePart();
  const { lines, reasons, watch } = fakeWatch();
  await supervise({ ...plan, isFinal: (reason) => reason === 'exit code 2' }, watch);
  processes[0]?.end('exit code 1');
  await settled();
  processes[1]?.end('exit code 2');
  await settled();
  expect(reasons).toEqual(['The part has given up.']);
  expect([processes.length, lines.length]).toEqual([2, 2]);
});
