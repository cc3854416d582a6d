import type { Knex } from 'knex';
import { bookedConversions } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { heldBy, heldUntil, hold, letGo } from '../../support/heldRates';
import { as, authorisePayment, newPayment, refusalOf, smallPayment, updatePayment } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const quoteOf = async (id: string) =>
  (await database('quotes').whereIn('id', database('payments').where({ id }).select('quoteId')).first())!;
const conversionOf = (quoteId: string) => database('conversions').where({ quoteId }).first();
const requestsOf = (paymentId: string) => database('payment_authorisation_requests').where({ paymentId });
const approve = (paymentId: string, version: number, username = 'approver') =>
  as<{ authorisePayment: { status: string } }>(username, authorisePayment, { paymentId, version });
test('the last approval books the conversion at the held rate, and the payment is paid from it', async () => {
  const id = await newPayment(needsOne);
  const { version, expiresAt } = await heldBy(hold(id));
  expect(Date.parse(expiresAt!)).toBeGreaterThan(Date.now() + 120_000);
  const quote = await quoteOf(id);
  const { data, errors } = await approve(id, version);
  expect(errors).toBeUndefined();
  expect(data?.authorisePayment.status).toBe('ready_to_send');
  const { tccConversionId, tccPaymentId } = await rowOf(id);
  expect(tccPaymentId).not.toBeNull();
  expect(await conversionOf(quote.id)).toMatchObject({ tccConversionId, createdById: 'maker', errorCode: null });
  const [booked] = (await bookedConversions()).filter((conversion) => conversion.id === tccConversionId);
  expect(booked).toMatchObject({ client_buy_amount: '5000.00', client_sell_amount: quote.clientSellAmount });
  const { payments } = await control<{ payments: { id: string; conversion_id: string }[] }>('books');
  expect(payments.find((sent) => sent.id === tccPaymentId)?.conversion_id).toBe(tccConversionId);
});

test('those who see the payment read the rate with its expiry, others do not', async () => {
  const id = await newPayment(needsOne);
  await heldBy(hold(id));
  const read = `query ($id: uuid!) { payments(where: { id: { _eq: $id } }) {
    heldRate { sellCurrency rate heldUntil } } payment_held_rates(where: { paymentId: { _eq: $id } }) { id } }`;
  const seen = await as<{ payments: { heldRate: object }[] }>('approver', read, { id });
  expect(seen.data?.payments[0]?.heldRate).toMatchObject({
    sellCurrency: 'EUR',
    heldUntil: expect.any(String) as string,
  });
  expect((await as('borealis', read, { id })).data).toEqual({ payments: [], payment_held_rates: [] });
});

test('an approval names the version with the rate that was shown', async () => {
  const id = await newPayment(needsOne);
  const { version } = await heldBy(hold(id));
  expect(version).toBe(2);
  expect(refusalOf(await approve(id, 1)).code).toBe('content_changed');
  expect(refusalOf(await hold(id, 1)).code).toBe('content_changed');
  expect(refusalOf(await letGo(id, 1)).code).toBe('content_changed');
});

test('another rate asks for every approval again, and letting it go too', async () => {
  const id = await newPayment(needsTwo);
  const first = await heldBy(hold(id));
  expect((await approve(id, first.version)).errors).toBeUndefined();
  expect(await requestsOf(id).whereNotNull('authorisedById')).toHaveLength(1);
  const second = await heldBy(hold(id, first.version));
  expect(second.version).toBe(3);
  expect(await requestsOf(id).whereNull('authorisedById')).toHaveLength(2);
  expect((await approve(id, second.version)).errors).toBeUndefined();
  const { version } = await heldBy(letGo(id, second.version, 'approver2'));
  expect(await requestsOf(id).whereNull('authorisedById')).toHaveLength(2);
  expect((await rowOf(id)).quoteId).toBeNull();
  await approve(id, version);
  expect((await approve(id, version, 'approver2')).data?.authorisePayment.status).toBe('ready_to_send');
  expect((await rowOf(id)).tccConversionId).toBeNull();
});

test('an expired rate: the approval is refused, nothing is stored or sent; a new one or none is approved', async () => {
  const id = await newPayment(needsOne);
  await heldBy(hold(id));
  const version = await heldUntil(database, id, new Date());
  const { id: quoteId } = await quoteOf(id);
  expect(refusalOf(await approve(id, version))).toEqual({ code: 'held_rate_expired', field: 'paymentId' });
  expect(await requestsOf(id).whereNotNull('authorisedById')).toEqual([]);
  expect(await conversionOf(quoteId)).toBeUndefined();
  const renewed = await heldBy(hold(id, version));
  expect((await approve(id, renewed.version)).data?.authorisePayment.status).toBe('ready_to_send');
});

test('a rate that expires before the sender reaches the provider: neither conversion nor payment', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/conversions/create', fault: 'offline' }] });
  const id = await newPayment(needsOne);
  await heldBy(hold(id));
  const version = await heldUntil(database, id, new Date(Date.now() + 1500));
  const { id: quoteId, expiresAt } = await quoteOf(id);
  expect((await approve(id, version)).data?.authorisePayment.status).toBe('processing');
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, expiresAt.getTime() - Date.now())));
  const conversionId = (await conversionOf(quoteId))!.id;
  const hourAgo = database.raw(`unresolved_at - interval '1 hour'`);
  const row = await eventually(
    async () => {
      await database('provider_intents')
        .whereIn('entity_id', [id, conversionId])
        .where({ state: 'pending' })
        .update({ unresolved_at: hourAgo, next_attempt_at: database.fn.now() });
      await runSchedule('send-intents');
      return rowOf(id);
    },
    ({ status }) => status === 'failed',
  );
  expect(row).toMatchObject({ errorCode: 'held_rate_not_booked', tccPaymentId: null, tccConversionId: null });
  expect(await conversionOf(quoteId)).toMatchObject({ status: 'closed', errorCode: 'quote_expired' });
  const edited = await as('maker', updatePayment, { paymentId: id, payment: smallPayment(needsOne) });
  expect(edited.errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ status: 'awaiting_authorisation', quoteId: null });
});

test.each(['drop_after_commit', 'http_500', 'reset'])(
  'an answer that is lost (%s): one conversion and one payment, in this order',
  async (fault) => {
    await control('faults', { seed: 1, rules: [{ path: '/conversions/create', fault, times: 1 }] });
    const id = await newPayment(needsOne);
    const { version } = await heldBy(hold(id));
    const { id: quoteId } = await quoteOf(id);
    await approve(id, version);
    const row = await eventually(
      async () => {
        await database('provider_intents').where({ state: 'pending' }).update({ next_attempt_at: database.fn.now() });
        await runSchedule('send-intents');
        return rowOf(id);
      },
      ({ tccPaymentId }) => tccPaymentId !== null,
    );
    const { uniqueRequestId, tccConversionId } = (await conversionOf(quoteId))!;
    const booked = (await bookedConversions()).filter(({ unique_request_id: key }) => key === uniqueRequestId);
    expect(booked.map(({ id: bookedId }) => bookedId)).toEqual([tccConversionId]);
    expect(row.tccConversionId).toBe(tccConversionId);
  },
);

test('a payment that is sent holds no rate, and a held rate books no other conversion', async () => {
  const sent = await newPayment();
  expect(refusalOf(await hold(sent)).code).toBe('payment_already_sent');
  const id = await newPayment(needsOne);
  await heldBy(hold(id));
  const { id: quoteId, clientBuyAmount: buyAmount, clientSellAmount: sellAmount, conversionDate } = await quoteOf(id);
  const accept = `mutation ($quoteId: uuid!, $buyAmount: String!, $sellAmount: String!, $conversionDate: String!) {
    createConversion(quoteId: $quoteId, buyAmount: $buyAmount, sellAmount: $sellAmount, conversionDate: $conversionDate) { id } }`;
  const answer = await as('maker', accept, { quoteId, buyAmount, sellAmount, conversionDate });
  expect(refusalOf(answer).code).toBe('quote_not_found');
});
