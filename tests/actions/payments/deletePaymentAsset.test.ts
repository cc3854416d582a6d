import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, authorisePayment, newPayment } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { attach, filesKept, pdf, uploaded } from '../../support/documents';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const query = `mutation ($paymentId: uuid!, $assetId: uuid!) {
  deletePaymentAsset(paymentId: $paymentId, assetId: $assetId) { id status authorisationsRequired }
}`;
const call = (paymentId: string, assetId: string, username = 'maker') => ({
  username,
  query,
  variables: { paymentId, assetId },
});
/** A payment that waits for approvals. */
const awaiting = () => newPayment({ amount: '5000.00' });
const versionOf = async (id: string) => (await database('payments').where({ id }).first('version'))?.version;
const namesOf = (paymentId: string) => database('assets').where({ paymentId }).orderBy('filename').pluck('filename');
const detailsOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A008' }).orderBy('createdAt').pluck('details');

/** A payment that waits with a document. */
async function withDocument(amount = '5000.00') {
  const id = await newPayment({ amount });
  await attach(id, [await uploaded(pdf('ours'))]);
  const assetId = (await database('assets').where({ paymentId: id }).first('id'))!.id;
  return { id, assetId };
}

test('removes the document and its file, in the words of the log; the version rises', async () => {
  const before = await filesKept();
  const { id, assetId } = await withDocument();
  const { answer, ...effects } = await effectsOf(database, call(id, assetId));
  expect(answer.data).toMatchObject({ deletePaymentAsset: { id, status: 'awaiting_authorisation' } });
  expect(effects).toEqual({ rows: ['delete assets', 'update payments'], activity: ['A008'], provider: [] });
  expect(await detailsOf(id)).toEqual(['Documents added: invoice.pdf', 'Document removed: invoice.pdf']);
  expect([await namesOf(id), await versionOf(id), await filesKept()]).toEqual([[], 3, before]);
  expect(await refusedEffects(database, call(id, assetId))).toEqual(refused('document_not_found', 'assetId'));
});

test.each([
  ['another tenant', 'borealis', 'payment_not_found', 'paymentId'],
  ['a role without the right', 'viewer', 'role_may_not_create_payments', 'accountId'],
])('refuses %s', async (_who, username, code, field) => {
  const { id, assetId } = await withDocument();
  expect(await refusedEffects(database, call(id, assetId, username))).toEqual(refused(code, field));
  expect(await namesOf(id)).toEqual(['invoice.pdf']);
});

test('refuses the document of another payment, and an absent one in the same words', async () => {
  const { assetId } = await withDocument();
  const other = await awaiting();
  for (const asset of [assetId, randomUUID()]) {
    expect(await refusedEffects(database, call(other, asset))).toEqual(refused('document_not_found', 'assetId'));
  }
  expect(await versionOf(other)).toBe(1);
});

test('refuses a payment that another user has approved', async () => {
  const { id, assetId } = await withDocument('60000.00');
  await as('approver', authorisePayment, { paymentId: id, version: 2 });
  expect(await refusedEffects(database, call(id, assetId))).toEqual(refused('documents_approved', 'paymentId'));
  expect(await namesOf(id)).toEqual(['invoice.pdf']);
});
