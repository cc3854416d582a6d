import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { whileCharged } from '../../support/paymentFees';
import { tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (transferId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: 'mutation ($transferId: uuid!) { createBalanceTransferFeeCharge(transferId: $transferId) { chargeId } }',
  variables: { transferId },
});
const feesOf = (transferId: string) =>
  database('charges').where({ transfer_id: transferId }).select('id', 'status', 'type', 'currency');

/** A completed transfer out of the trading account, without a fee. */
async function uncharged(): Promise<string> {
  const known = (await database('transfers')
    .where({ id: demoId('transfer open pending') })
    .first())!;
  const id = randomUUID();
  const own = { id, uniqueRequestId: id, tccTransferId: null, sourceAccountId: tradingAccount };
  await database('transfers').insert({ ...known, ...own, clientRequestId: null, status: 'pending' });
  return id;
}

test('a transfer without a fee is charged by the tariff of today, once; a cancelled fee is replaced', async () => {
  const id = await uncharged();
  const { answer, ...effects } = await effectsOf<{ createBalanceTransferFeeCharge: { chargeId: string } }>(
    database,
    call(id),
  );
  const rows = ['insert charges'];
  expect(effects).toEqual({ rows, activity: ['A031'], provider: [] });
  const { chargeId } = answer.data!.createBalanceTransferFeeCharge;
  const fee = { type: 'balance_transfer_fee', currency: 'GBP' };
  expect(await feesOf(id)).toEqual([{ ...fee, id: chargeId, status: 'pending' }]);
  expect(await refusedEffects(database, call(id))).toEqual(refused('fee_charged_already', 'transferId'));
  await database('charges').where({ id: chargeId }).update({ status: 'cancelled' });
  expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
  expect((await feesOf(id)).map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
});

test('no fee is due, or the transfer was cancelled', async () => {
  const id = await uncharged();
  await whileCharged(database, ['accounts', 'process_charges', false], async () => {
    expect(await refusedEffects(database, call(id))).toEqual(refused('fee_not_due', 'transferId'));
  });
  await database('transfers').where({ id }).update({ status: 'cancelled' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('transfer_cancelled', 'transferId'));
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('transfer_not_found', 'transferId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call(await uncharged(), username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
