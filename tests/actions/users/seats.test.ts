import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import {
  as,
  authorisePayment,
  createPayment,
  deletePayment,
  newPayment,
  refusalOf,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { putSeatsBack } from '../../support/seats';
import { graphql, stackDatabase, tokenOf } from '../../support/stack';

const batchFromDashboard = `mutation ($payments: [ShownPayment!]!) {
  batchAuthorisePaymentsFromGlobalDashboard(payments: $payments) { paymentId errorCode status }
}`;
const readPayment = `query ($id: uuid!) { payments_by_pk(id: $id) { id } }`;

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const seatOf = (userId: string) =>
  database('CurrencyCloudContacts').where({ user_id: userId, account_id: tradingAccount });

/** Does the work while a row of the database is otherwise, and puts it back. */
async function during(change: () => Promise<unknown>, work: () => Promise<void>, restore: () => Promise<unknown>) {
  await change();
  try {
    await work();
  } finally {
    await restore();
  }
}

/** Changes the person's seat for as long as the work takes. */
async function withSeat(userId: string, changes: Record<string, unknown>, work: () => Promise<void>): Promise<void> {
  const before = (await seatOf(userId).first('role_id', 'upper_fx_limit'))!;
  await during(
    () => seatOf(userId).update(changes),
    work,
    () => seatOf(userId).update(before),
  );
}

describe('what is taken away is gone at once, whatever the token says', () => {
  async function expectLockedOut(username: string): Promise<void> {
    const paymentId = await newPayment(needsOne);
    const own = (query: string, variables: Record<string, unknown>) =>
      as<Record<string, unknown>>(username, query, variables);
    const create = await own(createPayment, { payment: smallPayment() });
    expect(refusalOf(create)).toEqual({ code: 'account_not_found', field: 'accountId' });
    for (const document of [authorisePayment, deletePayment]) {
      expect(refusalOf(await own(document, { paymentId })).code).toBe('payment_not_found');
    }
    const edit = await own(updatePayment, { paymentId, payment: smallPayment() });
    expect(refusalOf(edit).code).toBe('payment_not_found');
    expect((await own(readPayment, { id: paymentId })).data).toEqual({ payments_by_pk: null });
    expect(await database('payments').where({ id: paymentId }).first()).toMatchObject({
      status: 'awaiting_authorisation',
      amount: needsOne.amount,
    });
  }

  test('a person who is disabled', async () => {
    await tokenOf('treasurer');
    const enable = (enabled: boolean) => database('users').where({ id: 'treasurer' }).update({ enabled });
    await during(
      () => enable(false),
      () => expectLockedOut('treasurer'),
      () => enable(true),
    );
  });

  test('a seat', async () => {
    await tokenOf('treasurer');
    const seat = (await seatOf('treasurer').first())!;
    await during(
      () => seatOf('treasurer').delete(),
      () => expectLockedOut('treasurer'),
      () => putSeatsBack(database, [seat]),
    );
  });

  test('the right to create', async () => {
    await withSeat('treasurer', { role_id: roleId('viewer') }, async () => {
      const answer = await as('treasurer', createPayment, { payment: smallPayment() });
      expect(refusalOf(answer).code).toBe('role_may_not_create_payments');
    });
  });

  test('the right to approve', async () => {
    const paymentId = await newPayment(needsOne);
    await withSeat('approver', { role_id: roleId('viewer') }, async () => {
      expect(refusalOf(await as('approver', authorisePayment, { paymentId })).code).toBe('role_may_not_authorise');
    });
  });
});

describe('limits', () => {
  test('of the one who creates: at the limit is within it, a penny more is not', async () => {
    await withSeat('treasurer', { upper_fx_limit: '100.00' }, async () => {
      const create = (amount: string) => as('treasurer', createPayment, { payment: smallPayment({ amount }) });
      expect((await create('100.00')).errors).toBeUndefined();
      expect(refusalOf(await create('100.01'))).toEqual({ code: 'amount_above_limit', field: 'amount' });
    });
  });

  test('of the one who edits', async () => {
    const paymentId = await newPayment(needsOne);
    await withSeat('treasurer', { upper_fx_limit: '100.00' }, async () => {
      const payment = smallPayment({ amount: '100.01' });
      const answer = await as('treasurer', updatePayment, { paymentId, payment });
      expect(refusalOf(answer)).toEqual({ code: 'amount_above_limit', field: 'amount' });
    });
  });

  test('of the one who approves', async () => {
    const paymentId = await newPayment(needsOne);
    await withSeat('approver', { upper_fx_limit: '4999.99' }, async () => {
      const answer = await as('approver', authorisePayment, { paymentId });
      expect(refusalOf(answer)).toEqual({ code: 'amount_above_limit', field: 'paymentId' });
    });
    await withSeat('approver', { upper_fx_limit: '5000.00' }, async () => {
      expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
    });
  });
});

describe('one’s own payment', () => {
  test('cannot be approved by its maker, even from an approving seat', async () => {
    const paymentId = await newPayment(needsOne);
    await withSeat('maker', { role_id: roleId('approver') }, async () => {
      expect(refusalOf(await as('maker', authorisePayment, { paymentId })).code).toBe('cannot_authorise_own_payment');
    });
  });

  test('an editor becomes its maker, and the first maker does not stay one', async () => {
    const paymentId = await newPayment(needsOne);
    await as('treasurer', updatePayment, { paymentId, payment: smallPayment({ amount: '5001.00' }) });
    await withSeat('treasurer', { role_id: roleId('approver') }, async () => {
      const answer = await as('treasurer', authorisePayment, { paymentId, version: 2 });
      expect(refusalOf(answer).code).toBe('cannot_authorise_own_payment');
    });
  });

  test('two approvals are two people, whichever seats one of them takes in turn', async () => {
    const paymentId = await newPayment(needsTwo);
    expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
    const given = () =>
      database('payment_authorisation_requests')
        .where({ paymentId })
        .whereNotNull('authorisedById')
        .pluck('roleIdRequired');
    await withSeat('approver', { role_id: roleId('director') }, async () => {
      // The first approval was the manager's. It does not count for a director, so one is given at a time.
      expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
      expect(await given()).toEqual([roleId('director')]);
      expect(refusalOf(await as('approver', authorisePayment, { paymentId })).code).toBe('already_authorised_by_you');
    });
    expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
    expect(await given()).toEqual([roleId('approver')]);
    expect(await database('payments').where({ id: paymentId }).first('status')).toEqual({
      status: 'awaiting_authorisation',
    });
  });
});

describe('another tenant’s payment', () => {
  test.each([
    ['with the own account selected', { 'x-account-id': accountId('borealis-imports') }],
    ['with the foreign account selected', { 'x-account-id': tradingAccount }],
    ['with no account selected', {}],
  ])('%s reads as an absent one', async (_what, headers: Record<string, string>) => {
    const foreign = await newPayment(needsOne);
    const payment = { ...smallPayment(), beneficiaryId: demoId('beneficiary seattle-timber') };
    for (const document of [authorisePayment, deletePayment, updatePayment]) {
      const variables = (paymentId: string) => (document === updatePayment ? { paymentId, payment } : { paymentId });
      const answers = [
        await graphql('borealis', document, variables(foreign), headers),
        await graphql('borealis', document, variables(randomUUID()), headers),
      ];
      expect(answers[0]).toEqual(answers[1]);
      expect(refusalOf(answers[0]!).code).toBe('payment_not_found');
    }
  });

  test('is no part of a batch over every account', async () => {
    const foreign = await newPayment(needsOne);
    const absent = randomUUID();
    const answer = await graphql<Record<string, unknown[]>>('borealis', batchFromDashboard, {
      payments: [foreign, absent].map((paymentId) => ({ paymentId, version: 1 })),
    });
    expect(answer.data?.batchAuthorisePaymentsFromGlobalDashboard).toEqual([
      { paymentId: foreign, errorCode: 'payment_not_found', status: null },
      { paymentId: absent, errorCode: 'payment_not_found', status: null },
    ]);
  });
});
