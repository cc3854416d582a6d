import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, authorisePayment, newPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { maxDocuments } from '../../../domain/payments/documents';
import { attach, filesKept, pdf, uploaded } from '../../support/documents';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const query = `mutation ($paymentId: uuid!, $assets: [PaymentAssetInput!]!) {
  createPaymentAssets(paymentId: $paymentId, assets: $assets) { id status authorisationsRequired }
}`;
const call = (paymentId: string, assets: readonly object[], username = 'maker') => ({
  username,
  query,
  variables: { paymentId, assets },
});
/** A payment that waits for approvals. */
const awaiting = () => newPayment({ amount: '5000.00' });
const versionOf = async (id: string) => (await database('payments').where({ id }).first('version'))?.version;
const namesOf = (paymentId: string) => database('assets').where({ paymentId }).orderBy('filename').pluck('filename');
const detailsOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A008' }).orderBy('createdAt').pluck('details');

test('adds documents, in the words of the log; the version rises', async () => {
  const before = await filesKept();
  const id = await awaiting();
  const assets = [await uploaded(pdf('a'), 'a.pdf'), await uploaded(pdf('b'), 'b.pdf')];
  const { answer, ...effects } = await effectsOf(database, call(id, assets));
  expect(answer.data).toMatchObject({ createPaymentAssets: { id, status: 'awaiting_authorisation' } });
  expect(effects).toEqual({ rows: ['insert assets', 'update payments'], activity: ['A008'], provider: [] });
  expect(await namesOf(id)).toEqual(['a.pdf', 'b.pdf']);
  expect(await detailsOf(id)).toEqual(['Documents added: a.pdf, b.pdf']);
  expect(await versionOf(id)).toBe(2);
  expect(await filesKept()).toBe(before + 2);
});

test('what is refused after it was copied leaves no file', async () => {
  const id = await awaiting();
  const several = await Promise.all(Array.from({ length: maxDocuments }, (_, index) => uploaded(pdf(String(index)))));
  await attach(id, several);
  const before = await filesKept();
  const effects = await refusedEffects(database, call(id, [await uploaded(pdf('more'))]));
  expect(effects).toEqual(refused('invalid_input', 'assets'));
  expect(await namesOf(id)).toHaveLength(maxDocuments);
  expect([await versionOf(id), await filesKept()]).toEqual([2, before]);
});

test.each<[string, () => Promise<readonly object[]>, string]>([
  ['no document', () => Promise.resolve([]), 'invalid_input'],
  [
    'one that was not uploaded',
    async () => [{ ...(await uploaded(pdf('x'))), documentId: randomUUID() }],
    'document_not_found',
  ],
  ['a file of another kind', async () => [await uploaded(Buffer.from('MZ'))], 'document_not_accepted'],
])('refuses %s', async (_what, assets, code) => {
  const id = await awaiting();
  const before = await filesKept();
  expect(await refusedEffects(database, call(id, await assets()))).toEqual(refused(code, 'assets'));
  expect([await versionOf(id), await filesKept()]).toEqual([1, before]);
});

test.each([
  ['another tenant', 'borealis', 'payment_not_found', 'paymentId'],
  ['a role without the right', 'viewer', 'role_may_not_create_payments', 'accountId'],
])('refuses %s', async (_who, username, code, field) => {
  const id = await awaiting();
  const effects = await refusedEffects(database, call(id, [await uploaded(pdf('theirs'))], username));
  expect(effects).toEqual(refused(code, field));
  expect(await namesOf(id)).toEqual([]);
});

test('refuses payments that were sent or approved by another user', async () => {
  const sent = (await database('payments').where({ accountId: tradingAccount, status: 'completed' }).first('id'))!.id;
  const approved = await newPayment({ amount: '60000.00' });
  await as('approver', authorisePayment, { paymentId: approved });
  for (const [id, code] of [
    [sent, 'payment_already_sent'],
    [approved, 'documents_approved'],
    [randomUUID(), 'payment_not_found'],
  ] as const) {
    const effects = await refusedEffects(database, call(id, [await uploaded(pdf('late'))]));
    expect(effects).toEqual(refused(code, 'paymentId'));
  }
});
