import type { Knex } from 'knex';
import type { ActivityRow } from '../../../actions/database/generated/tables';
import {
  as,
  authorisePayment,
  createPayment,
  deletePayment,
  newPayment,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const activityOf = (paymentId: string) =>
  database('activity')
    .where({ paymentId })
    .orderBy('createdAt')
    .select<ActivityRow[]>('eventCode', 'userId', 'username', 'accountId', 'details', 'client_reported');

test('every act on a payment leaves its entry in the activity log', async () => {
  const id = await newPayment(needsOne);
  await as('maker', updatePayment, { paymentId: id, payment: smallPayment({ ...needsOne, reference: 'EDITED' }) });
  await as('approver', authorisePayment, { paymentId: id, version: 2 });
  await as('maker', deletePayment, { paymentId: id });
  const entry = { accountId: tradingAccount, details: null, client_reported: false };
  expect(await activityOf(id)).toEqual([
    { ...entry, eventCode: 'A007', userId: 'maker', username: 'maker' },
    { ...entry, eventCode: 'A008', userId: 'maker', username: 'maker' },
    { ...entry, eventCode: 'A010', userId: 'approver', username: 'approver' },
    { ...entry, eventCode: 'A009', userId: 'maker', username: 'maker' },
  ]);
  const unsent = await newPayment(needsOne);
  await as('maker', deletePayment, { paymentId: unsent });
  expect((await activityOf(unsent)).map(({ eventCode }) => eventCode)).toEqual(['A007', 'A009']);
});

test('a repeated creation is one act', async () => {
  const payment = smallPayment({ ...needsOne, clientRequestId: crypto.randomUUID() });
  const [first, again] = [await as('maker', createPayment, { payment }), await as('maker', createPayment, { payment })];
  expect(again.data).toEqual(first.data);
  const { createPayment: created } = first.data as { createPayment: { id: string } };
  expect(await activityOf(created.id)).toHaveLength(1);
});
