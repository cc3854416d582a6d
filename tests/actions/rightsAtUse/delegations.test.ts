import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { delegated, endDelegations } from '../../support/delegations';
import { keepRights, losses, seat, unnoticed } from '../../support/lostRights';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

/** The approval of a manager and of a director. */
const needsTwo = { amount: '20000.00' };
const payroll = accountId('aldgate-payroll');
const listed = `query ($id: uuid!) { paymentsYouCanAuthorise(where: { id: { _eq: $id } }) { id } }`;

let database: Knex;
let putBack: () => Promise<void>;

beforeAll(() => {
  database = stackDatabase();
});
/** The approver views the trading account and is a director of the payroll account: by it they may receive the director's approvals. */
beforeEach(async () => {
  putBack = await keepRights(database, ['approver', 'approver2']);
  await database('CurrencyCloudContacts')
    .where({ user_id: 'approver2' })
    .whereNot({ account_id: accountId('aldgate-trading') })
    .delete();
  await seat(database, { userId: 'approver', role: 'viewer' });
  await seat(database, { userId: 'approver', role: 'director', accountId: payroll });
});
afterEach(async () => {
  await endDelegations(database);
  await putBack();
});
afterAll(() => database.destroy());

const authorise = (username: string, paymentId: string) => as(username, authorisePayment, { paymentId });
/** Whether the approver's list shows the payment. */
const isListed = async (id: string) =>
  (await as<{ paymentsYouCanAuthorise: unknown[] }>('approver', listed, { id })).data?.paymentsYouCanAuthorise
    .length === 1;
const isEnded = async (id: string) => {
  const row = await database('authorisation_delegations').where({ id }).first('revoked_at');
  return row!.revoked_at !== null;
};
const given = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).whereNotNull('authorisedById');

const loseAsReceiver = (how: string) => (knex: Knex) => {
  if (how === 'is disabled') return knex('users').where({ id: 'approver' }).update({ enabled: false });
  const held = knex('CurrencyCloudContacts').where({ user_id: 'approver', account_id: payroll });
  return how === 'loses the role' ? held.update({ role_id: roleId('approver') }) : held.delete();
};

const ends = losses.flatMap(([how, lose]) => [
  { who: 'giver', how, lose: (knex: Knex) => lose(knex, 'approver2') },
  { who: 'receiver', how, lose: loseAsReceiver(how) },
]);

test.each(ends)('a delegation ends for good when its $who $how', async ({ lose }) => {
  const id = await newPayment(needsTwo);
  const delegation = await delegated();
  expect(await isListed(id)).toBe(true);
  await lose(database);
  expect(await isEnded(delegation)).toBe(true);
  await putBack();
  await seat(database, { userId: 'approver', role: 'viewer' });
  await seat(database, { userId: 'approver', role: 'director', accountId: payroll });
  expect(await isListed(id)).toBe(false);
  expect(refusalOf(await authorise('approver', id)).code).toBe('role_may_not_authorise');
  expect(await given(id)).toEqual([]);
});

/** As it looks to an approval that began before the delegation was ended. */
test.each(ends)('it gives nothing while its $who $how', async ({ who, how, lose }) => {
  const id = await newPayment(needsTwo);
  const delegation = await delegated();
  await unnoticed(database, lose);
  expect([await isEnded(delegation), await isListed(id)]).toEqual([false, false]);
  const code = who === 'receiver' && how === 'is disabled' ? 'payment_not_found' : 'role_may_not_authorise';
  expect(refusalOf(await authorise('approver', id)).code).toBe(code);
  expect(await given(id)).toEqual([]);
});

test('one goes on while both still hold a seat with the role, and one of another role is left alone', async () => {
  await seat(database, { userId: 'approver2', role: 'director', accountId: payroll });
  const delegation = await delegated();
  await seat(database, { userId: 'approver2', role: 'viewer', accountId: payroll });
  await database('users').where({ id: 'maker' }).update({ enabled: false });
  await database('users').where({ id: 'maker' }).update({ enabled: true });
  expect(await isEnded(delegation)).toBe(false);
});
