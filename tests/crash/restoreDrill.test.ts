import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { settleRestore } from '../../local/backup/afterRestore';
import { takeBackup } from '../../local/backup/takeBackup';
import { removeCluster } from '../../local/postgres/server';
import { readRestored } from '../../local/stack/restored';
import { startStack, type Stack } from '../../local/stack/startStack';
import { decideChange, proposedResolution } from '../support/books';
import { fastFolder } from '../support/fastFolder';
import { scratchFolder } from '../support/leftovers';
import { newPayment, providerBooks } from '../support/portal';
import { runOptions } from '../support/runStack';
import { administer } from '../support/safeguarding';
import { stackDatabase } from '../support/stack';
import { audit, drain } from './audit';
import { createIntents } from './workload';

/** This file is for the long run (jest.config.cjs). */
const counts = { settled: 20, pending: 20, later: 40 };
const program = resolve(__dirname, '../../local/backup/restore.ts');
const scratch = scratchFolder(fastFolder());
const [before, after] = [join(scratch, 'before'), join(scratch, 'after')];
const file = join(scratch, 'backup');

let stack: Stack | undefined;

async function start(dataDir: string): Promise<Stack> {
  stack = await startStack(await runOptions(dataDir, { hasSite: false }), () => undefined);
  process.env.STACK_URL = stack.url;
  process.env.STACK_OWNER_URL = stack.database.ownerUrl;
  process.env.STACK_ACTION_ENVIRONMENT = JSON.stringify(stack.actionEnvironment);
  return stack;
}

async function drainAll(ids: readonly string[]): Promise<void> {
  const database = stackDatabase();
  await drain(database, ids);
  await database.destroy();
}

async function auditAll(ids: readonly string[]) {
  const database = stackDatabase();
  const outcome = await audit(database, ids);
  await database.destroy();
  return outcome;
}

/** Two super admins adopt everything that is at the provider only. */
async function adoptAll(): Promise<void> {
  const database = stackDatabase();
  const unknown = await database('book_differences').where({ side: 'provider', resolved_at: null });
  expect(unknown).toHaveLength(counts.later);
  for (const difference of unknown) {
    const allow = await proposedResolution(database, difference, 'adopt');
    expect((await administer(decideChange, allow, 'superadmin2')).errors).toBeUndefined();
  }
  await database.destroy();
}

const restore = async (...args: readonly string[]): Promise<string> => {
  const environment = { ...process.env, DATA_DIR: after };
  const command = ['--import', 'tsx', program, ...args];
  return (await promisify(execFile)(process.execPath, command, { env: environment })).stdout;
};

afterAll(async () => {
  await stack?.stop();
  for (const folder of [before, after]) await removeCluster(join(folder, 'postgres'));
  rmSync(scratch, { recursive: true, force: true });
}, 300_000);

test(
  'a restore lists what happened at the provider since, holds what sends, and nothing is made twice',
  async () => {
    const first = await start(before);
    const settled = await createIntents(counts.settled);
    await drainAll(settled);
    const pending = await createIntents(counts.pending);
    await takeBackup(before, file);
    const later = await createIntents(counts.later);
    await drainAll([...pending, ...later]);
    const all = [...settled, ...pending, ...later];
    expect(await auditAll(all)).toEqual({ sent: all.length, doubled: 0, lost: 0, stuck: 0 });
    const books = await providerBooks();
    await first.stop();

    const output = await restore(file, '--provider-of', before);
    expect(output).toContain('The audit log matches its seals.');
    expect(output).toContain(`These ${counts.pending + counts.later} effects happened after the backup`);
    const kinds = ['payment', 'transfer', 'conversion'];
    expect(kinds.map((kind) => output.includes(`  ${kind} `))).toEqual([true, true, true]);
    expect([output.match(/ {2}known here$/gm)?.length, output.match(/ {2}unknown here$/gm)?.length]).toEqual([
      counts.pending,
      counts.later,
    ]);
    expect(readRestored(after)?.state).toBe('held');

    const held = await start(after);
    expect(held.isHeld).toBe(true);
    const waiting = await newPayment();
    expect((await providerBooks()).payments).toHaveLength(books.payments.length);
    await adoptAll();
    expect(await settleRestore(after, held.actionEnvironment)).toBe(true);
    await held.stop();

    expect((await start(after)).isHeld).toBe(false);
    const known = [...settled, ...pending];
    await drainAll([...known, waiting]);
    expect(await auditAll(known)).toEqual({ sent: known.length, doubled: 0, lost: 0, stuck: 0 });
    expect((await providerBooks()).payments).toHaveLength(books.payments.length + 1);
    process.stderr.write(
      `  ${counts.pending + counts.later} effects in the gap, all known or adopted; 0 doubled, 0 lost\n`,
    );
  },
  20 * 60_000,
);
