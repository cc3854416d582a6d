import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partProcess } from '../../../tools/processes/child';
import { identifyProcess, isSameProcess, parentOf, parseIdentity } from '../../../tools/processes/identify';
import { takeLock } from '../../../tools/processes/lock';
import { mayStillRun, readRecord, recordOf, surelyRuns, writeRecord } from '../../../tools/processes/record';
import { eventually } from '../../support/eventually';

const newFile = (name: string) => join(mkdtempSync(join(tmpdir(), 'corridor-processes-')), name);
const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'marker-of-this-test']);
const hourMs = 3_600_000;

describe('the identity of a process', () => {
  test.each([
    ['Sun Nov 22 06:19:55 2026 node main.ts', 'node main.ts'],
    ['Sun Nov  1 06:19:55 2026     /usr/bin/postgres -D /data\n', '/usr/bin/postgres -D /data'],
  ])('is read from ps: %j', (line, command) => {
    const identity = parseIdentity(line);
    expect(identity?.command).toBe(command);
    expect(new Date(identity?.startedAt ?? 0).getSeconds()).toBe(55);
  });

  test.each(['', '\n', 'Sun Nov 22 06:19:55 2026 [postgres] <defunct>'])('is none for %j', (line) => {
    expect(parseIdentity(line)).toBeUndefined();
  });

  test('is that of the running program', () => {
    const identity = identifyProcess(process.pid);
    expect(identity?.command).toContain('node');
    expect(Math.abs((identity?.startedAt ?? 0) - (Date.now() - process.uptime() * 1000))).toBeLessThan(5000);
  });

  test('allows for the two seconds by which readings of one process differ', () => {
    expect(isSameProcess({ startedAt: 10_000 }, { startedAt: 12_000 })).toBe(true);
    expect(isSameProcess({ startedAt: 10_000 }, { startedAt: 12_001 })).toBe(false);
  });
});

describe('a record of a process', () => {
  test('is recognised by start and command, while the process runs', async () => {
    const child = sleeper();
    const part = partProcess(child, { signal: 'SIGTERM', graceMs: 5000 });
    const file = newFile('part.pid');
    writeRecord(file, part.pid);
    const record = readRecord(file) ?? recordOf(0);
    expect([mayStillRun(record), surelyRuns(record, 'marker-of-this-test')]).toEqual([true, true]);
    expect(surelyRuns(record, 'another command')).toBe(false);
    const ofAnother = { ...record, startedAt: Date.now() - hourMs };
    expect([mayStillRun(ofAnother), surelyRuns(ofAnother, 'marker-of-this-test')]).toEqual([false, false]);
    const withoutStart = { pid: record.pid };
    expect([mayStillRun(withoutStart), surelyRuns(withoutStart, 'marker-of-this-test')]).toEqual([true, false]);
    await part.stop();
    expect([mayStillRun(record), surelyRuns(record, 'marker-of-this-test')]).toEqual([false, false]);
  });

  test.each(['', '12', 'null', '{"pid":0}', '{"pid":'])('is none where the file says %j', (content) => {
    const file = newFile('part.pid');
    writeFileSync(file, content);
    expect(readRecord(file)).toBeUndefined();
  });
});

describe('a lock', () => {
  const refusal = (holder: number) => `held by ${holder}`;

  test('is refused while its holder runs, this process included, and free once released', () => {
    const file = newFile('stack.lock');
    const release = takeLock(file, refusal);
    expect(() => takeLock(file, refusal)).toThrow(`held by ${process.pid}`);
    release();
    takeLock(file, refusal)();
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  test('of an ended process, or of one whose id another has now, is taken over', () => {
    const file = newFile('stack.lock');
    for (const stale of [{ pid: process.pid, startedAt: Date.now() - hourMs }, { pid: 2 ** 30 }, 'nonsense']) {
      writeFileSync(file, JSON.stringify(stale));
      const release = takeLock(file, refusal);
      expect(readRecord(file)?.pid).toBe(process.pid);
      release();
    }
  });
});

describe('a part that runs as a process', () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'tells that %s ended it, and can be stopped afterwards',
    async (signal) => {
      const child = sleeper();
      const part = partProcess(child, { signal: 'SIGTERM', graceMs: 5000 });
      child.kill(signal);
      expect(await part.ended).toBe(`signal ${signal}`);
      await part.stop();
    },
  );

  test('is killed when it does not end in time', async () => {
    const child = spawn(process.execPath, [
      '-e',
      'process.on("SIGTERM", () => 0); console.log(1); setInterval(() => 0, 99)',
    ]);
    const part = partProcess(child, { signal: 'SIGTERM', graceMs: 50 });
    await new Promise((done) => child.stdout.once('data', done));
    await part.stop();
    expect(await part.ended).toBe('signal SIGKILL');
  });
});

test('a part is stopped when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-parts-'));
  const parts = join(__dirname, '../../../tools/processes/child.ts');
  const program = join(folder, 'starts.ts');
  writeFileSync(
    program,
    `import { spawn } from 'node:child_process';
    import { partProcess } from ${JSON.stringify(parts)};
    const part = async (code, graceMs) => {
      const child = spawn(process.execPath, ['-e', code + '; console.log(1); setInterval(() => 0, 99)'], { detached: true });
      const { pid } = partProcess(child, { signal: 'SIGTERM', graceMs });
      await new Promise((done) => child.stdout.once('data', done));
      return pid;
    };
    const parts = [part('', 60_000), part('process.on("SIGTERM", () => 0)', 1)];
    Promise.all(parts).then((pids) => console.log(...pids));
    setInterval(() => 0, 1000);`,
  );
  const starter = spawn(process.execPath, ['--import', 'tsx', program]);
  const pids = await new Promise<number[]>((done) =>
    starter.stdout.once('data', (chunk: Buffer) => done(String(chunk).trim().split(' ').map(Number))),
  );
  const running = () => Promise.resolve(pids.filter((pid) => identifyProcess(pid)));
  expect(await running()).toEqual(pids);
  starter.kill('SIGKILL');
  await eventually(running, (left) => left.length === 0);
  rmSync(folder, { recursive: true });
});

test('a program that cannot be started has ended, with the reason', async () => {
  const part = partProcess(spawn('/absent/program'), { signal: 'SIGTERM', graceMs: 1000 });
  expect(await part.ended).toContain('ENOENT');
  await part.stop();
});

test('the parent of a process is known', () => {
  expect([parentOf(process.pid), parentOf(2 ** 30)]).toEqual([process.ppid, undefined]);
});
