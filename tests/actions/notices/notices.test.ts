import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import { followPayments } from '../../../actions/payments/followPayments';
import { tellOfMoneyIn } from '../../../actions/transactions/tellOfMoneyIn';
import { sendNotices } from '../../../actions/schedules/sendNotices';
import { accountId } from '../../../seeds/demo/organisations';
import { copiesOf } from '../../support/copiesOf';
import { askForBatch, shownPayments } from '../../support/batches';
import {
  as,
  authorisePayment,
  newPayment,
  rejectPayment,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** The notices about a payment: who was told what. */
const told = async (paymentId: string, on: Knex = database) =>
  (
    await on('notices')
      .whereRaw(`content ->> 'paymentId' = ?`, [paymentId])
      .orderBy(['kind', 'user_id'])
      .select('kind', 'user_id')
  ).map(({ kind, user_id }) => `${kind} ${user_id}`);
const contentOf = async (paymentId: string, kind: string) =>
  (await database('notices').whereRaw(`content ->> 'paymentId' = ? and kind = ?`, [paymentId, kind]).first())?.content;

test('a payment that waits is told to those who may approve it, with what they need to know, and not to its maker', async () => {
  const id = await newPayment(needsTwo);
  expect(await told(id)).toEqual(['approval_wanted approver', 'approval_wanted approver2']);
  expect(await contentOf(id, 'approval_wanted')).toMatchObject({
    paymentId: id,
    payee: 'Thames Logistics Ltd',
    amount: '20000.00',
    currency: 'GBP',
    shortReference: expect.any(String) as string,
    paymentDate: smallPayment().paymentDate,
  });
});

test('a payment that needs no approval writes no notice; a change writes a new one', async () => {
  const id = await newPayment();
  expect(await told(id)).toEqual([]);
  const waiting = await newPayment(needsOne);
  const before = await told(waiting);
  await as('maker', updatePayment, { paymentId: waiting, payment: smallPayment({ ...needsOne, reference: 'ANEW' }) });
  expect((await told(waiting)).length).toBe(before.length * 2);
});

test('the maker is told of an approval, by whom, and how many are missing; a rejection with its reason', async () => {
  const id = await newPayment(needsTwo);
  await as('approver', authorisePayment, { paymentId: id });
  expect(await told(id)).toContain('approval_given maker');
  expect(await contentOf(id, 'approval_given')).toMatchObject({ by: 'Adrian Prowse', open: 1 });
  await as('approver2', rejectPayment, { paymentId: id, reason: 'Paid last week.' });
  const failed = (await told(id)).filter((line) => line.startsWith('payment_failed'));
  expect(failed).toEqual(['payment_failed approver', 'payment_failed maker']);
  expect(await contentOf(id, 'payment_failed')).toMatchObject({ reason: 'Paid last week.', isRejected: true });
});

test('the approvals of a batch are told to a maker once', async () => {
  // One more than is authorised within the request.
  const ids = await copiesOf(database, await newPayment(needsTwo), 51);
  const [first] = await askForBatch(context, shownPayments(ids));
  await runSchedule('run-authorisation-batches');
  const subject = `batch:${first?.batchId ?? ''}`;
  expect(await database('notices').where({ subject }).select('user_id', 'kind', 'content')).toEqual([
    { user_id: 'maker', kind: 'approval_given', content: { batchId: first?.batchId, by: 'Adrian Prowse' } },
  ]);
});

test('a payment that the bank returns is told as returned, in the transaction that takes the reading', async () => {
  const payment = await database('payments')
    .where({ status: 'completed', createdById: 'maker', accountId: tradingAccount })
    .whereNotNull('tccPaymentId')
    .first<{ id: string; tccPaymentId: string }>();
  const transaction = await database.transaction();
  await transaction('tcc_payments')
    .where({ id: payment.tccPaymentId })
    .update({ status: 'failed', failure_reason: 'Account closed', updated_at: new Date() });
  await followPayments(transaction, [payment.tccPaymentId]);
  await followPayments(transaction, [payment.tccPaymentId]);
  const lines = (await told(payment.id, transaction)).filter((line) => line.startsWith('payment_returned'));
  await transaction.rollback();
  expect(lines).toEqual([...new Set(lines)]);
  expect(lines).toContain('payment_returned maker');
  expect(await told(payment.id)).not.toContain('payment_returned maker');
});

test('money in is told once to everybody with a seat; old money, debits and money between accounts are not', async () => {
  const transaction = await database.transaction();
  const money = (change: object = {}) => ({
    id: randomUUID(),
    account_id: tradingAccount,
    currency: 'EUR',
    amount: '10.00',
    type: 'credit' as const,
    status: 'completed',
    action: 'funding',
    related_entity_type: 'inbound_funds' as const,
    completed_at: new Date(),
    created_at: new Date(),
    updated_at: new Date(),
    ...change,
  });
  const rows = [
    money(),
    money({ completed_at: new Date(Date.now() - 4 * 86_400_000) }),
    money({ type: 'debit' }),
    money({ status: 'pending' }),
    money({ related_entity_type: 'balance_transfer' }),
  ];
  await transaction('tcc_transactions').insert(rows);
  const ids = rows.map(({ id }) => id);
  await tellOfMoneyIn(transaction, ids);
  await tellOfMoneyIn(transaction, ids);
  const found = await transaction('notices').whereIn('subject', ids).orderBy('user_id').select('user_id', 'subject');
  const seats = await transaction('CurrencyCloudContacts as seat')
    .join('users as person', 'person.id', 'seat.user_id')
    .where({ account_id: tradingAccount, enabled: true })
    .orderBy('user_id')
    .pluck('user_id');
  await transaction.rollback();
  expect(found).toEqual((seats as string[]).map((user_id) => ({ user_id, subject: ids[0] })));
});

test('a payment whose date is near and that still waits is told once to its maker and its approvers', async () => {
  const id = await newPayment(needsOne);
  await sendNotices(context);
  expect((await told(id)).filter((line) => line.startsWith('date_at_risk'))).toEqual([]);
  const { paymentDate } = await database('payments').where({ id }).first<{ paymentDate: string }>();
  const clock = { now: () => new Date(`${paymentDate}T09:00:00Z`) };
  expect((await sendNotices({ ...context, clock }))?.atRisk).toBeGreaterThan(1);
  await sendNotices({ ...context, clock });
  const lines = (await told(id)).filter((line) => line.startsWith('date_at_risk'));
  expect(lines).toContain('date_at_risk maker');
  expect(lines).toContain('date_at_risk approver');
  expect(new Set(lines).size).toBe(lines.length);
  await database('notices').where({ kind: 'date_at_risk' }).where('createdAt', '>', new Date()).delete();
});

test('notices that are older than is kept are deleted', async () => {
  const id = randomUUID();
  const createdAt = new Date(Date.now() - 401 * 86_400_000);
  await database('notices').insert({ id, user_id: 'viewer', kind: 'rate_alert', subject: id, createdAt });
  await runSchedule('send-notices');
  expect(await database('notices').where({ id })).toEqual([]);
});

describe('what a person may do with notices', () => {
  const read = `query ($id: uuid!) { notices(where: { id: { _eq: $id } }) { id readAt } }`;
  let id: string;

  beforeEach(async () => {
    id = randomUUID();
    const notice = { id, user_id: 'viewer', kind: 'money_in' as const, subject: id, accountId: tradingAccount };
    await database('notices').insert(notice);
  });
  afterEach(async () => {
    await database('notices').where({ id }).delete();
  });

  test('its person alone reads it', async () => {
    expect((await as('viewer', read, { id })).data).toEqual({ notices: [{ id, readAt: null }] });
    expect((await as('maker', read, { id })).data).toEqual({ notices: [] });
  });

  test('it cannot be read without a seat on its account', async () => {
    await database('notices')
      .where({ id })
      .update({ accountId: accountId('borealis-imports') });
    expect((await as('viewer', read, { id })).data).toEqual({ notices: [] });
  });
});
