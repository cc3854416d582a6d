import type { Knex } from 'knex';
import type { PaymentsRow } from '../../../actions/database/generated/tables';
import type { WrittenColumns } from '../../../actions/database/table';
import { roleId } from '../../../seeds/demo/organisations';
import { demoId } from '../../../seeds/demo/demoId';
import {
  as,
  authorisePayment,
  newPayment,
  providerBooks,
  refusalOf,
  smallPayment,
  updatePayment,
} from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const batchAuthorise = `mutation ($payments: [ShownPayment!]!) {
  batchAuthorisePayments(payments: $payments) { paymentId errorCode errorMessage status authorisationsRequired }
}`;

interface Authorised {
  readonly authorisePayment: { readonly status: string; authorisationsRequired: number; requestsAdded: number };
}

interface BatchAnswer {
  readonly batchAuthorisePayments: readonly {
    readonly paymentId: string;
    readonly errorCode: string | null;
    readonly errorMessage: string | null;
    readonly status: string | null;
  }[];
}

const needsOne = { amount: '5000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const edit = (paymentId: string, changes: object) =>
  as('maker', updatePayment, { paymentId, payment: smallPayment({ ...needsOne, ...changes }) });

const approve = (username: string, paymentId: string, version: number) =>
  as<Authorised>(username, authorisePayment, { paymentId, version });

const versionOf = async (id: string) =>
  (await database('payments').where({ id }).first<{ version: number }>('version')).version;

const keyOf = async (id: string) =>
  (await database('payments').where({ id }).first<{ uniqueRequestId: string }>('uniqueRequestId')).uniqueRequestId;

const heldFor = async (id: string) => {
  const key = await keyOf(id);
  return (await providerBooks()).payments.filter((held) => held.unique_request_id === key);
};

describe('the version that the approver was shown', () => {
  test('another one is refused, and nothing is authorised or sent', async () => {
    const paymentId = await newPayment(needsOne);
    await edit(paymentId, { amount: '9999.99' });
    expect(refusalOf(await approve('approver', paymentId, 1))).toEqual({ code: 'content_changed', field: 'paymentId' });
    expect(await database('payment_authorisation_requests').where({ paymentId }).pluck('authorisedById')).toEqual([
      null,
    ]);
    expect(await heldFor(paymentId)).toEqual([]);
    expect((await approve('approver', paymentId, 2)).data?.authorisePayment.status).not.toBe('awaiting_authorisation');
    expect(await heldFor(paymentId)).toMatchObject([{ amount: '9999.99' }]);
  });

  test('in a batch each payment has its own', async () => {
    const [kept, edited] = [await newPayment(needsOne), await newPayment(needsOne)];
    await edit(edited, { reference: 'CHANGED' });
    const payments = [kept, edited].map((paymentId) => ({ paymentId, version: 1 }));
    const answer = await as<BatchAnswer>('approver', batchAuthorise, { payments });
    expect(answer.data?.batchAuthorisePayments).toMatchObject([
      { paymentId: kept, errorCode: null },
      { paymentId: edited, errorCode: 'content_changed', status: null },
    ]);
    expect(await heldFor(edited)).toEqual([]);
  });

  test('every change of the content raises it, and nothing else does', async () => {
    const id = await newPayment(needsOne);
    const changes: WrittenColumns<PaymentsRow>[] = [
      { amount: '5001.00' },
      { paymentDate: '2031-03-03' },
      { paymentType: 'priority' },
      { chargeType: 'ours' },
      { reason: 'Other' },
      { reference: 'OTHER' },
      { purposeCode: 'goods' },
      { ultimateBeneficiaryName: 'Grete Holm' },
      { invoiceNumber: 'RE7', invoiceDate: '2026-11-01' },
      { invoiceNumber: 'RE8' },
      { invoiceDate: '2026-11-02' },
      { tccConversionId: demoId('some conversion') },
      { createdById: 'treasurer' },
      { beneficiarySliceId: demoId('slice hansa-metall') },
      { currency: 'EUR' },
    ];
    for (const [index, change] of changes.entries()) {
      await database('payments').where({ id }).update(change);
      expect([change, await versionOf(id)]).toEqual([change, index + 2]);
    }
    await database('payments').where({ id }).update({ errorMessage: 'x', gbpEquivalent: '1', version: 99 });
    expect(await versionOf(id)).toBe(changes.length + 1);
    await database('payments').where({ id }).update({ status: 'deleted' });
  });

  test('the provider id of a beneficiary is fixed once it is set', async () => {
    const beneficiary = database('beneficiaries').where({ id: demoId('beneficiary hansa-metall') });
    const change = beneficiary.clone().update({ tcc_beneficiary_id: demoId('another') });
    await expect(change).rejects.toThrow('provider_beneficiary_is_fixed');
    await expect(beneficiary.clone().update({ tcc_beneficiary_id: null })).rejects.toThrow('is_fixed');
  });
});

describe('the rules in force', () => {
  const rule = { id: demoId('rule aldgate 1000') };
  const approvers = { auth_rule_id: rule.id, role_id: roleId('approver') };

  afterEach(async () => {
    await database('payment_auth_rule_role').where({ auth_rule_id: rule.id }).delete();
    await database('payment_auth_rule_role').insert({ ...approvers, number_required: 1 });
  });

  test('a rule that was tightened reaches a payment that waits, and the answer says so', async () => {
    const paymentId = await newPayment(needsOne);
    await database('payment_auth_rule_role').where(approvers).update({ number_required: 2 });
    const answer = await approve('approver', paymentId, 1);
    expect(answer.data?.authorisePayment).toMatchObject({
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      requestsAdded: 1,
    });
    expect(await heldFor(paymentId)).toEqual([]);
  });

  test('an approver without a part in it is refused, and the new requests stay for the others', async () => {
    const paymentId = await newPayment(needsOne);
    await database('payment_auth_rule_role').where(approvers).update({ number_required: 2 });
    expect(refusalOf(await approve('viewer', paymentId, 1)).code).toBe('role_may_not_authorise');
    const open = await database('payment_authorisation_requests').where({ paymentId }).pluck('roleIdRequired');
    expect(open).toEqual([roleId('approver'), roleId('approver')]);
  });

  test('a rule that was loosened leaves what was requested', async () => {
    await database('payment_auth_rule_role').where(approvers).update({ number_required: 2 });
    const paymentId = await newPayment(needsOne);
    await database('payment_auth_rule_role').where(approvers).update({ number_required: 1 });
    expect((await approve('approver', paymentId, 1)).data?.authorisePayment).toMatchObject({
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      requestsAdded: 0,
    });
  });
});

describe('a batch', () => {
  test('an unexpected error is the answer of its row', async () => {
    const [bad, good] = [await newPayment(needsOne), await newPayment(needsOne)];
    await database.raw(`
      create function break_one() returns trigger language plpgsql as $$
      begin
        if new."paymentId" = '${bad}' then raise exception 'broken on purpose'; end if;
        return new;
      end $$;
      create trigger break_one before update on payment_authorisation_requests for each row execute function break_one()`);
    try {
      const payments = [bad, good].map((paymentId) => ({ paymentId, version: 1 }));
      const answer = await as<BatchAnswer>('approver', batchAuthorise, { payments });
      expect(answer.data?.batchAuthorisePayments).toMatchObject([
        { paymentId: bad, errorCode: 'unexpected', errorMessage: expect.stringContaining('Event ID') },
        { paymentId: good, errorCode: null },
      ]);
    } finally {
      await database.raw('drop trigger break_one on payment_authorisation_requests; drop function break_one()');
    }
  });

  test('a payment that is named twice is authorised once', async () => {
    const paymentId = await newPayment(needsOne);
    const payments = [1, 1].map((version) => ({ paymentId, version }));
    const answer = await as<BatchAnswer>('approver', batchAuthorise, { payments });
    expect(answer.data?.batchAuthorisePayments).toMatchObject([{ paymentId, errorCode: null }]);
  });

  test('more than a thousand are refused', async () => {
    const payments = Array.from({ length: 1001 }, () => ({ paymentId: demoId('nothing'), version: 1 }));
    expect(refusalOf(await as('approver', batchAuthorise, { payments }))).toEqual({
      code: 'invalid_input',
      field: 'payments',
    });
  });
});
