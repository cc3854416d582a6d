import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { file, line, lines, rowsOf } from '../../../support/paymentUploads';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { confirmPaymentUpload, correctPaymentUploadRow, uploaded, type UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const confirm = (uploadId: string, username = 'maker') =>
  as<UploadAnswer>(username, confirmPaymentUpload, { uploadId });

const correct = (uploadId: string, rowNumber: number, field: string, value: string) => ({
  username: 'maker',
  query: correctPaymentUploadRow,
  variables: { uploadId, rowNumber, field, value },
});

test('a row is corrected in place and checked again', async () => {
  const { id } = await uploaded(file(...lines(1), line(2, { amount: '1000.0.0' })));
  for (const [value, validRows] of [
    ['1000.005', 1],
    [' 41000.05 ', 2],
  ] as const) {
    const { answer, ...effects } = await effectsOf<UploadAnswer>(database, correct(id, 2, 'amount', value));
    expect(answer.data?.upload).toMatchObject({ validRows, refusedRows: 2 - validRows });
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  }
  const [, row] = await rowsOf(database, id);
  expect(row).toMatchObject({ problems: [], content: { amount: '41000.05', reference: 'UP 2' } });
});

test('a row that becomes like another payment says so', async () => {
  const [first = '', second = ''] = lines(2);
  const { id } = await uploaded(file(first));
  await confirm(id);
  const again = await uploaded(file(second));
  const [, , , amount = ''] = first.split(',');
  await effectsOf(database, correct(again.id, 1, 'amount', amount));
  await effectsOf(database, correct(again.id, 1, 'reference', first.split(',')[7]!));
  expect((await rowsOf(database, again.id))[0]?.problems).toMatchObject([
    { text: expect.stringMatching(/^Perhaps the same/) as string },
  ]);
});

test('refuses a field and a row that do not exist, and an upload that was confirmed', async () => {
  const { id } = await uploaded(file(...lines(1)));
  const refusal = (...asked: Parameters<typeof correct>) => refusedEffects(database, correct(...asked));
  expect(await refusal(id, 1, 'beneficiaryId', 'x')).toEqual(refused('invalid_input', 'field'));
  expect(await refusal(id, 2, 'amount', '1')).toEqual(refused('upload_not_found', 'rowNumber'));
  await confirm(id);
  expect(await refusal(id, 1, 'amount', '1')).toEqual(refused('upload_already_confirmed', 'uploadId'));
});

test('refuses a role without the right to pay', async () => {
  const call = { ...correct(randomUUID(), 1, 'amount', '1'), username: 'viewer' };
  expect(await refusedEffects(database, call)).toEqual(refused('role_may_not_create_payments', 'accountId'));
});

test.each([
  ['another user of the account', 'treasurer', tradingAccount],
  ['its user on another account', 'maker', accountId('aldgate-payroll')],
])('refuses an upload to %s, and an absent one in the same words', async (_who, username, selected) => {
  const { id } = await uploaded(file(...lines(1)));
  for (const uploadId of [id, randomUUID()]) {
    const call = {
      username,
      selected,
      query: correctPaymentUploadRow,
      variables: { uploadId, rowNumber: 1, field: 'amount', value: '1' },
    };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
