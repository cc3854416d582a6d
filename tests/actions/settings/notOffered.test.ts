import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { createBeneficiaryDocument, germanPerson } from '../../support/beneficiaries';
import { acceptCall, quoteCall, storedQuote } from '../../support/conversions';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { holdPaymentRate } from '../../support/heldRates';
import {
  as,
  authorisePayment,
  createPayment,
  newPayment,
  refusalOf,
  smallPayment,
  updatePayment,
} from '../../support/portal';
import { seriesCall } from '../../support/recurring';
import { transferCall } from '../../support/safeguarding';
import { stackDatabase } from '../../support/stack';

/** The currency of these tests: the demo pays, converts and holds euros. */
const currency = 'EUR';
const euro = { beneficiaryId: demoId('beneficiary hansa-metall'), amount: '6000.00', currency };

const createTransfer = `mutation ($amount: String!, $currency: String!, $source: uuid!, $destination: uuid!) {
  createTransfer(amount: $amount, currency: $currency, source: $source, destination: $destination, reason: "Float",
    shouldCharge: true) { id }
}`;
const transferOf = (amount: string) => ({
  username: 'treasurer',
  query: createTransfer,
  variables: {
    amount,
    currency,
    source: accountId('aldgate-trading'),
    destination: accountId('aldgate-payroll'),
  },
});
const paymentOf = (changes: object) => ({
  username: 'maker',
  query: createPayment,
  variables: { payment: smallPayment({ ...euro, ...changes }) },
});
const beneficiaryOf = () => ({
  username: 'maker',
  query: createBeneficiaryDocument,
  variables: { beneficiary: germanPerson(), clientRequestId: randomUUID() },
});

let database: Knex;
let stored: { readonly enabled: boolean; readonly decimals: number; readonly safeguarded: boolean } | undefined;

const set = (columns: Partial<NonNullable<typeof stored>>) =>
  database('currency_settings').where({ currency }).update(columns);

beforeAll(async () => {
  database = stackDatabase();
  stored = await database('currency_settings').where({ currency }).first('enabled', 'decimals', 'safeguarded');
});
afterEach(() => set(stored!));
afterAll(() => database.destroy());

describe('a currency that is not offered', () => {
  test.each([
    ['payment', () => paymentOf({}), 'currency'],
    ['recurring payment', () => seriesCall('maker'), 'currency'],
    ['conversion that sells it', () => quoteCall({ sellCurrency: currency, buyCurrency: 'USD' }), 'sellCurrency'],
    ['conversion that buys it', () => quoteCall({ buyCurrency: currency }), 'buyCurrency'],
    ['transfer', () => transferOf('1.50'), 'currency'],
    ['beneficiary', beneficiaryOf, 'currency'],
  ])('takes no new %s: nothing is stored, and the provider is not asked', async (_what, call, field) => {
    await set({ enabled: false });
    expect(await refusedEffects(database, call())).toEqual(refused('currency_not_offered', field));
  });

  test('is not bought under a quote of before', async () => {
    const terms = await storedQuote(database);
    await database('currency_settings').where({ currency: 'USD' }).update({ enabled: false });
    const effects = await refusedEffects(database, acceptCall(terms));
    await database('currency_settings').where({ currency: 'USD' }).update({ enabled: true });
    expect(effects).toEqual(refused('currency_not_offered', 'buyCurrency'));
    expect(await database('quotes').where({ id: terms.quoteId }).first('usedAt')).toEqual({ usedAt: null });
  });

  test('holds no rate for a payment in another one', async () => {
    const paymentId = await newPayment({ amount: '6000.00' });
    await set({ enabled: false });
    const variables = { paymentId, version: 1, sellCurrency: currency };
    expect(await refusedEffects(database, { username: 'maker', query: holdPaymentRate, variables })).toEqual(
      refused('currency_not_offered', 'sellCurrency'),
    );
  });

  test('keeps its payments: they are read, edited, authorised and sent', async () => {
    const paymentId = await newPayment(euro);
    await set({ enabled: false });
    const edited = await as('maker', updatePayment, {
      paymentId,
      payment: smallPayment({ ...euro, amount: '5999.00', reference: 'EDITED' }),
    });
    expect(edited.errors).toBeUndefined();
    for (const approver of ['approver', 'approver2']) {
      const { version } = (await database('payments').where({ id: paymentId }).first('version'))!;
      await as(approver, authorisePayment, { paymentId, version });
    }
    const sent = await database('payments').where({ id: paymentId }).first();
    expect(sent).toMatchObject({ amount: '5999.00', errorCode: null });
    expect(sent?.tccPaymentId).not.toBeNull();
    const read = '{ balances(where: { currency: { _eq: "EUR" } }) { currency } }';
    expect((await as<{ balances: object[] }>('maker', read, {})).data?.balances).not.toEqual([]);
  });

  test('is no currency that a payment changes to', async () => {
    const paymentId = await newPayment({ amount: '6000.00' });
    await set({ enabled: false });
    const answer = await as('maker', updatePayment, { paymentId, payment: smallPayment(euro) });
    expect(refusalOf(answer)).toEqual({ code: 'currency_not_offered', field: 'currency' });
  });
});

describe('a currency that is offered without decimals', () => {
  test.each([
    ['payment', () => paymentOf({ amount: '6000.50' })],
    ['transfer', () => transferOf('1.50')],
    ['conversion', () => quoteCall({ amount: '100.50', sellCurrency: currency, buyCurrency: 'USD' })],
  ])('takes no %s with decimals', async (_what, call) => {
    await set({ decimals: 0 });
    expect(await refusedEffects(database, call())).toEqual(refused('invalid_input', 'amount'));
  });

  test('takes whole amounts, however they are written', async () => {
    await set({ decimals: 0 });
    const { answer } = await effectsOf(database, paymentOf({ amount: '6000.00' }));
    expect(answer.errors).toBeUndefined();
  });

  test('leaves the amount of an earlier payment as it is', async () => {
    const paymentId = await newPayment({ ...euro, amount: '6000.50' });
    await set({ decimals: 0 });
    const edit = (amount: string) =>
      as('maker', updatePayment, { paymentId, payment: smallPayment({ ...euro, amount, reference: 'EDITED' }) });
    expect((await edit('6000.50')).errors).toBeUndefined();
    expect(refusalOf(await edit('6000.51'))).toEqual({ code: 'invalid_input', field: 'amount' });
  });
});

describe('a currency that is not safeguarded', () => {
  test('sends no client money to the control account', async () => {
    await set({ safeguarded: false });
    const call = transferCall({ currency, amount: '1.00' });
    expect(await refusedEffects(database, call)).toEqual(refused('currency_not_safeguarded', 'currency'));
  });
});
