import type { Knex } from 'knex';
import { firstWorkingDay } from '../../../local/provider/reference/calendar';
import { fundingRoutes } from '../../../local/provider/reference/fundingRoutes';
import { londonDate } from '../../../local/provider/reference/londonTime';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { createBeneficiary, germanPerson } from '../../support/beneficiaries';
import { pain001File, transaction } from '../../support/pain001';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';
import {
  confirmPaymentUpload,
  correctPaymentUploadRow,
  getPaymentUpload,
  upload,
  uploaded,
  type UploadAnswer,
} from '../../support/uploads';

const headings =
  'Beneficiary reference,IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
const day = firstWorkingDay(londonDate(new Date(Date.now() + 60 * 86_400_000)), 'EUR');
/** Payments to Hansa that need two approvals, each different from the others. */
const line = (index: number, changes: { amount?: string; reference?: string; number?: string; name?: string } = {}) => {
  const { amount = `${20_000 + index}.50`, reference = `UP ${index}` } = changes;
  const { number = 'DE89 3704 0044 0532 0130 00', name = 'Hansa Metall GmbH' } = changes;
  return `,${number},${name},${amount},EUR,${day},regular,${reference},Steel`;
};
const file = (...lines: string[]) => [headings, ...lines].join('\r\n');
let run = 0;
/** References that no other test has used. */
const reference = (index: number) => `${process.pid}-${run}-${index}`;
const lines = (count: number) => {
  run += 1;
  return Array.from({ length: count }, (_, index) =>
    line(index, { reference: reference(index), amount: `${30_000 + run * 100 + index}.25` }),
  );
};

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const rowsOf = (uploadId: string) => database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number');
const confirm = (uploadId: string, username = 'maker') =>
  as<UploadAnswer>(username, confirmPaymentUpload, { uploadId });
const correct = (uploadId: string, rowNumber: number, field: string, value: string, username = 'maker') =>
  as<UploadAnswer>(username, correctPaymentUploadRow, { uploadId, rowNumber, field, value });

test('a file is checked row by row and field by field, without creating a payment', async () => {
  const [before] = await database('payments').count();
  const answer = await uploaded(
    file(
      line(1, { reference: reference(1) }),
      line(2, { amount: '12.345' }),
      line(3, { number: 'DE00' }),
      line(4, { name: 'Somebody else' }),
      line(5, { reference: '' }),
    ),
  );
  expect(answer).toMatchObject({ state: 'checked', format: 'csv', validRows: 1, refusedRows: 4, createdRows: 0 });
  expect(answer.totals).toEqual([{ currency: 'EUR', amount: '20001.50', rowCount: 1 }]);
  const problems = (await rowsOf(answer.id)).map((row) =>
    (row.problems as { field: string }[]).map(({ field }) => field),
  );
  expect(problems).toEqual([[], ['amount'], ['accountNumber'], ['beneficiaryName'], ['reference']]);
  expect(await database('payments').count()).toEqual([before]);
});

test('confirming creates the rows without errors as payments that wait for the same approvals as any other', async () => {
  const { id } = await uploaded(file(...lines(3), line(9, { amount: '-1' })));
  const { data } = await confirm(id);
  expect(data?.upload).toMatchObject({ state: 'done', validRows: 0, refusedRows: 1, createdRows: 3, failedRows: 0 });
  const created = (await rowsOf(id)).filter((row) => row.state === 'created').map((row) => row.entity_id as string);
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
  const created = (await rowsOf(id)).map((row) => row.entity_id as string);
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
  const created = (await rowsOf(id)).map((row) => row.entity_id as string);
  expect(created).toHaveLength(12);
  expect(await database('notices').whereRaw(`content ->> 'paymentId' = any(?)`, [created])).toEqual([]);
});

test('a payment that needs no approval is left to the sender', async () => {
  const small = `,31926819,Thames Logistics Ltd,11.${10 + run},GBP,${day},regular,${reference(50)},Carriage`;
  const { id } = await uploaded(file(small));
  await confirm(id);
  const [row] = await rowsOf(id);
  const payment = () => database('payments').where({ id: row!.entity_id! }).first();
  expect(await payment()).toMatchObject({ status: 'processing' });
  await runSchedule('send-intents');
  expect(await payment()).toMatchObject({ status: 'ready_to_send' });
});

test('a row is corrected in place and checked again', async () => {
  const { id } = await uploaded(file(...lines(1), line(2, { amount: '1000.0.0' })));
  expect((await correct(id, 2, 'amount', '1000.005')).data?.upload).toMatchObject({ validRows: 1, refusedRows: 1 });
  expect((await correct(id, 2, 'amount', '41000.05')).data?.upload).toMatchObject({ validRows: 2, refusedRows: 0 });
  expect(refusalOf(await correct(id, 2, 'beneficiaryId', 'x')).code).toBe('invalid_input');
  expect(refusalOf(await correct(id, 3, 'amount', '1')).code).toBe('upload_not_found');
  await confirm(id);
  expect(refusalOf(await correct(id, 2, 'amount', '1')).code).toBe('upload_already_confirmed');
});

test('a row that is like another one or like a payment says so', async () => {
  const twice = lines(1)[0]!;
  const first = await uploaded(file(twice, twice));
  const texts = async (id: string) => (await rowsOf(id)).map((row) => (row.problems as { text: string }[])[0]?.text);
  expect(await texts(first.id)).toEqual([undefined, 'Perhaps the same payment as row 1.']);
  await confirm(first.id);
  const again = await uploaded(file(twice, twice));
  expect(again.sameFileUploadedAt).not.toBeNull();
  expect((await texts(again.id))[0]).toMatch(/^Perhaps the same payment as \d{6}-\w{8} of /);
});

test('what changed since the check refuses its row and stops no other', async () => {
  const { id } = await uploaded(file(...lines(23)));
  await database('upload_rows')
    .where({ upload_id: id, row_number: 12 })
    .update({ content: database.raw(`content || '{"beneficiaryId": "${demoId('beneficiary lyon-textiles')}"}'`) });
  expect((await confirm(id)).data?.upload).toMatchObject({ state: 'done', createdRows: 22, failedRows: 1 });
  const failed = (await rowsOf(id)).filter(({ state }) => state === 'failed');
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
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('the schedule goes on with an upload whose worker died', async () => {
  const { id } = await uploaded(file(...lines(3)));
  await database('uploads').where({ id }).update({ state: 'running' });
  expect(await runSchedule('run-uploads')).toEqual({ done: 1, open: 0 });
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['created', 'created', 'created']);
});

test('an upload belongs to the user and the account that it was made for', async () => {
  const { id } = await uploaded(file(...lines(1)));
  const notFound = { code: 'upload_not_found', field: 'uploadId' };
  for (const username of ['approver', 'approver2']) {
    const answer = await as(username, getPaymentUpload, { uploadId: id });
    expect(refusalOf(answer)).toEqual(notFound);
  }
  const other = accountId('aldgate-payroll');
  expect(refusalOf(await as('maker', getPaymentUpload, { uploadId: id }, other))).toEqual(notFound);
  expect(refusalOf(await as('maker', getPaymentUpload, { uploadId: demoId('nothing') }))).toEqual(notFound);
});

describe('where the organisation demands fraud notices', () => {
  const organisation = () => database('organisations').where({ id: demoId('organisation aldgate') });
  const demand = (settings: object) => organisation().update({ fraud_notices: JSON.stringify(settings) });
  let before: unknown;

  beforeAll(async () => {
    before = (await organisation().first('fraud_notices'))?.fraud_notices;
  });
  afterEach(() => organisation().update({ fraud_notices: JSON.stringify(before) }));

  test.each([
    ['an amount above the threshold', { paymentThreshold: '20000' }, ['amount']],
    ['an amount below the threshold', { paymentThreshold: '40000' }, []],
    ['the payment type', { paymentTypes: ['regular'] }, ['paymentType']],
    ['another payment type', { paymentTypes: ['priority'] }, []],
    ['a new beneficiary', { beneficiary: true }, ['beneficiaryName']],
    ['no notices at all', { optOut: true, paymentTypes: ['regular'], beneficiary: true }, []],
  ])('a row is judged by %s', async (_what, settings, fields) => {
    const person = germanPerson();
    await createBeneficiary(person);
    await demand(settings);
    const { id } = await uploaded(file(line(1, { name: person.name, amount: '30000.00', reference: reference(1) })));
    const [row] = await rowsOf(id);
    const problems = (row!.problems as { field: string; isWarning?: boolean }[]).filter(({ isWarning }) => !isWarning);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });

  test('one that is demanded since the file was checked refuses the row', async () => {
    const { id } = await uploaded(file(...lines(1)));
    await demand({ paymentTypes: ['regular'] });
    expect((await confirm(id)).data?.upload).toMatchObject({ state: 'done', createdRows: 0, failedRows: 1 });
    const text = 'Read and acknowledge the fraud notice before this payment can continue.';
    expect(await rowsOf(id)).toMatchObject([{ state: 'failed', problems: [{ text }] }]);
  });
});

test('a role without the right to pay uploads nothing', async () => {
  expect(refusalOf(await upload(file(...lines(1)), 'viewer')).code).toBe('role_may_not_create_payments');
  expect(refusalOf(await upload(file(...lines(1)), 'borealis')).code).toBe('account_not_found');
});

test('a file that is refused leaves nothing but its entry in the activity log', async () => {
  const [before] = await database('uploads').count();
  const answer = await upload('Amount\n1');
  expect(answer.errors?.[0]?.message).toBe('The column "Currency" is missing. The template has all columns.');
  expect(await database('uploads').count()).toEqual([before]);
  const entry = await database('activity').where({ eventCode: 'E009' }).orderBy('createdAt', 'desc').first();
  expect(entry?.details).toBe('payments.csv: The column "Currency" is missing. The template has all columns.');
});

test('a new file takes the place of one that was not confirmed', async () => {
  const first = await uploaded(file(...lines(2)));
  await uploaded(file(...lines(2)));
  expect(await database('uploads').where({ id: first.id }).first()).toMatchObject({ state: 'cancelled' });
  expect(await rowsOf(first.id)).toEqual([]);
  expect(refusalOf(await confirm(first.id)).code).toBe('upload_not_found');
});

describe('a pain.001 file', () => {
  const sums = (count: number) => String(count * 70_000);
  const transactions = (count: number) =>
    Array.from({ length: count }, (_, index) => transaction({ endToEndId: `P${reference(index)}`, amount: '70000' }));
  /** A file that debits the selected account. */
  const painFile = async (messageId: string, count = 2, debtor?: string) =>
    pain001File(transactions(count), sums(count), {
      messageId,
      day,
      debtor: debtor ?? `<IBAN>${await ownIban()}</IBAN>`,
    });
  const ownIban = async () => {
    const account = await database('accounts').where({ id: tradingAccount }).first('tccAccountId');
    return fundingRoutes(account!.tccAccountId!, 'EUR').find((route) => route.account_number_type === 'iban')!
      .account_number;
  };

  test('becomes payments, and its message is taken once', async () => {
    run += 1;
    const messageId = `M${process.pid}-${run}`;
    const first = await upload(await painFile(messageId), 'maker', 'run.xml');
    expect(first.data?.upload).toMatchObject({ format: 'pain.001', validRows: 2, refusedRows: 0 });
    await confirm(first.data!.upload.id);
    const [row] = await rowsOf(first.data!.upload.id);
    expect(await database('payments').where({ id: row!.entity_id! }).first()).toMatchObject({
      amount: '70000.00',
      reference: `P${reference(0)}`,
      reason: 'Invoice 1',
      paymentType: 'regular',
    });
    expect(refusalOf(await upload(await painFile(messageId), 'maker', 'run.xml')).code).toBe('file_already_uploaded');
    expect((await upload(await painFile(`${messageId}b`))).errors).toBeUndefined();
  });

  test('that debits an account of another organisation is refused', async () => {
    const answer = await upload(await painFile(`F${process.pid}`, 1, '<IBAN>GB33BUKB20201555555555</IBAN>'));
    expect(answer.errors?.[0]?.message).toBe(
      'The debtor account of transaction 1, GB33BUKB20201555555555, is not a funding account of the selected account.',
    );
  });
});
