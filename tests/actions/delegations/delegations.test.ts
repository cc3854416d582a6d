import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const createDelegation = `mutation ($toUserId: String!, $roleId: uuid!, $startsAt: timestamptz!, $endsAt: timestamptz!) {
  result: createDelegation(toUserId: $toUserId, roleId: $roleId, startsAt: $startsAt, endsAt: $endsAt) { id }
}`;
const revokeDelegation = `mutation ($delegationId: uuid!) { result: revokeDelegation(delegationId: $delegationId) { id } }`;
const listed = `query ($id: uuid!) { paymentsYouCanAuthorise(where: { id: { _eq: $id } }) { id } }`;
const ownDelegations = `query { authorisation_delegations(order_by: [{ createdAt: desc }]) { id revoked_at role { name } } }`;

/** Both roles of the rule for two approvals. */
const needsTwo = { amount: '20000.00' };
const director = roleId('director');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const period = { startsAt: inDays(-1), endsAt: inDays(1) };

type Result = { readonly result: { readonly id: string } };

let database: Knex;

const delegate = (username: string, changes: object = {}) =>
  as<Result>(username, createDelegation, { toUserId: 'approver', roleId: director, ...period, ...changes });
const authorise = (username: string, paymentId: string) => as(username, authorisePayment, { paymentId });
const setRole = (account: string, role: string) =>
  database('CurrencyCloudContacts')
    .where({ user_id: 'approver', account_id: accountId(account) })
    .update({ role_id: roleId(role) });
/** Whether the approver's list shows the payment. */
const isListed = async (id: string) =>
  (await as<{ paymentsYouCanAuthorise: unknown[] }>('approver', listed, { id })).data?.paymentsYouCanAuthorise
    .length === 1;

/** The director's delegation to the manager, in force. */
async function delegated(): Promise<string> {
  const { data, errors } = await delegate('approver2');
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

beforeAll(async () => {
  database = stackDatabase();
  // The approver is a director of the payroll account, so that both have a seat with this role, and a mere viewer of the trading account.
  await setRole('aldgate-payroll', 'director');
  await setRole('aldgate-trading', 'viewer');
});
afterEach(() =>
  database('authorisation_delegations')
    .where({ from_user_id: 'approver2', revoked_at: null })
    .update({ revoked_at: new Date() }),
);
afterAll(async () => {
  await setRole('aldgate-payroll', 'approver');
  await setRole('aldgate-trading', 'approver');
  await database.destroy();
});

test('a delegate gives the authorisation of the absent colleague, and the request names the delegation', async () => {
  const id = await newPayment(needsTwo);
  const delegationId = await delegated();
  expect(await isListed(id)).toBe(true);
  expect((await authorise('approver', id)).errors).toBeUndefined();
  const request = await database('payment_authorisation_requests')
    .where({ paymentId: id, roleIdRequired: director })
    .first();
  expect(request).toMatchObject({ authorisedById: 'approver', delegationId });
  expect(refusalOf(await authorise('approver2', id)).code).toBe('already_authorised_for_you');
});

test('without a delegation there is none to give', async () => {
  const id = await newPayment(needsTwo);
  expect(await isListed(id)).toBe(false);
  expect(refusalOf(await authorise('approver', id)).code).toBe('role_may_not_authorise');
});

test('one person fills one request, in their own role first', async () => {
  await setRole('aldgate-trading', 'approver');
  const id = await newPayment(needsTwo);
  await delegated();
  expect((await authorise('approver', id)).errors).toBeUndefined();
  const given = await database('payment_authorisation_requests').where({ paymentId: id, authorisedById: 'approver' });
  expect(given).toMatchObject([{ roleIdRequired: roleId('approver'), delegationId: null }]);
  expect(refusalOf(await authorise('approver', id)).code).toBe('already_authorised_by_you');
  expect(await isListed(id)).toBe(false);
  await setRole('aldgate-trading', 'viewer');
});

test('a delegation counts from its beginning to its end, and not once it is revoked', async () => {
  const id = await newPayment(needsTwo);
  const { data } = await delegate('approver2', { startsAt: inDays(1), endsAt: inDays(2) });
  expect(await isListed(id)).toBe(false);
  const where = { id: data!.result.id };
  await database('authorisation_delegations')
    .where(where)
    .update({ starts_at: inDays(-1) });
  expect(await isListed(id)).toBe(true);
  await as('approver2', revokeDelegation, { delegationId: where.id });
  expect(await isListed(id)).toBe(false);
});

test('only the two users of a delegation read it', async () => {
  const id = await delegated();
  const read = async (username: string) =>
    (await as<{ authorisation_delegations: { id: string }[] }>(username, ownDelegations, {})).data
      ?.authorisation_delegations;
  expect((await read('approver2'))?.[0]).toMatchObject({ id, revoked_at: null, role: { name: 'Finance Director' } });
  expect((await read('approver'))?.[0]?.id).toBe(id);
  expect((await read('maker'))?.some((one) => one.id === id)).toBe(false);
});

test('giving and revoking leave entries in the activity log', async () => {
  const delegationId = await delegated();
  await as('approver2', revokeDelegation, { delegationId });
  await as('approver2', revokeDelegation, { delegationId });
  const entries = await database('activity')
    .where({ userId: 'approver2', eventCode: 'A036' })
    .orderBy('createdAt', 'desc')
    .limit(2);
  expect(entries.map(({ details }) => String(details).split(',')[0])).toEqual([
    'Approvals no longer delegated to approver',
    'Approvals delegated to approver',
  ]);
});

test.each([
  ['oneself', 'approver2', { toUserId: 'approver2' }, 'colleague_not_found', 'toUserId'],
  ['a colleague without the role', 'approver2', { toUserId: 'maker' }, 'colleague_not_found', 'toUserId'],
  ['a user of another organisation', 'approver2', { toUserId: 'borealis' }, 'colleague_not_found', 'toUserId'],
  ['a role that one does not hold', 'maker', {}, 'role_not_found', 'roleId'],
  ['93 days', 'approver2', { startsAt: inDays(0), endsAt: inDays(93) }, 'invalid_input', 'endsAt'],
  ['a period that is over', 'approver2', { endsAt: inDays(-0.5) }, 'invalid_input', 'endsAt'],
  ['a time that is none', 'approver2', { startsAt: 'tomorrow' }, 'invalid_input', 'startsAt'],
])('%s is refused', async (_what, username, changes, code, field) => {
  const before = await database('authorisation_delegations').count();
  expect(refusalOf(await delegate(username, changes))).toEqual({ code, field });
  expect(await database('authorisation_delegations').count()).toEqual(before);
});

test('one colleague at a time stands in, also when two calls come at once', async () => {
  const answers = await Promise.all([delegate('approver2'), delegate('approver2')]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.map((answer) => refusalOf(answer).code)).toContain('delegation_overlaps');
});

test('only its giver revokes it', async () => {
  const delegationId = await delegated();
  expect(refusalOf(await as('approver', revokeDelegation, { delegationId })).code).toBe('delegation_not_found');
  expect(await database('authorisation_delegations').where({ id: delegationId }).first()).toMatchObject({
    revoked_at: null,
  });
});
