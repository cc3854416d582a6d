import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { askForBatch, shownPayments } from '../../support/batches';
import { copiesOf } from '../../support/copiesOf';
import { eventually } from '../../support/eventually';
import { as, authorisePayment, newPayment, tradingAccount } from '../../support/portal';
import { putSeatsBack } from '../../support/seats';
import { actionEnvironment, graphql, runSchedule, stackDatabase } from '../../support/stack';

/** Both roles of the rule for two approvals, so that the approver's alone sends nothing. */
const needsTwo = { amount: '20000.00' };
const batchAuthorise = `mutation ($payments: [ShownPayment!]!) {
  results: batchAuthorisePayments(payments: $payments) { paymentId batchId errorCode status }
}`;
const fromDashboard = batchAuthorise.replace('batchAuthorisePayments(', 'batchAuthorisePaymentsFromGlobalDashboard(');
const read = `query ($id: uuid!) {
  authorisation_batches_by_pk(id: $id) { id state row_count rows(order_by: [{ row_number: asc }]) { row_number state payment { id } } }
  authorisation_batch_rows(where: { batch_id: { _eq: $id } }) { row_number }
}`;

interface Answer {
  readonly results: readonly { readonly paymentId: string; readonly batchId: string | null }[];
}

let database: Knex;
let context: Context;
let template: string;

beforeAll(async () => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  template = await newPayment(needsTwo);
});
/** A user has one batch at a time. */
afterEach(() => runSchedule('run-authorisation-batches'));
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const waiting = (count: number) => copiesOf(database, template, count);
const rowsOf = (id: string) => database('authorisation_batch_rows').where({ batch_id: id }).orderBy('row_number');
const stateOf = async (id: string) => (await database('authorisation_batches').where({ id }).first('state'))?.state;
const done = (id: string) =>
  eventually(
    () => stateOf(id),
    (state) => state === 'done',
  );
const given = (ids: readonly string[]) =>
  database('payment_authorisation_requests').whereIn('paymentId', ids).where({ authorisedById: 'approver' });

/** A batch that no Lambda was started for. */
async function stored(ids: readonly string[], asked: Parameters<typeof askForBatch>[2] = {}): Promise<string> {
  const [first] = await askForBatch(context, shownPayments(ids), asked);
  return first?.batchId ?? '';
}

/** The rows after the schedule has run. */
async function outcomes(id: string) {
  await runSchedule('run-authorisation-batches');
  return (await rowsOf(id)).map(({ state, error_code: code }) => code ?? state);
}

test('a batch is answered with its id, worked off at once, and authorises each payment once', async () => {
  const ids = await waiting(60);
  const answer = await as<Answer>('approver', batchAuthorise, { payments: shownPayments(ids) });
  const [batchId, ...others] = new Set(answer.data?.results.map((one) => one.batchId));
  expect([answer.data?.results.map(({ paymentId }) => paymentId), others]).toEqual([ids, []]);
  await done(batchId!);
  const rows = await rowsOf(batchId!);
  expect(rows.map((row) => row.payment_id)).toEqual(ids);
  expect(rows.every((row) => row.state === 'authorised' && row.authorisations_required === 1)).toBe(true);
  expect(await given(ids)).toHaveLength(60);
  expect(await database('activity').whereIn('paymentId', ids).where({ eventCode: 'A010' })).toHaveLength(60);
  const logged = database('audit_logged_actions').where({ table_name: 'authorisation_batches', row_id: batchId! });
  expect(new Set(await logged.pluck('user_id'))).toEqual(new Set(['approver']));
});

test('the schedule goes on with a batch whose worker died; several runs share the rows', async () => {
  const ids = await waiting(51);
  const id = await stored(ids);
  expect(await stateOf(id)).toBe('running');
  await Promise.all([1, 2].map(() => runSchedule('run-authorisation-batches')));
  await done(id);
  expect(await given(ids)).toHaveLength(51);
});

test('the same payments asked for again are the batch that is worked off; others are refused meanwhile', async () => {
  const ids = await waiting(60);
  const id = await stored(ids);
  expect(await stored(ids.slice(0, 55))).toBe(id);
  const changed = shownPayments(ids).map((payment) => ({ ...payment, version: 2 }));
  const others = shownPayments(await waiting(51));
  for (const payments of [changed, others, [...shownPayments(ids), ...others]]) {
    await expect(askForBatch(context, payments)).rejects.toMatchObject({ code: 'authorisation_batch_running' });
  }
  expect(await database('authorisation_batches').where({ user_id: 'approver', state: 'running' })).toHaveLength(1);
  expect((await outcomes(id)).every((state) => state === 'authorised')).toBe(true);
  expect(await stored(ids)).not.toBe(id);
});

test('a refusal is the outcome of its payment and stops no other', async () => {
  const ids = await waiting(51);
  const [changed, alreadyGiven, withNotice] = ids;
  await database('payments').where({ id: changed }).update({ reason: 'Iron' });
  await as('approver', authorisePayment, { paymentId: alreadyGiven });
  const payments = shownPayments(ids).map((payment) =>
    payment.paymentId === withNotice ? { ...payment, fraudNoticeId: randomUUID() } : payment,
  );
  const [first] = await askForBatch(context, payments);
  const [one, two, three, ...rest] = await outcomes(first?.batchId ?? '');
  expect([one, two, three]).toEqual(['content_changed', 'already_authorised_by_you', 'fraud_notice_not_found']);
  expect(new Set(rest)).toEqual(new Set(['authorised']));
  expect((await rowsOf(first?.batchId ?? ''))[0]?.error_message).toMatch(/^This payment changed/);
});

const seat = () => database('CurrencyCloudContacts').where({ user_id: 'approver', account_id: tradingAccount });
const person = () => database('users').where({ id: 'approver' });

test.each([
  [
    'a disabled user',
    'payment_not_found',
    () => person().update({ enabled: false }),
    () => person().update({ enabled: true }),
  ],
  [
    'a role that may not approve',
    'role_may_not_authorise',
    () => seat().update({ role_id: roleId('viewer') }),
    () => seat().update({ role_id: roleId('approver') }),
  ],
  [
    'a session that was ended',
    'not_authenticated',
    () => person().update({ signed_out_at: new Date() }),
    () => person().update({ signed_out_at: null }),
  ],
] as const)('%s authorises nothing, although the batch was asked for before', async (_what, code, change, restore) => {
  const ids = await waiting(51);
  const id = await stored(ids);
  await change();
  try {
    expect(new Set(await outcomes(id))).toEqual(new Set([code]));
  } finally {
    await restore();
  }
  expect(await given(ids)).toHaveLength(0);
});

test('a batch belongs to its user; another tenant reads nothing of it', async () => {
  const id = await stored(await waiting(51));
  const own = await as<Record<string, unknown>>('approver', read, { id });
  expect(own.data).toMatchObject({ authorisation_batches_by_pk: { id, state: 'running', row_count: 51 } });
  expect(own.data?.authorisation_batch_rows).toHaveLength(51);
  for (const other of ['approver2', 'borealis', 'maker']) {
    const answer = await as(other, read, { id });
    expect(answer.data).toEqual({ authorisation_batches_by_pk: null, authorisation_batch_rows: [] });
  }
});

test('of a payment on whose account the user has no seat any more, only the outcome is read', async () => {
  const id = await stored(await waiting(51));
  const [mine] = await database('CurrencyCloudContacts').where({ user_id: 'approver', account_id: tradingAccount });
  await seat().delete();
  try {
    expect(new Set(await outcomes(id))).toEqual(new Set(['payment_not_found']));
    const answer = await as<{ authorisation_batches_by_pk: { rows: unknown[] } }>('approver', read, { id });
    expect(answer.data?.authorisation_batches_by_pk.rows[0]).toEqual({
      row_number: 1,
      state: 'refused',
      payment: null,
    });
  } finally {
    await putSeatsBack(database, [mine!]);
  }
});

test('payments of another tenant or account are answered as absent ones and are no part of the batch', async () => {
  const ids = await waiting(51);
  const foreign = async (headers: Record<string, string>, document: string) => {
    const payments = shownPayments(ids);
    return (await graphql<Answer>('borealis', document, { payments }, headers)).data?.results;
  };
  const absent = ids.map((paymentId) => ({ paymentId, batchId: null, errorCode: 'payment_not_found', status: null }));
  expect(await foreign({ 'x-account-id': tradingAccount }, batchAuthorise)).toEqual(absent);
  expect(await foreign({}, fromDashboard)).toEqual(absent);
  const payroll = await as<Answer>(
    'approver',
    batchAuthorise,
    { payments: shownPayments(ids) },
    accountId('aldgate-payroll'),
  );
  expect(payroll.data?.results).toEqual(absent);
  const asked = await askForBatch(context, shownPayments(ids), { selectedAccountId: accountId('aldgate-payroll') });
  expect(asked.map(({ batchId, errorCode }) => batchId ?? errorCode)).toEqual(ids.map(() => 'payment_not_found'));
  const mixed = await askForBatch(context, shownPayments([demoId('payment that does not exist'), ...ids]));
  expect(mixed[0]).toMatchObject({ errorCode: 'payment_not_found' });
  expect(await rowsOf(mixed[1]?.batchId ?? '')).toHaveLength(51);
  expect(await database('authorisation_batches').where({ user_id: 'borealis' })).toEqual([]);
});

test('a viewer’s batch is refused row by row', async () => {
  const id = await stored(await waiting(51), { userId: 'viewer' });
  expect(new Set(await outcomes(id))).toEqual(new Set(['role_may_not_authorise']));
});
