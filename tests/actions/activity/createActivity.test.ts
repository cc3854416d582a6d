import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, newPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const query = `mutation ($eventCode: String!, $eventType: String!, $paymentId: uuid, $beneficiaryId: uuid,
    $conversionId: uuid, $details: String) {
  createActivity(activityName: "Sign In", eventCode: $eventCode, eventType: $eventType, paymentId: $paymentId,
    beneficiaryId: $beneficiaryId, conversionId: $conversionId, details: $details) { id }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

interface Answer {
  readonly createActivity: { readonly id: string };
}

const viewed = { eventCode: 'E013', eventType: 'E' };
const record = (username: string, variables: Record<string, unknown>, selected = tradingAccount) =>
  as<Answer>(username, query, { ...viewed, ...variables }, selected);

test('is stored under the caller’s own user id, whatever the input says', async () => {
  const paymentId = await newPayment();
  const answer = await record('viewer', { paymentId, details: 'username=maker' });
  const entry = await database('activity').where({ id: answer.data?.createActivity.id }).first();
  expect(entry).toMatchObject({ userId: 'viewer', username: 'viewer', accountId: tradingAccount, paymentId });
  expect(entry).toMatchObject({ client_reported: false, activityName: 'Screen Failed', eventType: 'E' });
});

test('without a seat on the selected account names no account', async () => {
  const answer = await record('borealis', {});
  const entry = await database('activity').where({ id: answer.data?.createActivity.id }).first();
  expect(entry).toMatchObject({ userId: 'borealis', accountId: null });
});

/** What belongs to the selected account of the viewer. */
const ours = {
  paymentId: demoId('payment open 0'),
  beneficiaryId: demoId('beneficiary hansa-metall'),
  conversionId: demoId('provider conversion open 0'),
};

test('the payment, the beneficiary and the conversion of the account are kept', async () => {
  const details = 'It showed nothing.';
  const variables = { ...viewed, ...ours, details };
  const { answer, ...effects } = await effectsOf<Answer>(database, { username: 'viewer', query, variables });
  expect(effects).toEqual({ rows: [], activity: ['E013'], provider: [] });
  const entry = await database('activity').where({ id: answer.data?.createActivity.id }).first();
  expect(entry).toMatchObject({ ...ours, details, accountId: tradingAccount });
});

const notFound = {
  paymentId: 'payment_not_found',
  beneficiaryId: 'beneficiary_not_found',
  conversionId: 'conversion_not_found',
};

test.each(Object.entries(notFound))('another tenant’s %s and an absent one are refused', async (field, code) => {
  for (const id of [ours[field as keyof typeof ours], randomUUID()]) {
    const variables = { ...viewed, [field]: id };
    const call = { username: 'borealis', query, variables, selected: accountId('borealis-imports') };
    expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  }
});

test('nothing of an account is named without the account', async () => {
  const call = { username: 'viewer', query, variables: { ...viewed, paymentId: ours.paymentId }, selected: '' };
  expect(await refusedEffects(database, call)).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each([
  ['an unknown code', { eventCode: 'A999' }, 'eventCode'],
  ['a sign-in', { eventCode: 'A001', eventType: 'A' }, 'eventCode'],
  ['a payment, which the server records', { eventCode: 'A010', eventType: 'A' }, 'eventCode'],
  ['a failed sign-in', { eventCode: 'E001', eventType: 'E' }, 'eventCode'],
  ['an unknown type', { eventType: 'Z' }, 'eventType'],
  ['the type of another code', { eventType: 'A' }, 'eventType'],
  ['details without end', { details: 'x'.repeat(2001) }, 'details'],
])('%s', async (_what, variables, field) => {
  const call = { username: 'maker', query, variables: { ...viewed, ...variables } };
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', field));
});
