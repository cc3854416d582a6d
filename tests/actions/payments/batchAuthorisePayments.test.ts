import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { shownPayments } from '../../support/batches';
import { copiesOf } from '../../support/copiesOf';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, authorisePayment, newPayment, tradingAccount } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };
const document = (action: string) => `mutation ($payments: [ShownPayment!]!) {
  results: ${action}(payments: $payments) { paymentId batchId errorCode status requestsAdded authorisationsRequired }
}`;
const here = document('batchAuthorisePayments');
const everywhere = document('batchAuthorisePaymentsFromGlobalDashboard');

interface Result {
  readonly paymentId: string;
  readonly batchId: string | null;
  readonly errorCode: string | null;
  readonly status: string | null;
}
interface Answer {
  readonly results: readonly Result[];
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
/** A user has one batch at a time. */
afterEach(() => runSchedule('run-authorisation-batches'));
afterAll(() => database.destroy());

const call = (payments: readonly object[], username = 'approver', selected = tradingAccount, query = here) => ({
  username,
  selected,
  query,
  variables: { payments },
});
const given = (ids: readonly string[], authorisedById = 'approver') =>
  database('payment_authorisation_requests').whereIn('paymentId', ids).where({ authorisedById });

test('each payment is authorised by itself, and those that are complete are sent', async () => {
  const [one, two] = [await newPayment(needsOne), await newPayment(needsTwo)];
  const { answer, ...effects } = await effectsOf<Answer>(database, call(shownPayments([one, two, one])));
  const result = { batchId: null, errorCode: null, requestsAdded: 0 };
  expect(answer.data?.results).toEqual([
    { ...result, paymentId: one, status: 'ready_to_send', authorisationsRequired: 0 },
    { ...result, paymentId: two, status: 'awaiting_authorisation', authorisationsRequired: 1 },
  ]);
  expect(effects).toEqual({
    rows: ['insert provider_intents', 'update payment_authorisation_requests', 'update payments'],
    activity: ['A010', 'A010'],
    provider: ['/payments/create'],
  });
  expect(await given([one, two])).toHaveLength(2);
});

test('a refusal is the result of its payment and stops no other', async () => {
  const [own, changed, good] = [await newPayment(needsTwo), await newPayment(needsTwo), await newPayment(needsTwo)];
  await as('approver', authorisePayment, { paymentId: own });
  const shown = [...shownPayments([own]), { paymentId: changed, version: 2 }, ...shownPayments([randomUUID(), good])];
  const { answer } = await effectsOf<Answer>(database, call(shown));
  expect(answer.data?.results.map(({ errorCode, status }) => [errorCode, status])).toEqual([
    ['already_authorised_by_you', null],
    ['content_changed', null],
    ['payment_not_found', null],
    [null, 'awaiting_authorisation'],
  ]);
  expect(await given([own, changed, good])).toHaveLength(2);
});

test('fifty payments are authorised within the request, one more makes a batch', async () => {
  const ids = await copiesOf(database, await newPayment(needsTwo), 51);
  const fifty = await as<Answer>('approver', here, { payments: shownPayments(ids.slice(0, 50)) });
  expect(new Set(fifty.data?.results.map(({ batchId }) => batchId))).toEqual(new Set([null]));
  expect(await given(ids)).toHaveLength(50);
  const more = await copiesOf(database, await newPayment(needsTwo), 51);
  const batch = await as<Answer>('approver', here, { payments: shownPayments(more) });
  expect(new Set(batch.data?.results.map(({ batchId }) => batchId))).toEqual(new Set([expect.any(String)]));
});

test('payments of another account are absent, unless every account is asked for', async () => {
  const id = await newPayment(needsTwo);
  const elsewhere = accountId('aldgate-payroll');
  const absent = { paymentId: id, errorCode: 'payment_not_found', status: null };
  for (const [username, selected, query] of [
    ['approver', elsewhere, here],
    ['borealis', tradingAccount, here],
    ['borealis', tradingAccount, everywhere],
  ] as const) {
    const { answer, ...effects } = await effectsOf<Answer>(
      database,
      call(shownPayments([id]), username, selected, query),
    );
    expect(answer.data?.results).toMatchObject([absent]);
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  }
  const { answer } = await effectsOf<Answer>(database, call(shownPayments([id]), 'approver', elsewhere, everywhere));
  expect(answer.data?.results).toMatchObject([{ paymentId: id, errorCode: null, status: 'awaiting_authorisation' }]);
});

test.each([
  ['a role that may not approve', 'viewer', 'role_may_not_authorise'],
  ['the maker', 'maker', 'cannot_authorise_own_payment'],
])('%s authorises nothing', async (_who, username, code) => {
  const id = await newPayment(needsOne);
  const { answer, activity } = await effectsOf<Answer>(database, call(shownPayments([id]), username));
  expect(answer.data?.results).toMatchObject([{ paymentId: id, errorCode: code, status: null }]);
  expect([activity, await given([id], username)]).toEqual([[], []]);
});

test('refuses more than a thousand', async () => {
  const payments = (count: number) => shownPayments(Array.from({ length: count }, () => randomUUID()));
  expect(await refusedEffects(database, call(payments(1001)))).toEqual(refused('invalid_input', 'payments'));
  const { answer } = await effectsOf<Answer>(database, call(payments(1000)));
  expect(new Set(answer.data?.results.map(({ errorCode }) => errorCode))).toEqual(new Set(['payment_not_found']));
});
