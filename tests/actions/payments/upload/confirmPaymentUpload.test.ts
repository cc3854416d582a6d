import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { file, line, lines, reference, rowsOf, uploadDay } from '../../../support/paymentUploads';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { heldUpAt } from '../../../support/heldUp';
import { as, refusalOf, tradingAccount } from '../../../support/portal';
import { runSchedule, stackDatabase } from '../../../support/stack';
import { confirmPaymentUpload, upload, uploaded, type UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const confirm = (uploadId: string, username = 'maker') =>
  as<UploadAnswer>(username, confirmPaymentUpload, { uploadId });

test('confirming creates the rows without errors as payments that wait for the same approvals as any other', async () => {
  const { id } = await uploaded(file(...lines(3), line(9, { amount: '-1' })));
  const { data } = await confirm(id);
  expect(data?.upload).toMatchObject({ state: 'done', validRows: 0, refusedRows: 1, createdRows: 3, failedRows: 0 });
  const created = (await rowsOf(database, id))
    .filter((row) => row.state === 'created')
    .map((row) => row.entity_id as string);
  const payments = await database('payments').whereIn('id', created);
  expect(payments.map(({ status, createdById, accountId: account }) => [status, createdById, account])).toEqual(
    Array(3).fill(['awaiting_authorisation', 'maker', tradingAccount]),
  );
  const requests = await database('payment_authorisation_requests').whereIn('paymentId', created);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  expect(await database('charges').whereIn('payment_id', created)).toHaveLength(3);
  expect(await database('activity').whereIn('paymentId', created).where({ eventCode: 'A007' })).toHaveLength(3);
  const uploadsLogged = await database('activity').where({ eventCode: 'A012' }).orderBy('createdAt', 'desc').first();
  expect(uploadsLogged).toMatchObject({ details: 'payments.csv, 3 rows', accountId: tradingAccount, userId: 'maker' });
});

test('confirming twice, at the same time and later, creates each row once', async () => {
  const { id } = await uploaded(file(...lines(8)));
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  expect((await confirm(id)).data?.upload).toMatchObject({ state: 'done', createdRows: 8 });
  const created = (await rowsOf(database, id)).map((row) => row.entity_id as string);
  expect(new Set(created).size).toBe(8);
  expect(await database('activity').whereIn('paymentId', created).where({ eventCode: 'A007' })).toHaveLength(8);
});

test('those who may approve the payments of an upload are told once, and not for each payment', async () => {
  const { id } = await uploaded(file(...lines(12)));
  await confirm(id);
  const notices = await database('notices').whereRaw(`content ->> 'uploadId' = ?`, [id]).orderBy('user_id');
  expect(notices.map(({ kind, user_id, subject }) => [kind, user_id, subject])).toEqual([
    ['approval_wanted', 'approver', `upload:${id}`],
    ['approval_wanted', 'approver2', `upload:${id}`],
  ]);
  const created = (await rowsOf(database, id)).map((row) => row.entity_id as string);
  expect(created).toHaveLength(12);
  expect(await database('notices').whereRaw(`content ->> 'paymentId' = any(?)`, [created])).toEqual([]);
});

test('a payment that needs no approval is left to the sender', async () => {
  const small = `,31926819,Thames Logistics Ltd,11.${10 + (process.pid % 80)},GBP,${uploadDay},regular,${reference()},Carriage`;
  const { id } = await uploaded(file(small));
  await confirm(id);
  const [row] = await rowsOf(database, id);
  const payment = () => database('payments').where({ id: row!.entity_id! }).first();
  expect(await payment()).toMatchObject({ status: 'processing' });
  await runSchedule('send-intents');
  expect(await payment()).toMatchObject({ status: 'ready_to_send' });
});

test('what changed since the check refuses its row and stops no other', async () => {
  const { id } = await uploaded(file(...lines(23)));
  await database('upload_rows')
    .where({ upload_id: id, row_number: 12 })
    .update({ content: database.raw(`content || '{"beneficiaryId": "${demoId('beneficiary lyon-textiles')}"}'`) });
  expect((await confirm(id)).data?.upload).toMatchObject({ state: 'done', createdRows: 22, failedRows: 1 });
  const failed = (await rowsOf(database, id)).filter(({ state }) => state === 'failed');
  expect(failed.map((row) => row.row_number)).toEqual([12]);
  expect(failed[0]?.problems).toEqual([
    { field: 'accountNumber', text: 'The beneficiary changed after the file was checked.' },
  ]);
});

test('a role that lost the right to pay between check and confirmation creates nothing', async () => {
  const { id } = await uploaded(file(...lines(2)));
  const seatOf = (userId: string) =>
    database('CurrencyCloudContacts').where({ user_id: userId, account_id: tradingAccount });
  const roleOf = async (userId: string) => (await seatOf(userId).first('role_id'))!.role_id;
  const [maker, viewer] = [await roleOf('maker'), await roleOf('viewer')];
  const setRole = (role: string) => seatOf('maker').update({ role_id: role });
  await database('uploads').where({ id }).update({ state: 'running' });
  await setRole(viewer);
  try {
    expect(refusalOf(await confirm(id)).code).toBe('role_may_not_create_payments');
    await runSchedule('run-uploads');
  } finally {
    await setRole(maker);
  }
  expect((await rowsOf(database, id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('the schedule goes on with an upload whose worker died', async () => {
  const { id } = await uploaded(file(...lines(3)));
  await database('uploads').where({ id }).update({ state: 'running' });
  expect(await runSchedule('run-uploads')).toEqual({ done: 1, open: 0 });
  expect((await rowsOf(database, id)).map(({ state }) => state)).toEqual(['created', 'created', 'created']);
});

describe('a user with two uploads that are being created', () => {
  const setState = (id: string, state: 'checked' | 'running') => database('uploads').where({ id }).update({ state });
  /** An upload that a worker began, and that another one of the user does not replace. */
  const running = async () => {
    const { id } = await uploaded(file(...lines(2)));
    await setState(id, 'running');
    return id;
  };

  test('confirms no third one until one is done, and holds no other user up', async () => {
    const [first, second] = [await running(), await running()];
    const { id: third } = await uploaded(file(...lines(2)));
    const call = { username: 'maker', query: confirmPaymentUpload, variables: { uploadId: third } };
    expect(await refusedEffects(database, call)).toEqual(refused('too_many_uploads', 'uploadId'));
    expect(await database('uploads').where({ id: third }).pluck('state')).toEqual(['checked']);
    const { data } = await upload(file(...lines(1)), 'treasurer');
    expect((await confirm(data!.upload.id, 'treasurer')).data?.upload.state).toBe('done');
    expect((await confirm(first)).data?.upload.state).toBe('done');
    expect((await confirm(third)).data?.upload.state).toBe('done');
    expect((await confirm(second)).data?.upload.state).toBe('done');
  });

  test('confirms one of two more at the same moment', async () => {
    await running();
    const last = await running();
    const { id } = await uploaded(file(...lines(100)));
    await setState(last, 'checked');
    const statement = 'select "id" from "users" where "id" = $1 limit $2 for no key update';
    const calls = [last, id].map((uploadId) => ({
      area: 'payments',
      action: 'confirmPaymentUpload',
      username: 'maker',
      input: { uploadId },
    }));
    const answers = await heldUpAt<UploadAnswer['upload']>(database, { table: 'users', statement }, calls);
    const refusals = answers.flatMap(({ extensions }) => extensions?.code ?? []);
    expect(refusals).toEqual(['too_many_uploads']);
    await runSchedule('run-uploads');
  });
});

describe('where the organisation demands fraud notices', () => {
  const organisation = () => database('organisations').where({ id: demoId('organisation aldgate') });
  const demand = (settings: object) => organisation().update({ fraud_notices: JSON.stringify(settings) });
  let before: unknown;

  beforeAll(async () => {
    before = (await organisation().first('fraud_notices'))?.fraud_notices;
  });
  afterEach(() => organisation().update({ fraud_notices: JSON.stringify(before) }));

  test('one that is demanded since the file was checked refuses the row', async () => {
    const { id } = await uploaded(file(...lines(1)));
    await demand({ paymentTypes: ['regular'] });
    expect((await confirm(id)).data?.upload).toMatchObject({ state: 'done', createdRows: 0, failedRows: 1 });
    const text = 'Read and acknowledge the fraud notice before this payment can continue.';
    expect(await rowsOf(database, id)).toMatchObject([{ state: 'failed', problems: [{ text }] }]);
  });
});

test('what it leaves', async () => {
  const { id } = await uploaded(file(...lines(2)));
  const call = { username: 'maker', query: confirmPaymentUpload, variables: { uploadId: id } };
  expect((await effectsOf(database, call)).activity).toEqual(['A007', 'A007', 'A012']);
  expect(await effectsOf(database, call)).toMatchObject({ rows: [], activity: [], provider: [] });
});

test('refuses a role without the right to pay', async () => {
  const call = { username: 'viewer', query: confirmPaymentUpload, variables: { uploadId: randomUUID() } };
  expect(await refusedEffects(database, call)).toEqual(refused('role_may_not_create_payments', 'accountId'));
});

test.each([
  ['another user of the account', 'treasurer', tradingAccount],
  ['its user on another account', 'maker', accountId('aldgate-payroll')],
])('refuses an upload to %s, and an absent one in the same words', async (_who, username, selected) => {
  const { id } = await uploaded(file(...lines(1)));
  for (const uploadId of [id, randomUUID()]) {
    const call = { username, selected, query: confirmPaymentUpload, variables: { uploadId } };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
