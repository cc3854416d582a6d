import type { Knex } from 'knex';
import type { ActivityRow, PaymentsRow } from '../../../actions/database/generated/tables';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, authorisePayment, newPayment, refusalOf, rejectPayment } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const reason = 'This invoice was paid last week.';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const reject = (username: string, paymentId: string, changes: object = {}) =>
  as(username, rejectPayment, { paymentId, reason, ...changes });
const rowOf = (id: string) => database('payments').where({ id }).first<PaymentsRow>();
const activityOf = (paymentId: string) =>
  database('activity')
    .where({ paymentId })
    .orderBy('createdAt')
    .select<ActivityRow[]>('eventCode', 'userId', 'username', 'accountId', 'details', 'client_reported');

test('an approver rejects a payment: deleted, with who, when and why, and nothing left to authorise', async () => {
  const id = await newPayment(needsOne);
  const call = { username: 'approver', query: rejectPayment, variables: { paymentId: id, reason } };
  const { answer, ...effects } = await effectsOf(database, call);
  expect(effects).toEqual({
    rows: ['delete charges', 'delete payment_authorisation_requests', 'update payments'],
    activity: ['A011'],
    provider: [],
  });
  expect(answer.data).toEqual({ rejectPayment: { id, status: 'deleted', authorisationsRequired: 0 } });
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'deleted', rejectedById: 'approver', rejectionReason: reason });
  expect(row.rejectedAt).toBeInstanceOf(Date);
  expect((await activityOf(id)).at(-1)).toMatchObject({ eventCode: 'A011', userId: 'approver', details: reason });
  expect(refusalOf(await as('approver', authorisePayment, { paymentId: id })).code).toBe('no_authorisation_due');
  expect(refusalOf(await reject('approver', id)).code).toBe('no_authorisation_due');
});

test('the maker reads who rejected the payment, and why', async () => {
  const id = await newPayment(needsOne);
  await reject('approver', id);
  const read = `query ($id: uuid!) { payments(where: { id: { _eq: $id } }) {
    rejectionReason rejectedAt rejectedBy { id }
  } }`;
  expect((await as('maker', read, { id })).data).toEqual({
    payments: [{ rejectionReason: reason, rejectedAt: expect.any(String) as string, rejectedBy: { id: 'approver' } }],
  });
});

test.each([
  ['its maker', 'maker', {}, 'cannot_reject_own_payment', 'paymentId'],
  ['a role that approves nothing', 'viewer', {}, 'role_may_not_authorise', 'paymentId'],
  ['another tenant', 'borealis', {}, 'payment_not_found', 'paymentId'],
  ['an approver who was shown another version', 'approver', { version: 2 }, 'content_changed', 'paymentId'],
  ['an approver without a reason', 'approver', { reason: '  ' }, 'invalid_input', 'reason'],
  ['an approver with a reason of 501 characters', 'approver', { reason: 'x'.repeat(501) }, 'invalid_input', 'reason'],
])('%s cannot reject it, and it waits on', async (_who, username, changes, code, field) => {
  const id = await newPayment(needsOne);
  const call = { username, query: rejectPayment, variables: { paymentId: id, reason, ...changes } };
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await rowOf(id)).toMatchObject({ status: 'awaiting_authorisation', rejectedById: null });
  expect((await activityOf(id)).map(({ eventCode }) => eventCode)).toEqual(['A007']);
});

test('of a rejection and an authorisation at the same time one counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await newPayment(needsOne);
    const answers = await Promise.all([reject('approver', id), as('approver', authorisePayment, { paymentId: id })]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { status, rejectedById } = await rowOf(id);
    expect(status === 'deleted').toBe(rejectedById === 'approver');
  }
});
