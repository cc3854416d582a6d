import type { Knex } from 'knex';
import { as, deletePayment, newPayment, providerBooks, refusalOf } from '../../support/portal';
import { withCallsSpent } from '../../support/providerCalls';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

test('whoever has used up the calls of a minute cannot delete a sent payment, and is told when to try again', async () => {
  const [deleted, kept] = [await newPayment(), await newPayment()];
  expect((await as('maker', deletePayment, { paymentId: deleted })).errors).toBeUndefined();
  await withCallsSpent(database, 'maker', async () => {
    const answer = await as('maker', deletePayment, { paymentId: kept });
    expect(refusalOf(answer).code).toBe('too_many_requests');
    expect(answer.errors?.[0]?.message).toMatch(/Try again in \d+ s\./);
  });
  const row = await database('payments').where({ id: kept }).first<{ status: string; tccPaymentId: string }>();
  expect(row.status).toBe('ready_to_send');
  const { payments } = await providerBooks();
  expect(payments.find(({ id }) => id === row.tccPaymentId)?.status).toBe('ready_to_send');
});
