import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import knex from 'knex';
import { recordDueCharges } from '../../actions/charges/recordDueCharges';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { chargesProcess } from '../../actions/schedules/chargesProcess';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { syncProvider } from '../../actions/schedules/syncProvider';
import { accountId } from '../../seeds/demo/organisations';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { control } from '../support/stack';
import { step, type BenchOptions, type Table } from './benchmark';
import { timed } from './timed';

const payer = accountId('aldgate-payroll');
const month = { decidedUntil: '2031-04-30', first: '2031-05-01', chargedAt: '2031-06-01T08:00:00Z' };
const funded = '1000000.00';
const secondMs = 1000;
/** One in a second, so that the benchmark ends. */
const maxTries = 1200;

/**
 * `npm run bench -- charges`: the monthly charges of many accounts that one account pays, recorded by the schedule's function, then taken and
 * sent within the provider's limit for one login. `scale` 1 is 1,000 accounts.
 */
export async function benchCharges({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  const accounts = Math.round(1000 * scale);
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'charges', { hasSite: false });
  process.env.STACK_URL = stack.url;
  const context = createContext({ ...stack.actionEnvironment, LOG_LEVEL: 'silent' });
  const owner = knex({ client: 'pg', connection: stack.database.ownerUrl });
  try {
    await addAccounts(owner, accounts);
    await allowMonth(owner, await context.provider.loginIds());
    await fundPayer(context, owner);
    step('computing the charges');
    const atMonthsEnd = { ...context, clock: { now: () => new Date(month.chargedAt) } };
    const computed = await timed(() => recordDueCharges(atMonthsEnd, Number.MAX_SAFE_INTEGER));
    await cancelOthers(owner);
    step('sending them');
    const sent = await timed(() => sendAll(context, owner));
    const charged = await countOf(owner, ['processing', 'completed']);
    if (charged < accounts) throw new Error(`Of ${accounts} accounts, ${charged} were charged.`);
    const headings = ['accounts', 'computed, s', 'sent, s', 'runs to send'];
    return [{ headings, rows: [[charged, computed.seconds, sent.seconds, sent.result]] }];
  } finally {
    await owner.destroy();
    await context.database.destroy();
    await stack.stop();
  }
}

/** Copies the payer's row: each copy is charged, and the payer pays. */
async function addAccounts(owner: Knex, count: number): Promise<void> {
  const copies = await owner('accounts').where({ id: payer }).first<Record<string, unknown>>();
  const terms = { process_charges: true, debit_account_use_source: false, debit_account_id: payer, config: '{}' };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...copies,
    ...terms,
    id: randomUUID(),
    name: `Bench ${index}`,
    reference: null,
    tccAccountId: null,
  }));
  await owner.batchInsert('accounts', rows, 500);
}

/** Every login was read beyond the month's end, and the months before it are decided. */
async function allowMonth(owner: Knex, logins: readonly string[]): Promise<void> {
  const type = 'monthly_maintenance_charge' as const;
  await owner('charge_positions').insert({ type, decided_until: month.decidedUntil }).onConflict('type').merge();
  const report = JSON.stringify({ feeds: { transactions: { records: 0, isComplete: true } } });
  const at = month.chargedAt;
  const run = { outcome: 'done' as const, report, started_at: at, finished_at: at, lease_until: at };
  await owner('schedule_runs').insert(
    logins.map((login) => ({ ...run, id: randomUUID(), name: `sync-provider ${login}` })),
  );
}

/** Lets money come in, and reads the provider until the payer's balance has it. */
async function fundPayer(context: Context, owner: Knex): Promise<void> {
  const accountId = await providerIdOf(owner, payer);
  await control('funds', { accountId, currency: 'GBP', amount: funded, sender: 'Bench' });
  for (let tries = 0; tries < maxTries; tries += 1) {
    await syncProvider(context);
    const balance = await owner('balances').where({ account_id: payer, currency: 'GBP' }).first('amount');
    if (Number(balance?.amount) >= Number(funded)) return;
    await delay(secondMs);
  }
  throw new Error('The funds did not come in.');
}

/** What the demo's own accounts owe is not measured. */
const cancelOthers = (owner: Knex): Promise<number> =>
  owner('charges')
    .where({ status: 'pending' })
    .whereRaw('month is distinct from ?', [month.first])
    .update({ status: 'cancelled' });

/** Takes and sends until nothing waits, as the two schedules do. @returns the number of runs */
async function sendAll(context: Context, owner: Knex): Promise<number> {
  for (let runs = 1; runs <= maxTries; runs += 1) {
    await chargesProcess(context);
    const { isBounded } = await sendIntents(context);
    if (!isBounded && (await countOf(owner, ['pending'])) === 0 && (await unsent(owner)) === 0) return runs;
    await delay(secondMs);
  }
  throw new Error(`After ${maxTries} runs some charges still wait.`);
}

const chargesOfMonth = (owner: Knex) => owner('charges').where({ month: month.first });

const countOf = async (owner: Knex, statuses: readonly string[]): Promise<number> =>
  (await chargesOfMonth(owner).whereIn('status', statuses).pluck('id')).length;

const unsent = async (owner: Knex): Promise<number> =>
  (await chargesOfMonth(owner).where({ status: 'processing' }).whereNull('tcc_transfer_id').pluck('id')).length;

async function providerIdOf(owner: Knex, id: string): Promise<string> {
  const row = await owner('accounts').where({ id }).first<{ tccAccountId: string }>('tccAccountId');
  return row.tccAccountId;
}
