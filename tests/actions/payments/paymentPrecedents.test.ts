import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { copiesOf } from '../../support/copiesOf';
import { as, newPayment, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const read = `query ($id: uuid!) {
  payments_by_pk(id: $id) { precedents(order_by: [{ position: asc }]) { position precedent { id amount beneficiarySlice { iban } } } }
  payment_precedents(where: { paymentId: { _eq: $id } }) { precedentId }
}`;

interface Answer {
  readonly payments_by_pk: { readonly precedents: readonly { readonly precedent: { readonly id: string } }[] } | null;
  readonly payment_precedents: readonly { readonly precedentId: string }[];
}

/** A payee that no other test and no demo payment of the account has been paid to. */
const payee = { beneficiaryId: demoId('beneficiary hansa-metall'), currency: 'EUR', amount: '20000.00' };

let database: Knex;
let payment: string;

beforeAll(async () => {
  database = stackDatabase();
  payment = await newPayment(payee);
});
afterAll(() => database.destroy());

/** Changes rows as history does: without the guards of the states. */
const rewrite = (ids: readonly string[], change: object) =>
  database.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await transaction('payments').whereIn('id', ids).update(change);
  });
const hoursBefore = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const precedentsOf = async (id: string) =>
  ((await as<Answer>('approver', read, { id })).data?.payments_by_pk?.precedents ?? []).map(
    ({ precedent }) => precedent.id,
  );

test('the last ten completed payments to the payee, of every version of its details, newest first', async () => {
  const ids = await copiesOf(database, payment, 12);
  for (const [index, id] of ids.entries()) {
    await rewrite([id], { status: 'completed', createdAt: hoursBefore(index + 1) });
  }
  expect(await precedentsOf(payment)).toEqual(ids.slice(0, 10));
  const slice = await database('beneficiary_information_slice').where({ beneficiaryId: payee.beneficiaryId }).first();
  const [old] = await database('beneficiary_information_slice')
    .insert({
      ...slice,
      id: demoId('old slice'),
      is_most_recent: false,
      tcc_beneficiary_id: null,
      iban: 'DE02120300000000202051',
    })
    .returning('id');
  await rewrite([ids[3]!], { beneficiarySliceId: old?.id });
  expect(await precedentsOf(payment)).toEqual(ids.slice(0, 10));
  await rewrite([ids[0]!], { status: 'failed' });
  await rewrite([ids[1]!], { createdAt: new Date(Date.now() + 3_600_000) });
  const [other] = await database('beneficiary_information_slice').whereNot({ beneficiaryId: payee.beneficiaryId });
  await rewrite([ids[2]!], { beneficiarySliceId: other?.id });
  expect((await precedentsOf(payment)).slice(0, 9)).toEqual(ids.slice(3));
});

test('payments of another account are no precedents, and a user without a seat reads none', async () => {
  const [foreign] = await copiesOf(database, payment, 1);
  const other = await database('accounts').whereNot({ id: tradingAccount }).first();
  await rewrite([foreign!], { status: 'completed', createdAt: hoursBefore(0.5), accountId: other?.id });
  expect(await precedentsOf(payment)).not.toContain(foreign);
  expect((await precedentsOf(payment)).length).toBeGreaterThan(3);
  for (const username of ['borealis', 'borealisadmin', 'noaccount']) {
    const answer = await graphql<Answer>(username, read, { id: payment });
    expect(answer.data).toEqual({ payments_by_pk: null, payment_precedents: [] });
  }
  expect((await graphql('nomfa', read, { id: payment })).errors).toBeDefined();
});
