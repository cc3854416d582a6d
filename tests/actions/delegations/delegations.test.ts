import type { Knex } from 'knex';
import { roleId } from '../../../seeds/demo/organisations';
import { delegate, delegated, director, endDelegations, inDays, setApproverRole } from '../../support/delegations';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const revokeDelegation = `mutation ($delegationId: uuid!) { result: revokeDelegation(delegationId: $delegationId) { id } }`;
const listed = `query ($id: uuid!) { paymentsYouCanAuthorise(where: { id: { _eq: $id } }) { id } }`;
const ownDelegations = `query { authorisation_delegations(order_by: [{ createdAt: desc }]) { id revoked_at role { name } } }`;

/** Both roles of the rule for two approvals. */
const needsTwo = { amount: '20000.00' };
let database: Knex;

const authorise = (username: string, paymentId: string) => as(username, authorisePayment, { paymentId });
const setRole = (account: string, role: string) => setApproverRole(database, account, role);
/** Whether the approver's list shows the payment. */
const isListed = async (id: string) =>
  (await as<{ paymentsYouCanAuthorise: unknown[] }>('approver', listed, { id })).data?.paymentsYouCanAuthorise
    .length === 1;

beforeAll(async () => {
  database = stackDatabase();
  // The approver is a director of the payroll account, so that both have a seat with this role, and a mere viewer of the trading account.
  await setRole('aldgate-payroll', 'director');
  await setRole('aldgate-trading', 'viewer');
});
afterEach(() => endDelegations(database));
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
