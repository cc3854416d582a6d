import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import { askForBatch, shownPayments } from '../../support/batches';
import { copiesOf } from '../../support/copiesOf';
import { refused, refusedEffects } from '../../support/effects';
import { keepRights, losses, seat } from '../../support/lostRights';
import { as, createPayment, newPayment, smallPayment } from '../../support/portal';
import { endSeries, newSeries, testSeries } from '../../support/recurring';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';
import { rent, storedTemplate, testTemplates } from '../../support/templates';

const saveDraft = `mutation ($savedAt: timestamptz!, $draft: PaymentDraftInput!) {
  savePaymentDraft(search: "", savedAt: $savedAt, draft: $draft) { id }
}`;
const drafts = `query { payment_drafts { content } }`;
const templates = `query { payment_templates(where: { name: { _eq: "Test rent" } }) { beneficiary_id amount reason } }`;

/** What the maker is answered after each of the losses, in their order. */
const codes = ['account_not_found', 'role_may_not_create_payments', 'account_not_found'];
const makerLosses = losses.map(([how, lose], index) => ({ how, lose, code: codes[index]! }));

let database: Knex;
let context: Context;
let putBack: () => Promise<void>;

beforeAll(async () => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  putBack = await keepRights(database, ['maker', 'approver', 'treasurer']);
});
afterEach(async () => {
  await putBack();
  await database('payment_drafts').where({ user_id: 'maker' }).delete();
  await testTemplates(database).delete();
  await endSeries(database);
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** The payment that a draft or a template is for, as the form sends it. */
const makeAs = (username: string, changes: object = {}) => ({
  username,
  query: createPayment,
  variables: { payment: smallPayment({ ...changes }) },
});

test.each(makerLosses)('a draft whose writer $how makes no payment', async ({ how, lose, code }) => {
  const draft = { savedAt: new Date().toISOString(), draft: { amount: '12', reason: 'Rent' } };
  expect((await as('maker', saveDraft, draft)).errors).toBeUndefined();
  await lose(database, 'maker');
  const isRead = how === 'loses the role';
  expect((await as('maker', drafts, {})).data).toEqual({
    payment_drafts: isRead ? [{ content: { amount: '12', reason: 'Rent' } }] : [],
  });
  const refusal = refused(code, 'accountId');
  expect(await refusedEffects(database, makeAs('maker', { reason: 'Rent' }))).toEqual(refusal);
  const again = { username: 'maker', query: saveDraft, variables: draft };
  expect(await refusedEffects(database, again)).toEqual(refusal);
});

test.each(makerLosses)(
  'a template makes payments for those who may create them, not for a user who $how',
  async ({ lose, code }) => {
    await storedTemplate(database);
    await lose(database, 'maker');
    const { amount, ...content } = rent;
    expect(await refusedEffects(database, makeAs('maker', { amount, ...content }))).toEqual(refused(code, 'accountId'));
    const read = await as<{ payment_templates: object[] }>('treasurer', templates, {});
    expect(read.data?.payment_templates).toHaveLength(1);
    const made = await as<{ createPayment: { id: string } }>('treasurer', createPayment, {
      payment: smallPayment({ amount, ...content }),
    });
    const id = made.data!.createPayment.id;
    expect(await database('payments').where({ id }).first('createdById')).toEqual({ createdById: 'treasurer' });
  },
);

const runSeries = () => runSchedule<{ created: number; refused: number }>('create-recurring-payments');

test.each(makerLosses)('a recurring payment whose owner $how makes no payment and pauses', async ({ lose, code }) => {
  const id = await newSeries(database, { next: 0 });
  await lose(database, 'maker');
  expect(await runSeries()).toMatchObject({ created: 0, refused: 1 });
  expect(await database('payments').where({ recurringPaymentId: id })).toEqual([]);
  const omission = database('recurring_payment_omissions').where({ recurring_payment_id: id });
  expect(await omission.pluck('error_code')).toEqual([code]);
  expect(await testSeries(database).where({ id }).first('state')).toEqual({ state: 'paused' });
  await putBack();
  expect(await runSeries()).toMatchObject({ created: 0, refused: 0 });
});

test('a recurring payment above the limit that its owner has now makes no payment', async () => {
  const id = await newSeries(database, { next: 0 });
  await seat(database, { userId: 'maker', role: 'maker', upperLimit: '10' });
  await runSeries();
  expect(await database('payments').where({ recurringPaymentId: id })).toEqual([]);
  const omission = database('recurring_payment_omissions').where({ recurring_payment_id: id });
  expect(await omission.pluck('error_code')).toEqual(['amount_above_limit']);
});

test.each(losses)('a batch whose user %s authorises none of its payments that are left', async (how, lose) => {
  const ids = await copiesOf(database, await newPayment({ amount: '20000.00' }), 51);
  const [first] = await askForBatch(context, shownPayments(ids));
  await lose(database, 'approver');
  await runSchedule('run-authorisation-batches');
  const rows = await database('authorisation_batch_rows').where({ batch_id: first!.batchId! });
  const code = how === 'loses the role' ? 'role_may_not_authorise' : 'payment_not_found';
  expect(new Set(rows.map((row) => `${row.state} ${row.error_code}`))).toEqual(new Set([`refused ${code}`]));
  const given = database('payment_authorisation_requests').whereIn('paymentId', ids).whereNotNull('authorisedById');
  expect(await given).toEqual([]);
  expect(await database('provider_intents').whereIn('entity_id', ids)).toEqual([]);
});
