import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { unzipSync, strFromU8 } from 'fflate';
import { statementFormats, type StatementFormat } from '../../../domain/statements/formats';
import { periodInstants, presetPeriod } from '../../../domain/statements/period';
import { londonDay } from '../../../domain/londonTime';
import { createContext } from '../../../actions/container';
import type { DocumentStore } from '../../../actions/runtime/documentStore';
import { runExport } from '../../../actions/transactions/statements/runExport';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';
import { exportCall, storedExport, year } from '../../support/statementExports';

const cancel = `mutation ($exportId: uuid!) { cancelExport(exportId: $exportId) { id } }`;
const file = `query ($exportId: uuid!) { getExportFile(exportId: $exportId) { url expiresAt } }`;
const own = `query { exports(order_by: { createdAt: desc }) { id state problem rows_done rows_total size account_id } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => database('exports').whereIn('state', ['waiting', 'running']).update({ state: 'cancelled' }));
afterAll(() => database.destroy());

const ask = (user: string, change: object = {}) => {
  const { query, variables } = exportCall(user, change);
  return as<{ createStatementExport: { id: string } }>(user, query, variables);
};

async function asked(user = 'maker', change: object = {}): Promise<string> {
  const { data, errors } = await ask(user, change);
  expect(errors).toBeUndefined();
  return data!.createStatementExport.id;
}

const rowOf = (id: string) => database('exports').where({ id }).first();

/** The row of an export once it has ended. The schedule takes those whose Lambda was not started. */
async function written(id: string) {
  await runSchedule('run-exports');
  for (let tries = 0; tries < 100; tries += 1) {
    const row = await rowOf(id);
    if (row && row.state !== 'waiting' && row.state !== 'running') return row;
    await delay(50);
  }
  throw new Error('The export has not ended.');
}

async function contentOf(id: string, user = 'maker') {
  const { data } = await as<{ getExportFile: { url: string } }>(user, file, { exportId: id });
  const response = await fetch(data!.getExportFile.url);
  return { content: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

const starts: Readonly<Record<StatementFormat, string>> = {
  csv: '\uFEFFCompleted,',
  'camt.053': '<?xml version="1.0"',
  mt940: ':20:',
  pdf: '%PDF-1.',
  xlsx: 'PK',
};

test.each(statementFormats)('a statement is written as %s, listed and downloaded', async (format) => {
  const id = await asked('viewer', { format });
  const row = await written(id);
  const { content, headers } = await contentOf(id, 'viewer');
  expect(row).toMatchObject({
    state: 'done',
    attempts: 1,
    rows_done: 28,
    rows_total: 28,
    size: String(content.length),
  });
  expect(content.toString().startsWith(starts[format])).toBe(true);
  expect(headers.get('content-disposition')).toContain('Statement%20Aldgate%20Trading%20Ltd%20EUR%202025-01-01');
  const { data } = await as<{ exports: { id: string }[] }>('viewer', own, {});
  expect(data?.exports[0]).toMatchObject({ id, state: 'done', rows_done: 28, account_id: tradingAccount });
  if (format === 'xlsx') {
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml']!);
    expect(sheet.match(/<row>/g)).toHaveLength(28 + 5);
  }
});

test('a transfer that took a charge has the bank transaction codes of the charge', async () => {
  const taken = await database('charges as c')
    .join('tcc_transactions as t', 't.related_entity_id', 'c.tcc_transfer_id')
    .where({ 't.account_id': tradingAccount, 't.status': 'completed', 'c.type': 'monthly_maintenance_charge' })
    .first('t.id', 't.currency', 't.completed_at as at');
  const day = londonDay(taken.at);
  const id = await asked('maker', { format: 'camt.053', currency: taken.currency, from: day, to: day });
  expect(await written(id)).toMatchObject({ state: 'done' });
  const { content } = await contentOf(id);
  const entries = content.toString().split('<Ntry>').slice(1);
  expect(entries.find((entry) => entry.includes(taken.id.replaceAll('-', '')))).toContain(
    '<Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn><Prtry><Cd>monthly_maintenance_charge</Cd></Prtry>',
  );
});

describe('a statement that does not add up', () => {
  const currency = 'NOK';
  const at = '2025-05-05T10:00:00Z';
  const insert = (balance: string) =>
    database('tcc_transactions').insert({
      id: randomUUID(),
      account_id: tradingAccount,
      currency,
      amount: '5',
      balance_amount: balance,
      type: 'credit',
      status: 'completed',
      action: 'funding',
      completed_at: at,
      created_at: at,
      updated_at: at,
    });

  afterEach(() => database('tcc_transactions').where({ account_id: tradingAccount, currency }).delete());

  test('is refused with a sentence, leaves no file, and is recorded', async () => {
    await insert('7');
    const row = await written(await asked('maker', { currency }));
    expect(row).toMatchObject({
      state: 'failed',
      s3Key: null,
      problem: 'The movements of this period do not add up to the closing balance.',
    });
    const [entry] = await database('activity').where({ eventCode: 'E010' }).orderBy('createdAt', 'desc').limit(1);
    expect(entry).toMatchObject({ userId: 'maker', details: row.problem });
    expect(refusalOf(await as('maker', file, { exportId: row.id }))).toEqual({
      code: 'export_without_file',
      field: 'exportId',
    });
  });

  test('is written where the balances lead on', async () => {
    await insert('5');
    expect(await written(await asked('maker', { currency }))).toMatchObject({ state: 'done', rows_done: 1 });
  });
});

test('what is missing in the mirror is read from the provider', async () => {
  const [lost] = await database('tcc_transactions')
    .where({ account_id: tradingAccount, currency: 'USD', status: 'completed', action: 'funding' })
    .orderBy('completed_at')
    .offset(1)
    .limit(1);
  await database('tcc_transactions').where({ id: lost?.id }).delete();
  const row = await written(await asked('maker', { ...year, currency: 'USD', to: londonDay(new Date()) }));
  expect(row).toMatchObject({ state: 'done' });
  expect(await database('tcc_transactions').where({ id: lost?.id }).first()).toMatchObject({ amount: lost?.amount });
});

test('an export that waits is cancelled and is not written', async () => {
  const id = await storedExport(database);
  expect((await as('maker', cancel, { exportId: id })).errors).toBeUndefined();
  expect(await written(id)).toMatchObject({ state: 'cancelled', s3Key: null });
});

test('one that is cancelled while it is written leaves no file', async () => {
  const id = await storedExport(database);
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  const { writeStream, ...others } = context.documents!;
  const keys: string[] = [];
  const documents: DocumentStore = {
    ...others,
    writeStream: async (key, type, content) => {
      keys.push(key);
      await as('maker', cancel, { exportId: id });
      return writeStream(key, type, content);
    },
  };
  expect(await runExport({ ...context, documents }, id)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', s3Key: null });
  expect(await others.readStream(keys[0] ?? '')).toBeUndefined();
  await context.database.destroy();
});

test('an export whose run died is written by the next one, three times at most', async () => {
  const died = { state: 'running', lease_until: new Date(Date.now() - 1000) } as const;
  const id = await storedExport(database, { ...died, attempts: 1 });
  const hopeless = await storedExport(database, {
    ...died,
    attempts: 2,
    request: JSON.stringify({ ...year, format: 'none' }),
  });
  const living = await storedExport(database, { ...died, attempts: 1, lease_until: new Date(Date.now() + 60_000) });
  expect(await written(id)).toMatchObject({ state: 'done', attempts: 2 });
  expect(await rowOf(hopeless)).toMatchObject({
    state: 'failed',
    problem: 'The file could not be written. Ask for it again.',
  });
  expect(await rowOf(living)).toMatchObject({ state: 'running', attempts: 1 });
});

test('a file is removed when its time is over', async () => {
  const id = await asked();
  await written(id);
  const { data } = await as<{ getExportFile: { url: string } }>('maker', file, { exportId: id });
  await database('exports')
    .where({ id })
    .update({ expires_at: new Date(Date.now() - 1000) });
  expect(refusalOf(await as('maker', file, { exportId: id })).code).toBe('export_without_file');
  expect(await written(id)).toMatchObject({ state: 'expired', s3Key: null });
  expect((await fetch(data!.getExportFile.url)).status).toBe(404);
});

describe('monthly statements', () => {
  const lastMonth = presetPeriod('last_month', londonDay(new Date()));

  test('there is one for each account and currency that moved last month, and a second run writes none', async () => {
    const { from } = lastMonth;
    const { completedFrom, completedBefore } = periodInstants(lastMonth);
    const moved = await database('tcc_transactions')
      .where({ status: 'completed' })
      .whereBetween('completed_at', [completedFrom, new Date(Date.parse(completedBefore) - 1)])
      .whereRaw('not is_safeguarding(reason)')
      .distinct('account_id', 'currency');
    expect(await runSchedule('write-monthly-statements')).toMatchObject({ faulty: 0 });
    expect(await runSchedule('write-monthly-statements')).toEqual({ written: 0, faulty: 0 });
    const stored = await database('monthly_statements').where({ month: from });
    const nameOf = ({ account_id, currency }: { account_id: string; currency: string }) => `${account_id} ${currency}`;
    expect(stored.map(nameOf).sort()).toEqual(moved.map(nameOf).sort());
    expect(stored.length).toBeGreaterThan(3);
    const told = await database('notices').where({ kind: 'statement_ready', accountId: tradingAccount });
    const seats = await database('CurrencyCloudContacts as seat')
      .join('users', 'users.id', 'seat.user_id')
      .where({ 'seat.account_id': tradingAccount, 'users.enabled': true })
      .pluck('seat.user_id');
    expect(
      told
        .filter(({ subject }) => subject.endsWith(from))
        .map(({ user_id }) => user_id)
        .sort(),
    ).toEqual(seats.sort());
  });
});
