import type { Knex } from 'knex';
import type { ChargeDerivationsRow, ChargesRow } from '../../../actions/database/generated/tables';
import { accountId } from '../../../seeds/demo/organisations';
import {
  as,
  createPayment,
  deletePayment,
  newPayment,
  refusalOf,
  rejectPayment,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const reason = 'This invoice was paid last week.';
let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const feeOf = async (paymentId: string): Promise<ChargesRow[]> => database('charges').where({ payment_id: paymentId });
const preview = (changes: object = {}, username = 'maker') =>
  as(
    username,
    `query ($bankCountry: String!, $currency: String!, $paymentType: String!, $chargeType: String) {
      getPaymentFee(bankCountry: $bankCountry, currency: $currency, paymentType: $paymentType, chargeType: $chargeType) {
        amount currency
      }
    }`,
    { bankCountry: 'DE', currency: 'EUR', paymentType: 'regular', ...changes },
  );

/** Changes the settings or the account for a test, and undoes it. */
async function withChange(table: string, column: string, value: unknown, work: () => Promise<void>): Promise<void> {
  const id = table === 'settings' ? true : tradingAccount;
  const { rows } = await database.raw<{ rows: { before: unknown }[] }>('select ?? as before from ?? where id = ?', [
    column,
    table,
    id,
  ]);
  const set = (to: unknown) => database.raw('update ?? set ?? = ? where id = ?', [table, column, to as never, id]);
  await set(value);
  try {
    await work();
  } finally {
    await set(rows[0]?.before);
  }
}

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
  expect(after!.id).not.toBe(before!.id);
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

test('the preview says what the payment will cost', async () => {
  expect((await preview()).data).toEqual({ getPaymentFee: { amount: '0.30', currency: 'GBP' } });
  const priority = { paymentType: 'priority', chargeType: 'shared' };
  expect((await preview(priority)).data).toEqual({ getPaymentFee: { amount: '5.00', currency: 'GBP' } });
  expect(refusalOf(await preview({ paymentType: 'cheque' }))).toEqual({ code: 'invalid_input', field: 'paymentType' });
  expect(refusalOf(await preview({}, 'borealis'))).toEqual({ code: 'account_not_found', field: 'accountId' });
});

test.each([
  ['the settings name no fee account', 'settings', 'payment_fee_account_id', null],
  ['the account is the fee account', 'settings', 'payment_fee_account_id', tradingAccount],
  ['the account is not charged', 'accounts', 'process_charges', false],
  ['the account is charged from a later day on', 'accounts', 'process_charges_from', '2100-01-01'],
])('no fee is taken where %s, and the payment is created', async (_why, table, column, value) => {
  await withChange(table, column, value, async () => {
    const id = await newPayment(needsOne);
    expect(await feeOf(id)).toEqual([]);
    expect((await preview()).data).toEqual({ getPaymentFee: { amount: null, currency: 'GBP' } });
  });
});
