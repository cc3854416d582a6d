import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { processBatch } from '../../actions/charges/processCharges';
import type { Context } from '../../actions/context';
import { settleRestore } from '../../local/backup/afterRestore';
import { takeBackup } from '../../local/backup/takeBackup';
import { removeCluster } from '../../tools/postgres/server';
import { readRestored } from '../../local/stack/restored';
import { startStack, type Stack } from '../../local/stack/startStack';
import { accountId } from '../../seeds/demo/organisations';
import { decideChange, proposedResolution } from '../support/books';
import { chargesActor, newCharge } from '../support/charges';
import { eventually } from '../support/eventually';
import { fastFolder } from '../support/fastFolder';
import { scratchFolder } from '../support/leftovers';
import { as, createPayment, newPayment, providerBooks, smallPayment, tradingAccount } from '../support/portal';
import { runOptions } from '../support/runStack';
import { administer } from '../support/safeguarding';
import { control, runSchedule, stackDatabase } from '../support/stack';
import { administrate, createdUser, stackContext, userDetails } from '../support/users';
import { audit, drain } from './audit';
import { createIntents } from './workload';

/** This file is for the long run (jest.config.cjs). */
const counts = { settled: 20, pending: 20, later: 40, charges: 5 };
/** Of the client's requests, those before the backup and those in the gap. */
const requests = { before: 5, later: 15 };
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

/**
 * Two super admins adopt what is at the provider only. The transfers of charges are explained: the schedule records each charge again, under the key of its
 * transfer.
 */
async function adoptAll(chargeKeys: readonly string[]): Promise<void> {
  const database = stackDatabase();
  const unknown = await database('book_differences').where({ side: 'provider', resolved_at: null });
  expect(unknown).toHaveLength(counts.later + requests.later + counts.charges);
  for (const difference of unknown) {
    const { unique_request_id: key } = difference.found as { readonly unique_request_id: string };
    const way = chargeKeys.includes(key) ? 'explain' : 'adopt';
    const allow = await proposedResolution(database, difference, way);
    expect((await administer(decideChange, allow, 'superadmin2')).errors).toBeUndefined();
  }
  await database.destroy();
}

/** Does something with the actions' context of the stack that runs. */
async function inContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = stackContext();
  try {
    return await work(context);
  } finally {
    await context.database.destroy();
  }
}

/** Records a fee for each of these credits, as the schedule does. The charge's id, which is its key, follows from the credit. */
const recordFees = (credits: readonly string[]) =>
  inContext(async (context) => {
    const tariff = await context.database('tariffs').where({ type: 'incoming_fund_fee' }).first('id');
    const inputs = { type: 'incoming_fund_fee', tariff: { id: tariff!.id, amount: '0.01' } } as const;
    const ids: string[] = [];
    for (const credit of credits) ids.push(await newCharge(context, '', { tcc_transaction_id: credit, inputs }));
    return ids;
  });

/** Takes charges, as the schedule does. */
const takeCharges = async (ids: readonly string[]): Promise<void> => {
  await inContext(async (context) => {
    for (const id of ids) expect(await processBatch(context, chargesActor, id)).toMatchObject({ taken: 1 });
  });
  await drainAll(ids);
};

const createTransfer = `mutation ($source: uuid!, $destination: uuid!, $reason: String!, $clientRequestId: uuid!) {
  result: createTransfer(amount: "0.01", currency: "GBP", source: $source, destination: $destination, reason: $reason,
    shouldCharge: true, clientRequestId: $clientRequestId) { id }
}`;
const createOne = createPayment.replace('createPayment(', 'result: createPayment(');

/** A request of a client: of three, one is for a transfer. */
const clientRequests = Array.from({ length: requests.before + requests.later }, (_, index) => {
  const clientRequestId = randomUUID();
  const reason = `CLIENT-${clientRequestId}`;
  const ends = { source: tradingAccount, destination: accountId('aldgate-payroll') };
  const payment = { ...smallPayment({ amount: '1.00', reference: `C${index}` }), clientRequestId };
  return index % 3 === 0
    ? { username: 'treasurer', document: createTransfer, variables: { ...ends, reason, clientRequestId } }
    : { username: 'maker', document: createOne, variables: { payment } };
});

/** Sends requests one after the other, and gives the ids of what they made or found. */
async function send(asked: typeof clientRequests): Promise<string[]> {
  const ids: string[] = [];
  for (const { username, document, variables } of asked) {
    const { data, errors } = await as<{ result: { id: string } }>(username, document, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    ids.push(data.result.id);
  }
  return ids;
}

interface Books {
  readonly payments: readonly object[];
  readonly transfers: readonly { readonly unique_request_id: string | null }[];
}

/** How much stands here and at the provider. */
async function sizes(): Promise<Readonly<Record<string, number>>> {
  const database = stackDatabase();
  const { payments, transfers } = await control<Books>('books');
  const counted: Record<string, number> = { atProvider: payments.length + transfers.length };
  for (const table of [
    'payments',
    'transfers',
    'charges',
    'provider_intents',
    'payment_authorisation_requests',
  ] as const) {
    const [row] = await database(table).count<{ count: string }[]>();
    counted[table] = Number(row?.count);
  }
  await database.destroy();
  return counted;
}

/** The statuses of charges, once their transfers have ended at the provider. */
async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const database = stackDatabase();
  try {
    return await eventually(
      async () => {
        await runSchedule('sync-provider');
        const rows = await database('charges')
          .whereIn('id', [...ids])
          .pluck('status');
        return rows;
      },
      (statuses) => statuses.every((status) => status === 'completed'),
    );
  } finally {
    await database.destroy();
  }
}

/** How many transfers at the provider bear each key. */
async function transfersOf(keys: readonly string[]): Promise<number[]> {
  const { transfers } = await control<Books>('books');
  return keys.map((key) => transfers.filter(({ unique_request_id }) => unique_request_id?.startsWith(key)).length);
}

/** The users of that name, here and at the identity provider. */
async function usersNamed(id: string): Promise<number[]> {
  const database = stackDatabase();
  const here = await database('users').where({ id });
  const there = await database('identity.documents').where({ kind: 'user', id });
  await database.destroy();
  return [here.length, there.length];
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
  'a restore lists what happened at the provider since, holds what sends, and nothing is made twice, by clients either',
  async () => {
    const first = await start(before);
    const settled = await createIntents(counts.settled);
    await drainAll(settled);
    const pending = await createIntents(counts.pending);
    const credits = Array.from({ length: 2 * counts.charges }, () => randomUUID());
    const [recordedBefore, recordedLater] = [credits.slice(0, counts.charges), credits.slice(counts.charges)];
    const waitingCharges = await recordFees(recordedBefore);
    const firstAnswers = await send(clientRequests.slice(0, requests.before));
    await takeBackup(before, file);
    const later = await createIntents(counts.later);
    const laterCharges = await recordFees(recordedLater);
    await takeCharges([...waitingCharges, ...laterCharges]);
    firstAnswers.push(...(await send(clientRequests.slice(requests.before))));
    const userId = await createdUser();
    await drainAll([...pending, ...later, ...firstAnswers]);
    const all = [...settled, ...pending, ...later];
    const charges = [...waitingCharges, ...laterCharges];
    expect(await transfersOf(charges)).toEqual(charges.map(() => 1));
    expect(await auditAll(all)).toEqual({ sent: all.length, doubled: 0, lost: 0, stuck: 0 });
    const books = await providerBooks();
    await first.stop();

    const output = await restore(file, '--provider-of', before);
    expect(output).toContain('The audit log matches its seals.');
    const known = counts.pending + counts.charges;
    const unknown = counts.later + requests.later + counts.charges;
    expect(output).toContain(`These ${known + unknown} effects happened after the backup`);
    const kinds = ['payment', 'transfer', 'conversion'];
    expect(kinds.map((kind) => output.includes(`  ${kind} `))).toEqual([true, true, true]);
    expect([output.match(/ {2}known here$/gm)?.length, output.match(/ {2}unknown here$/gm)?.length]).toEqual([
      known,
      unknown,
    ]);
    expect(readRestored(after)?.state).toBe('held');

    const held = await start(after);
    expect(held.isHeld).toBe(true);
    const waiting = await newPayment();
    expect((await providerBooks()).payments).toHaveLength(books.payments.length);
    await adoptAll(laterCharges);
    expect(await usersNamed(userId)).toEqual([0, 0]);
    expect((await administrate('orgadmin', 'create', { id: userId, user: userDetails() })).errors).toBeUndefined();
    expect(await usersNamed(userId)).toEqual([1, 1]);
    expect(await settleRestore(after, held.actionEnvironment)).toBe(true);
    await held.stop();

    expect((await start(after)).isHeld).toBe(false);
    const kept = [...settled, ...pending];
    await drainAll([...kept, waiting]);
    expect(await auditAll(kept)).toEqual({ sent: kept.length, doubled: 0, lost: 0, stuck: 0 });
    expect((await providerBooks()).payments).toHaveLength(books.payments.length + 1);

    expect(await recordFees(recordedLater)).toEqual(laterCharges);
    await takeCharges(charges);
    expect(await transfersOf(charges)).toEqual(charges.map(() => 1));
    expect(await statusesOf(charges)).toEqual(charges.map(() => 'completed'));

    const settledSizes = await sizes();
    const answers = await send(clientRequests);
    expect(answers.slice(0, requests.before)).toEqual(firstAnswers.slice(0, requests.before));
    expect(new Set(answers).size).toBe(clientRequests.length);
    await drainAll(answers);
    expect(await sizes()).toEqual(settledSizes);
    process.stderr.write(
      `  ${known + unknown} effects in the gap, ${known} known and ${unknown} adopted or explained; ${charges.length} charges taken once; ` +
        `${answers.length} requests repeated, nothing changed; 0 doubled, 0 lost\n`,
    );
  },
  20 * 60_000,
);
