import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { file, line, lines } from '../../../support/paymentUploads';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, refusalOf, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { confirmPaymentUpload, getPaymentUpload, uploaded, type UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const confirm = (uploadId: string, username = 'maker') =>
  as<UploadAnswer>(username, confirmPaymentUpload, { uploadId });

test('tells how far an upload is, and changes nothing', async () => {
  const made = await uploaded(file(...lines(2), line(9, { amount: '-1' })));
  const call = { username: 'maker', query: getPaymentUpload, variables: { uploadId: made.id } };
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call);
  expect(answer.data?.upload).toEqual(made);
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  await confirm(made.id);
  const after = await effectsOf<UploadAnswer>(database, call);
  expect(after.answer.data?.upload).toMatchObject({ state: 'done', createdRows: 2, refusedRows: 1 });
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

test.each([
  ['another user of the account', 'treasurer', tradingAccount],
  ['its user on another account', 'maker', accountId('aldgate-payroll')],
])('refuses an upload to %s, and an absent one in the same words', async (_who, username, selected) => {
  const { id } = await uploaded(file(...lines(1)));
  for (const uploadId of [id, randomUUID()]) {
    const call = { username, selected, query: getPaymentUpload, variables: { uploadId } };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
