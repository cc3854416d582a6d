import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { fundingRoutes } from '../../../../local/provider/reference/fundingRoutes';
import { demoId } from '../../../../seeds/demo/demoId';
import { createBeneficiary, germanPerson } from '../../../support/beneficiaries';
import { effectsOf } from '../../../support/effects';
import { pain001File, transaction } from '../../../support/pain001';
import { file, line, lines, reference, rowsOf, uploadDay } from '../../../support/paymentUploads';
import { as, refusalOf, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import {
  confirmPaymentUpload,
  packed,
  upload,
  uploaded,
  validatePaymentUpload,
  type UploadAnswer,
} from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const confirm = (uploadId: string, username = 'maker') =>
  as<UploadAnswer>(username, confirmPaymentUpload, { uploadId });

test('a file is checked row by row and field by field, without creating a payment', async () => {
  const [before] = await database('payments').count();
  const answer = await uploaded(
    file(
      line(1, { reference: reference() }),
      line(2, { amount: '12.345' }),
      line(3, { number: 'DE00' }),
      line(4, { name: 'Somebody else' }),
      line(5, { reference: '' }),
    ),
  );
  expect(answer).toMatchObject({ state: 'checked', format: 'csv', validRows: 1, refusedRows: 4, createdRows: 0 });
  expect(answer.totals).toEqual([{ currency: 'EUR', amount: '20001.50', rowCount: 1 }]);
  const problems = (await rowsOf(database, answer.id)).map((row) =>
    (row.problems as { field: string }[]).map(({ field }) => field),
  );
  expect(problems).toEqual([[], ['amount'], ['accountNumber'], ['beneficiaryName'], ['reference']]);
  expect(await database('payments').count()).toEqual([before]);
});

test('a row that is like another one or like a payment says so', async () => {
  const twice = lines(1)[0]!;
  const first = await uploaded(file(twice, twice));
  const texts = async (id: string) =>
    (await rowsOf(database, id)).map((row) => (row.problems as { text: string }[])[0]?.text);
  expect(await texts(first.id)).toEqual([undefined, 'Perhaps the same payment as row 1.']);
  await confirm(first.id);
  const again = await uploaded(file(twice, twice));
  expect(again.sameFileUploadedAt).not.toBeNull();
  expect((await texts(again.id))[0]).toMatch(/^Perhaps the same payment as \d{6}-\w{8} of /);
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
    const { id } = await uploaded(file(line(1, { name: person.name, amount: '30000.00', reference: reference() })));
    const [row] = await rowsOf(database, id);
    const problems = (row!.problems as { field: string; isWarning?: boolean }[]).filter(({ isWarning }) => !isWarning);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });
});

test('what it leaves: the upload and its rows, and an earlier one that is cancelled', async () => {
  await uploaded(file(...lines(1)));
  const variables = { filename: 'payments.csv', content: packed(file(...lines(1))) };
  const call = { username: 'maker', query: validatePaymentUpload, variables };
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call);
  expect(effects).toEqual({ rows: ['insert uploads', 'update uploads'], activity: [], provider: [] });
  const { id } = answer.data!.upload;
  expect(await database('uploads').where({ id })).toMatchObject([
    { kind: 'payments', account_id: tradingAccount, user_id: 'maker', filename: 'payments.csv', state: 'checked' },
  ]);
  expect(await rowsOf(database, id)).toHaveLength(1);
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
  expect(await rowsOf(database, first.id)).toEqual([]);
  expect(refusalOf(await confirm(first.id)).code).toBe('upload_not_found');
});

describe('a pain.001 file', () => {
  const sums = (count: number) => String(count * 70_000);
  const run = randomUUID().slice(0, 8);
  const transactions = (count: number) =>
    Array.from({ length: count }, (_, index) => transaction({ endToEndId: `P${index}${run}`, amount: '70000' }));
  /** A file that debits the selected account. */
  const painFile = async (messageId: string, count = 2, debtor?: string) =>
    pain001File(transactions(count), sums(count), {
      messageId,
      day: uploadDay,
      debtor: debtor ?? `<IBAN>${await ownIban()}</IBAN>`,
    });
  const ownIban = async () => {
    const account = await database('accounts').where({ id: tradingAccount }).first('tccAccountId');
    return fundingRoutes(account!.tccAccountId!, 'EUR').find((route) => route.account_number_type === 'iban')!
      .account_number;
  };

  test('becomes payments, and its message is taken once', async () => {
    const messageId = `M${randomUUID().slice(0, 8)}`;
    const first = await upload(await painFile(messageId), 'maker', 'run.xml');
    expect(first.data?.upload).toMatchObject({ format: 'pain.001', validRows: 2, refusedRows: 0 });
    await confirm(first.data!.upload.id);
    const [row] = await rowsOf(database, first.data!.upload.id);
    expect(await database('payments').where({ id: row!.entity_id! }).first()).toMatchObject({
      amount: '70000.00',
      reference: `P0${run}`,
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
