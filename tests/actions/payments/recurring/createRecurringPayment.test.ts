import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays } from '../../../../domain/isoDate';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { endSeries, euro, seriesCall, testSeries, today, type CreatedSeries } from '../../../support/recurring';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => endSeries(database));
afterAll(() => database.destroy());

test('a series is stored as it was asked for, from its first day, and said so; no payment is created yet', async () => {
  const first = addDays(today, 10);
  const endsOn = addDays(today, 40);
  const asked = { paymentDate: first, purposeCode: null, ultimateBeneficiaryName: 'Metallwerke AG' };
  const call = seriesCall('maker', asked, { endsOn });
  const { answer, ...effects } = await effectsOf<CreatedSeries>(database, call);
  expect(effects).toEqual({ rows: ['insert recurring_payments'], activity: ['A008'], provider: [] });
  const { id } = answer.data!.createRecurringPayment;
  expect(await database('recurring_payments').where({ id }).first()).toMatchObject({
    account_id: tradingAccount,
    createdById: 'maker',
    frequency: 'weekly',
    starts_on: first,
    next_on: first,
    ends_on: endsOn,
    beneficiary_id: euro.beneficiaryId,
    amount: '20000.00',
    currency: 'EUR',
    paymentType: 'regular',
    chargeType: null,
    ultimateBeneficiaryName: 'Metallwerke AG',
    state: 'active',
  });
  expect(await database('payments').where({ recurringPaymentId: id })).toEqual([]);
});

test('one by Swift gets the charge type of the account where none is given', async () => {
  const call = seriesCall('maker', { paymentType: 'priority' });
  const { answer } = await effectsOf<CreatedSeries>(database, call);
  const { id } = answer.data!.createRecurringPayment;
  expect((await database('recurring_payments').where({ id }).first('chargeType'))?.chargeType).toMatch(
    /^(ours|shared)$/,
  );
});

test('the same request sets up one series', async () => {
  const { query, variables } = seriesCall('maker', { clientRequestId: randomUUID() });
  const answers = await Promise.all([1, 2, 3].map(() => as<CreatedSeries>('maker', query, variables)));
  expect(new Set(answers.map(({ data }) => data?.createRecurringPayment.id)).size).toBe(1);
});

test.each([
  ['another frequency', {}, { frequency: 'daily' }, 'invalid_input'],
  ['an end before the start', {}, { endsOn: '2020-01-01' }, 'invalid_input'],
  ['a start that has passed', { paymentDate: '2020-01-01' }, {}, 'invalid_input'],
  ['a start of yesterday', { paymentDate: addDays(today, -1) }, {}, 'invalid_input'],
  [
    'another account’s beneficiary',
    { beneficiaryId: demoId('beneficiary milano-ceramica') },
    {},
    'beneficiary_not_found',
  ],
  ['an amount above the limit', { amount: '900000.00' }, {}, 'amount_above_limit'],
])('%s is refused', async (_what, changes, rest, code) => {
  const [before] = await testSeries(database).count();
  const effects = await refusedEffects(database, seriesCall('maker', changes, rest));
  expect(effects).toMatchObject({ code, rows: [], activity: [], provider: [] });
  expect(await testSeries(database).count()).toEqual([before]);
});

test('who may create no payments sets up none', async () => {
  const effects = await refusedEffects(database, seriesCall('viewer'));
  expect(effects).toEqual(refused('role_may_not_create_payments', 'accountId'));
});

test('a payment that demands a fraud notice cannot be set up', async () => {
  const noticed = { beneficiaryId: demoId('beneficiary milano-ceramica'), amount: '5000.00' };
  const call = { ...seriesCall('borealis', noticed), selected: accountId('borealis-imports') };
  expect(await refusedEffects(database, call)).toEqual(refused('recurring_payment_needs_notice', 'payment'));
});
