import type { Knex } from 'knex';
import type { ChargeDerivationsRow, ChargesRow } from '../../../actions/database/generated/tables';
import { recordFailure } from '../../../actions/payments/recordFailure';
import { accountId } from '../../../seeds/demo/organisations';
import {
  as,
  createPayment,
  deletePayment,
  newPayment,
  rejectPayment,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { whileCharged, withoutFee } from '../../support/paymentFees';
import { stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const reason = 'This invoice was paid last week.';
let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const feeOf = async (paymentId: string): Promise<ChargesRow[]> => database('charges').where({ payment_id: paymentId });
test('a payment is created with its fee, by the tariff of the account, and with how it came about', async () => {
  const id = await newPayment(needsOne);
  const [fee, ...more] = await feeOf(id);
  expect(more).toEqual([]);
  expect(fee).toMatchObject({
    type: 'payment_fee',
    status: 'pending',
    amount: '0.30',
    currency: 'GBP',
    main_account_id: tradingAccount,
    source_account_id: tradingAccount,
    destination_account_id: accountId('house'),
  });
  const derivation = await database('charge_derivations')
    .where({ charge_id: fee!.id })
    .first<ChargeDerivationsRow>('inputs', 'steps');
  expect(derivation.steps).toEqual([{ step: 'regular', amount: '0.30', currency: 'GBP' }]);
  expect(derivation.inputs).toMatchObject({ payment: { paymentType: 'regular' }, tariff: { id: fee!.tariff_id } });
});

test('its maker sees the fee with the payment', async () => {
  const id = await newPayment(needsOne);
  const read = `query ($id: uuid!) { payments(where: { id: { _eq: $id } }) { charges { amount currency status } } }`;
  const charges = [{ amount: '0.30', currency: 'GBP', status: 'pending' }];
  expect((await as('maker', read, { id })).data).toEqual({ payments: [{ charges }] });
});

test('an edit replaces the fee; deleting and rejecting take it away', async () => {
  const edited = await newPayment(needsOne);
  const [before] = await feeOf(edited);
  await as('maker', updatePayment, { paymentId: edited, payment: smallPayment({ ...needsOne, reference: 'EDITED' }) });
  const [after, ...more] = await feeOf(edited);
  expect([after!.narrative, more]).toEqual(['Payment fee EDITED', []]);
  // It has the id of the first, which follows from the key of the payment.
  expect(after!.id).toBe(before!.id);
  await as('maker', deletePayment, { paymentId: edited });
  expect(await feeOf(edited)).toEqual([]);

  const rejected = await newPayment(needsOne);
  await as('approver', rejectPayment, { paymentId: rejected, reason });
  expect(await feeOf(rejected)).toEqual([]);
});

test('a payment that was sent keeps its fee when it is deleted at the provider', async () => {
  const answer = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: smallPayment() });
  const { id } = answer.data!.createPayment;
  await as('maker', deletePayment, { paymentId: id });
  expect(await feeOf(id)).toHaveLength(1);
});

test('the fee of a payment that failed is cancelled and not due; an edit charges it anew', async () => {
  const id = await newPayment(needsOne);
  const due = async () => {
    const { rows } = await database.raw<{ rows: { n: string }[] }>(
      `select count(*) as n from vw_user_charges where payment_id = ? and user_id = 'maker' and status in ('pending', 'processing')`,
      [id],
    );
    return Number(rows[0]!.n);
  };
  expect(await due()).toBe(1);
  await database.transaction(async (transaction) => {
    await transaction('payments').where({ id }).update({ status: 'failed' });
    await recordFailure(transaction, id, 'No.', new Date());
  });
  expect(await due()).toBe(0);
  const [cancelled] = await feeOf(id);
  expect(cancelled).toMatchObject({ status: 'cancelled', amount: '0.30' });
  await as('maker', updatePayment, { paymentId: id, payment: smallPayment({ ...needsOne, reference: 'AGAIN' }) });
  const fees = await feeOf(id);
  expect(fees.map(({ status, narrative }) => [status, narrative]).sort()).toEqual([
    ['cancelled', cancelled!.narrative],
    ['pending', 'Payment fee AGAIN'],
  ]);
  expect(await due()).toBe(1);
});

test.each(['processing', 'completed'] as const)('a fee that is %s when the payment fails stays', async (status) => {
  const id = await newPayment(needsOne);
  await database('charges').where({ payment_id: id }).update({ status: 'processing' });
  await database('charges').where({ payment_id: id }).update({ status });
  await database.transaction((transaction) => recordFailure(transaction, id, 'No.', new Date()));
  expect(await feeOf(id)).toMatchObject([{ status }]);
});

test.each(withoutFee)('no fee is taken where %s, and the payment is created', async (_why, change) => {
  await whileCharged(database, change, async () => {
    expect(await feeOf(await newPayment(needsOne))).toEqual([]);
  });
});
