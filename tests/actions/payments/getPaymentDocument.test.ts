import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { newPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { demoId } from '../../../seeds/demo/demoId';
import { attach, pdf, uploaded } from '../../support/documents';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

interface Answer {
  readonly getPaymentDocument: { readonly url: string; readonly expiresAt: string };
}

const call = (assetId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: `query ($assetId: uuid!) { getPaymentDocument(assetId: $assetId) { url expiresAt } }`,
  variables: { assetId },
});

/** A document of a new payment. */
async function attached(): Promise<string> {
  const paymentId = await newPayment({ amount: '5000.00' });
  await attach(paymentId, [await uploaded(pdf('one'))]);
  return (await database('assets').where({ paymentId }).first('id'))!.id;
}

test('answers an address for five minutes to users who see the payment, with any account selected', async () => {
  const id = await attached();
  for (const selected of [tradingAccount, accountId('aldgate-payroll')]) {
    const { answer, ...effects } = await effectsOf<Answer>(database, call(id, 'approver', selected));
    const { url, expiresAt } = answer.data!.getPaymentDocument;
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf('one'));
    expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeLessThanOrEqual(5.1);
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  }
});

test('a document of the demo opens', async () => {
  const { answer } = await effectsOf<Answer>(database, call(demoId('asset open 0')));
  const response = await fetch(answer.data!.getPaymentDocument.url);
  expect((await response.arrayBuffer()).byteLength).toBe(48_213);
});

test('refuses another tenant, and an absent document in the same words', async () => {
  const id = await attached();
  for (const [assetId, username] of [
    [id, 'borealis'],
    [randomUUID(), 'maker'],
  ] as const) {
    expect(await refusedEffects(database, call(assetId, username))).toEqual(refused('document_not_found', 'assetId'));
  }
});
