import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { RecurringPaymentsRow } from '../../../actions/database/generated/tables';
import type { Context } from '../../../actions/context';
import { createRecurringPayments } from '../../../actions/schedules/createRecurringPayments';
import { addDays } from '../../../domain/isoDate';
import { demoId } from '../../../seeds/demo/demoId';
import { as, tradingAccount } from '../../support/portal';
import { endSeries, euro, newSeries as newSeriesOf, today } from '../../support/recurring';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';

const change = `mutation ($recurringPaymentId: uuid!, $state: String!) {
  changeRecurringPayment(recurringPaymentId: $recurringPaymentId, state: $state) { id }
}`;
const list = `query ($accountId: uuid!) { recurring_payments(where: { account_id: { _eq: $accountId } }) { id } }`;

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = createContext(actionEnvironment());
});

afterEach(() => endSeries(database));
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const newSeries = (days: { next: number; ends?: number }, changes: object = {}) => newSeriesOf(database, days, changes);
const rowOf = async (id: string) => (await database('recurring_payments').where({ id }).first<RecurringPaymentsRow>())!;
const paymentsOf = (id: string) =>
  database('payments').where({ recurringPaymentId: id }).orderBy('occurrenceOn').select();
const omissionsOf = (id: string) =>
  database('recurring_payment_omissions').where({ recurring_payment_id: id }).orderBy('occurrence_on').select();
const run = () => runSchedule<{ created: number; refused: number; faulty: number }>('create-recurring-payments');
const changeAs = (user: string, id: string, state: string) => as(user, change, { recurringPaymentId: id, state });

test('an occurrence within five days becomes a payment of its creator, with fee and approvals, and the next one follows', async () => {
  const id = await newSeries({ next: 5 }, { purposeNote: 'Cost centre 7.' });
  expect(await run()).toEqual({ created: 1, refused: 0, faulty: 0 });
  const [made, ...more] = await paymentsOf(id);
  expect(more).toEqual([]);
  const occurrenceOn = addDays(today, 5);
  expect(made).toMatchObject({
    createdById: 'maker',
    status: 'awaiting_authorisation',
    occurrenceOn,
    amount: '20000.00',
    purposeNote: 'Cost centre 7.',
  });
  expect(made!.paymentDate >= occurrenceOn).toBe(true);
  expect(await database('payment_authorisation_requests').where({ paymentId: made!.id })).toHaveLength(2);
  expect(await rowOf(id)).toMatchObject({ state: 'active', next_on: addDays(today, 12) });
  const entry = await database('activity').where({ paymentId: made!.id, eventCode: 'A007' }).first();
  expect(entry).toMatchObject({ userId: 'maker', accountId: tradingAccount });
  const audited = { table_name: 'payments', row_id: made!.id, action: 'I' };
  expect(await database('audit_logged_actions').where(audited).first('user_id')).toEqual({
    user_id: 'create-recurring-payments',
  });
  expect((await run()).created).toBe(0);
});

test('one that is six days ahead waits; a small one is released without approval, as its rules say', async () => {
  const later = await newSeries({ next: 6 });
  const small = { beneficiaryId: demoId('beneficiary thames-logistics'), amount: '12.50', currency: 'GBP' };
  const released = await newSeries({ next: 4 }, small);
  await run();
  expect(await paymentsOf(later)).toEqual([]);
  const [made] = await paymentsOf(released);
  expect(await database('provider_intents').where({ entity_id: made!.id })).toHaveLength(1);
});

test('after days off each missed occurrence is caught up with once; one of more than a month ago is refused', async () => {
  const id = await newSeries({ next: -21 });
  await run();
  await run();
  const made = await paymentsOf(id);
  const occurrences = [-21, -14, -7, 0].map((days) => addDays(today, days));
  expect(made.map(({ occurrenceOn }) => occurrenceOn)).toEqual(occurrences);
  expect(made.every(({ paymentDate }) => paymentDate >= today)).toBe(true);
  const old = await newSeries({ next: -32 });
  expect((await run()).refused).toBe(1);
  expect(await paymentsOf(old)).toEqual([]);
  expect(await omissionsOf(old)).toMatchObject([{ error_code: 'occurrence_too_late' }]);
});

test('after its last occurrence a series has ended', async () => {
  const id = await newSeries({ next: 0, ends: 3 });
  await run();
  expect(await rowOf(id)).toMatchObject({ state: 'ended', next_on: null });
  expect(await paymentsOf(id)).toHaveLength(1);
});

test('two runs at once create each occurrence once', async () => {
  const ids = await Promise.all([newSeries({ next: 0 }), newSeries({ next: 1 }), newSeries({ next: -7 })]);
  await Promise.all([run(), run(), run()]);
  await run();
  const counts = await Promise.all(ids.map(async (id) => (await paymentsOf(id)).length));
  expect(counts).toEqual([1, 1, 2]);
});

test('a run that dies at any point leaves nothing half done, and the next one creates what is missing, once', async () => {
  const id = await newSeries({ next: -7, ends: 3 });
  // The first id is that of the run itself.
  for (let allowed = 1; (await rowOf(id)).state === 'active'; allowed += 1) {
    const before = (await paymentsOf(id)).length;
    let used = 0;
    const newId = () => {
      used += 1;
      if (used > allowed) throw new Error('killed');
      return context.newId();
    };
    await createRecurringPayments({ ...context, newId });
    const made = await paymentsOf(id);
    // Both stand or neither does: the payment with its approvals, and the step to the next occurrence.
    expect(made.length - before).toBeLessThanOrEqual(2);
    expect((await rowOf(id)).next_on ?? addDays(today, 7)).toBe(addDays(today, -7 + 7 * made.length));
    expect(allowed).toBeLessThan(200);
  }
  const made = await paymentsOf(id);
  expect(made.map(({ occurrenceOn }) => occurrenceOn)).toEqual([addDays(today, -7), today]);
  for (const { id: paymentId } of made) {
    expect(await database('payment_authorisation_requests').where({ paymentId })).toHaveLength(2);
  }
});

/** How a series becomes impossible, and what makes it possible again. */
const obstacles: readonly (readonly [
  what: string,
  code: string,
  set: (database: Knex, isBroken: boolean) => Promise<unknown>,
])[] = [
  [
    'its creator is disabled',
    'account_not_found',
    (knex, isBroken) => knex('users').where({ id: 'maker' }).update({ enabled: !isBroken }),
  ],
  [
    'the beneficiary is deleted',
    'beneficiary_not_found',
    (knex, isBroken) => knex('beneficiaries').where({ id: euro.beneficiaryId }).update({ enabled: !isBroken }),
  ],
  [
    'the limit of the creator is lower',
    'amount_above_limit',
    (knex, isBroken) =>
      knex('CurrencyCloudContacts')
        .where({ user_id: 'maker', account_id: tradingAccount })
        .update({ upper_fx_limit: isBroken ? '10' : '250000' }),
  ],
  [
    'the country is no longer permitted',
    'country_not_permitted',
    (knex, isBroken) => knex('countries').where({ alpha2Code: 'DE' }).update({ permittedJurisdiction: !isBroken }),
  ],
  [
    'the currency is no longer offered',
    'currency_not_offered',
    (knex, isBroken) => knex('currency_settings').where({ currency: euro.currency }).update({ enabled: !isBroken }),
  ],
  [
    'the role may create no payments',
    'role_may_not_create_payments',
    (knex, isBroken) =>
      knex('roles')
        .whereIn('id', knex('CurrencyCloudContacts').where({ user_id: 'maker' }).select('role_id'))
        .update({ can_create_payments: !isBroken }),
  ],
];

test.each(obstacles)(
  'when %s the occurrence is noted with its reason and the series pauses',
  async (_what, code, set) => {
    const id = await newSeries({ next: 0 });
    await set(database, true);
    try {
      expect((await run()).refused).toBe(1);
    } finally {
      await set(database, false);
    }
    expect(await paymentsOf(id)).toEqual([]);
    const [omission] = await omissionsOf(id);
    expect(omission).toMatchObject({ occurrence_on: today, error_code: code, skipped_by: null });
    const paused = await rowOf(id);
    expect(paused).toMatchObject({
      state: 'paused',
      pause_reason: omission!.error_message,
      next_on: addDays(today, 7),
    });
    const entry = await database('activity')
      .where({ userId: 'maker', eventCode: 'E003' })
      .orderBy('createdAt', 'desc')
      .first();
    expect(entry).toMatchObject({ details: `Recurring payment of ${today}: ${omission!.error_message}` });
    expect((await run()).created).toBe(0);
    await changeAs('treasurer', id, 'active');
    expect(await rowOf(id)).toMatchObject({ state: 'active', pause_reason: null });
  },
);

test('a paused series creates nothing', async () => {
  const id = await newSeries({ next: -14 });
  await changeAs('maker', id, 'paused');
  await run();
  expect(await paymentsOf(id)).toEqual([]);
});

test('who may create no payments reads series; another tenant finds none', async () => {
  const id = await newSeries({ next: 3 });
  const seen = async (user: string) =>
    (await as<{ recurring_payments: { id: string }[] }>(user, list, { accountId: tradingAccount })).data;
  expect((await seen('viewer'))?.recurring_payments).toContainEqual({ id });
  expect((await seen('borealis'))?.recurring_payments).toEqual([]);
});
