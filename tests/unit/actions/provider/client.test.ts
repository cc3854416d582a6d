import { createCaller } from '../../../../actions/provider/call';
import { createClient, type ProviderClient } from '../../../../actions/provider/client';
import { accountCalls } from '../../../../actions/provider/client/accounts';
import { balanceCalls } from '../../../../actions/provider/client/balances';
import { beneficiaryCalls } from '../../../../actions/provider/client/beneficiaries';
import { conversionCalls } from '../../../../actions/provider/client/conversions';
import { paymentCalls } from '../../../../actions/provider/client/payments';
import { referenceCalls } from '../../../../actions/provider/client/reference';
import { conversion, payment, transfer } from './samples/money';
import { wholeOf } from './samples/sample';
import { scriptedTransport } from './scripted';

test('has the functions of every area, and no two areas share a name', () => {
  const { transport } = scriptedTransport({});
  const areas = [accountCalls, balanceCalls, beneficiaryCalls, conversionCalls, paymentCalls, referenceCalls];
  const names = areas.flatMap((calls) => Object.keys(calls(createCaller(transport))));
  expect(Object.keys(createClient(transport)).sort()).toEqual(names.sort());
});

describe('looking a key up', () => {
  type Find = (client: ProviderClient) => Promise<{ id: string } | undefined>;

  test.each<[string, Record<string, unknown>, Find]>([
    ['payments', wholeOf(payment), (client) => client.findPaymentByKey('k', 'contact')],
    ['conversions', wholeOf(conversion), (client) => client.findConversionByKey('k', 'contact')],
    ['transfers', wholeOf(transfer), (client) => client.findTransferByKey('k')],
  ])('in %s takes only the record that bears the key itself', async (name, record, find) => {
    const other = { ...record, id: 'other', unique_request_id: 'other' };
    const without = { ...record, id: 'without', unique_request_id: '' };
    const found = (...rows: object[]) => find(createClient(scriptedTransport({ [name]: rows }).transport));
    await expect(found(other, without, record)).resolves.toMatchObject({ id: record.id });
    await expect(found(other, without)).resolves.toBeUndefined();
    await expect(found()).resolves.toBeUndefined();
  });
});
