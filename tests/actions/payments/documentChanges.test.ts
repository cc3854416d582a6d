import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxDocuments } from '../../../domain/payments/documents';
import { as, authorisePayment, newPayment, refusalOf, tradingAccount } from '../../support/portal';
import { attach, pdf, uploaded } from '../../support/documents';
import { stackDatabase } from '../../support/stack';

const remove = `mutation ($paymentId: uuid!, $assetId: uuid!) {
  deletePaymentAsset(paymentId: $paymentId, assetId: $assetId) { id status authorisationsRequired }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

/** A payment that waits for approvals. */
const awaiting = () => newPayment({ amount: '5000.00' });
const versionOf = async (id: string) => (await database('payments').where({ id }).first('version'))?.version;
const namesOf = (paymentId: string) => database('assets').where({ paymentId }).orderBy('filename').pluck('filename');
const detailsOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A008' }).orderBy('createdAt').pluck('details');

test('documents are added to a payment and removed from it; the version rises each time', async () => {
  const paymentId = await awaiting();
  const { data } = await attach(paymentId, [await uploaded(pdf('a'), 'a.pdf'), await uploaded(pdf('b'), 'b.pdf')]);
  expect(data?.createPaymentAssets).toMatchObject({ id: paymentId, status: 'awaiting_authorisation' });
  expect(await namesOf(paymentId)).toEqual(['a.pdf', 'b.pdf']);
  expect(await versionOf(paymentId)).toBe(2);

  const asset = await database('assets').where({ paymentId, filename: 'a.pdf' }).first();
  expect((await as('maker', remove, { paymentId, assetId: asset?.id })).errors).toBeUndefined();
  expect(await namesOf(paymentId)).toEqual(['b.pdf']);
  expect(await versionOf(paymentId)).toBe(3);
  expect(await detailsOf(paymentId)).toEqual(['Documents added: a.pdf, b.pdf', 'Document removed: a.pdf']);

  const refusal = refusalOf(await as('approver', authorisePayment, { paymentId, version: 1 }));
  expect(refusal.code).toBe('content_changed');
  expect((await as('approver', authorisePayment, { paymentId, version: 3 })).errors).toBeUndefined();
});

test('after another user has authorised, the documents stay as that user saw them', async () => {
  const paymentId = await newPayment({ amount: '60000.00' });
  await attach(paymentId, [await uploaded(pdf('seen'))]);
  await as('approver', authorisePayment, { paymentId, version: 2 });
  expect(await database('payments').where({ id: paymentId }).first('status')).toMatchObject({
    status: 'awaiting_authorisation',
  });
  const refusal = { code: 'documents_approved', field: 'paymentId' };
  expect(refusalOf(await attach(paymentId, [await uploaded(pdf('late'))]))).toEqual(refusal);
  const asset = await database('assets').where({ paymentId }).first();
  expect(refusalOf(await as('maker', remove, { paymentId, assetId: asset?.id }))).toEqual(refusal);
  expect(await namesOf(paymentId)).toEqual(['invoice.pdf']);
});

test('at most ten documents, those that are there included', async () => {
  const paymentId = await awaiting();
  const several = await Promise.all(Array.from({ length: maxDocuments }, (_, index) => uploaded(pdf(String(index)))));
  expect((await attach(paymentId, several)).errors).toBeUndefined();
  const refusal = refusalOf(await attach(paymentId, [await uploaded(pdf('more'))]));
  expect(refusal).toEqual({ code: 'invalid_input', field: 'assets' });
  expect(await namesOf(paymentId)).toHaveLength(maxDocuments);
  expect(await versionOf(paymentId)).toBe(2);
});

test.each<[string, () => Promise<readonly object[]>, string, string]>([
  ['no document', () => Promise.resolve([]), 'invalid_input', 'assets'],
  [
    'a document that was not uploaded',
    async () => [{ ...(await uploaded(pdf('x'))), documentId: randomUUID() }],
    'document_not_found',
    'assets',
  ],
  ['a file of another kind', async () => [await uploaded(Buffer.from('MZ'))], 'document_not_accepted', 'assets'],
])('%s is refused', async (_what, assets, code, field) => {
  const paymentId = await awaiting();
  expect(refusalOf(await attach(paymentId, await assets()))).toEqual({ code, field });
  expect(await versionOf(paymentId)).toBe(1);
});

test.each([
  ['another tenant', 'borealis', { code: 'payment_not_found', field: 'paymentId' }],
  ['a role without the right', 'viewer', { code: 'role_may_not_create_payments', field: 'accountId' }],
])('%s changes no documents', async (_what, username, refusal) => {
  const paymentId = await awaiting();
  await attach(paymentId, [await uploaded(pdf('ours'))]);
  const asset = await database('assets').where({ paymentId }).first();
  expect(refusalOf(await attach(paymentId, [await uploaded(pdf('theirs'))], username))).toEqual(refusal);
  expect(refusalOf(await as(username, remove, { paymentId, assetId: asset?.id }))).toEqual(refusal);
  expect(await namesOf(paymentId)).toEqual(['invoice.pdf']);
});

test('a sent payment keeps its documents', async () => {
  const sent = await database('payments').where({ accountId: tradingAccount, status: 'completed' }).first('id');
  const refusal = { code: 'payment_already_sent', field: 'paymentId' };
  expect(refusalOf(await attach(sent!.id, [await uploaded(pdf('late'))]))).toEqual(refusal);
});

test('a document of another payment is not removed', async () => {
  const [one, other] = [await awaiting(), await awaiting()];
  await attach(one, [await uploaded(pdf('one'))]);
  const asset = await database('assets').where({ paymentId: one }).first();
  const refusal = { code: 'document_not_found', field: 'assetId' };
  expect(refusalOf(await as('maker', remove, { paymentId: other, assetId: asset?.id }))).toEqual(refusal);
  expect(refusalOf(await as('maker', remove, { paymentId: other, assetId: randomUUID() }))).toEqual(refusal);
});
