import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { unzipSync, strFromU8 } from 'fflate';
import { statementFormats, type StatementFormat } from '../../../domain/statements/formats';
import { periodInstants, presetPeriod } from '../../../domain/statements/period';
import { addDays } from '../../../domain/isoDate';
import { londonDay } from '../../../domain/londonTime';
import { accountId } from '../../../seeds/demo/organisations';
import { createContext } from '../../../actions/container';
import type { DocumentStore } from '../../../actions/runtime/documentStore';
import { runExport } from '../../../actions/transactions/statements/runExport';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';

const create = `mutation ($currency: String!, $from: date!, $to: date!, $format: String!) {
  createStatementExport(currency: $currency, from: $from, to: $to, format: $format) { id }
}`;
const cancel = `mutation ($exportId: uuid!) { cancelExport(exportId: $exportId) { id } }`;
const file = `query ($exportId: uuid!) { getExportFile(exportId: $exportId) { url expiresAt } }`;
const own = `query { exports(order_by: { createdAt: desc }) { id state problem rows_done rows_total size account_id } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => database('exports').whereIn('state', ['waiting', 'running']).update({ state: 'cancelled' }));
afterAll(() => database.destroy());

const year = { currency: 'EUR', from: '2025-01-01', to: '2026-01-31' };

const ask = (user: string, change: object = {}, selected = tradingAccount) =>
  as<{ createStatementExport: { id: string } }>(user, create, { ...year, format: 'csv', ...change }, selected);

async function asked(user = 'maker', change: object = {}): Promise<string> {
  const { data, errors } = await ask(user, change);
  expect(errors).toBeUndefined();
  return data!.createStatementExport.id;
}

const rowOf = (id: string) => database('exports').where({ id }).first();

/** An export as the database has it, without a Lambda that was started for it. */
async function stored(change: object): Promise<string> {
  const id = randomUUID();
  const request = JSON.stringify({ ...year, format: 'csv' });
  const fixed = { id, account_id: tradingAccount, kind: 'statement', format: 'csv', statement_number: 1 } as const;
  await database('exports').insert({ ...fixed, user_id: 'maker', request, ...change });
  return id;
}

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

test('an export is recorded, numbered, and marks the account as checked', async () => {
  const first = await written(await asked());
  const account = await database('accounts').where({ id: tradingAccount }).first();
  expect(account?.transactions_validated_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const second = await rowOf(await asked());
  expect(second?.statement_number).toBe((first.statement_number ?? 0) + 1);
  const [entry] = await database('activity').where({ eventCode: 'A018' }).orderBy('createdAt', 'desc').limit(1);
  expect(entry).toMatchObject({
    userId: 'maker',
    accountId: tradingAccount,
    details: 'EUR 2025-01-01 to 2026-01-31, csv',
  });
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
  const id = await stored({});
  expect((await as('maker', cancel, { exportId: id })).errors).toBeUndefined();
  expect(await written(id)).toMatchObject({ state: 'cancelled', s3Key: null });
});

test('one that is cancelled while it is written leaves no file', async () => {
  const id = await stored({});
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

test('one that has ended stays as it is', async () => {
  const { id } = await written(await asked());
  await as('maker', cancel, { exportId: id });
  expect(await rowOf(id)).toMatchObject({ state: 'done' });
});

test('an export whose run died is written by the next one, three times at most', async () => {
  const died = { state: 'running', lease_until: new Date(Date.now() - 1000) } as const;
  const id = await stored({ ...died, attempts: 1 });
  const hopeless = await stored({ ...died, attempts: 2, request: JSON.stringify({ ...year, format: 'none' }) });
  const living = await stored({ ...died, attempts: 1, lease_until: new Date(Date.now() + 60_000) });
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

describe('refused is', () => {
  const tomorrow = addDays(londonDay(new Date()), 1);

  test.each([
    ['a currency that is not known', { currency: 'XXX' }, 'currency'],
    ['a period that ends before it begins', { from: '2025-02-01', to: '2025-01-01' }, 'from'],
    ['a period that is not over', { to: tomorrow }, 'to'],
    ['a format that is not written', { format: 'docx' }, 'format'],
  ])('%s', async (_what, change, field) => {
    expect(refusalOf(await ask('maker', change))).toEqual({ code: 'invalid_input', field });
  });

  test('an account without a seat', async () => {
    const refusal = { code: 'account_not_found', field: 'accountId' };
    expect(refusalOf(await ask('borealis'))).toEqual(refusal);
    expect(refusalOf(await ask('maker', {}, accountId('borealis-imports')))).toEqual(refusal);
    expect((await ask('nomfa')).errors).toHaveLength(1);
  });

  test('the export of another user, to see, to download and to cancel', async () => {
    const id = await asked('maker');
    for (const [user, document] of [
      ['viewer', file],
      ['viewer', cancel],
      ['borealis', file],
    ] as const) {
      expect(refusalOf(await as(user, document, { exportId: id }))).toEqual({
        code: 'export_not_found',
        field: 'exportId',
      });
    }
    const { data } = await as<{ exports: { id: string }[] }>('viewer', own, {});
    expect(data?.exports.map((each) => each.id)).not.toContain(id);
  });

  test('a sixth file at once', async () => {
    const lease = new Date(Date.now() + 60_000);
    for (let open = 0; open < 5; open += 1) {
      await stored({ user_id: 'approver2', state: 'running', lease_until: lease });
    }
    expect(refusalOf(await ask('approver2')).code).toBe('too_many_exports');
    expect((await ask('approver')).errors).toBeUndefined();
  });
});

describe('monthly statements', () => {
  const list = `query { monthly_statements(order_by: { id: asc }) { id account_id currency month opening_balance closing_balance } }`;
  const address = `query ($statementId: uuid!) { getMonthlyStatement(statementId: $statementId) { url } }`;

  interface Monthly {
    readonly id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly month: string;
  }

  const listOf = async (user: string) =>
    (await as<{ monthly_statements: Monthly[] }>(user, list, {})).data?.monthly_statements ?? [];

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

  test('they are for those with a seat', async () => {
    const [first] = (await listOf('viewer')).filter(
      ({ account_id: id, month }) => id === tradingAccount && month === lastMonth.from,
    );
    const { data } = await as<{ getMonthlyStatement: { url: string } }>('viewer', address, { statementId: first?.id });
    const response = await fetch(data!.getMonthlyStatement.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const content = Buffer.from(await response.arrayBuffer());
    const [row] = await database('monthly_statements').where({ id: first?.id });
    expect(createHash('sha256').update(content).digest('hex')).toBe(row?.digest);
    expect((await listOf('borealis')).map(({ id }) => id)).not.toContain(first?.id);
    const refusal = { code: 'statement_not_found', field: 'statementId' };
    expect(refusalOf(await as('borealis', address, { statementId: first?.id }))).toEqual(refusal);
    expect(refusalOf(await as('viewer', address, { statementId: randomUUID() }))).toEqual(refusal);
  });
});
