import type { Knex } from 'knex';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
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
