import type { Knex } from 'knex';
import type { PaymentsRow } from '../../../actions/database/generated/tables';
import type { WrittenColumns } from '../../../actions/database/connection';
import { demoId } from '../../../seeds/demo/demoId';
import { newPayment } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const versionOf = async (id: string) =>
  (await database('payments').where({ id }).first<{ version: number }>('version')).version;

describe('the version that the approver was shown', () => {
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
