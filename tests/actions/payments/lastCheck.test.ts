/** @ownPortal This file moves the clock. */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { eventually } from '../../support/eventually';
import { as, newPayment, providerBooks, smallPayment, updatePayment } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly errorCode: string | null;
  readonly uniqueRequestId: string;
  readonly tccPaymentId: string | null;
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(async () => {
  await control('faults', { seed: 1, rules: [] });
  await reachProvider();
});

afterAll(async () => {
  await database.destroy();
});

/** One answer in between: five calls without any would open the breaker of the Lambda, and the next tests would wait for it. */
async function reachProvider(): Promise<void> {
  const { paymentDate } = smallPayment();
  const { errors } = await as('maker', getPaymentDeliveryDate, { paymentDate });
  expect(errors).toBeUndefined();
}

const getPaymentDeliveryDate = `query ($paymentDate: String!) {
  getPaymentDeliveryDate(bankCountry: "GB", currency: "GBP", paymentDate: $paymentDate, paymentType: "regular") {
    paymentDeliveryDate
  }
}`;

const rowOf = (id: string) => database('payments').where({ id }).first<Row>();

/** A payment that was released while the provider could not be reached: its intent is pending. */
async function releasedPayment(): Promise<string> {
  await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
  const id = await newPayment();
  expect((await rowOf(id)).status).toBe('processing');
  return id;
}

/** So long ago that no earlier attempt can still take effect: then a rejection fails the payment. */
async function letAnHourPass(id: string): Promise<void> {
  const unresolved_at = database.raw(`unresolved_at - interval '1 hour'`);
  const next = { unresolved_at, next_attempt_at: database.fn.now() };
  await database('provider_intents').where({ entity_id: id }).update(next);
}

async function afterSending(id: string): Promise<Row> {
  return eventually(
    async () => {
      await runSchedule('send-intents');
      return rowOf(id);
    },
    ({ status }) => status !== 'processing',
  );
}

async function heldUnder(key: string): Promise<readonly unknown[]> {
  return (await providerBooks()).payments.filter((payment) => payment.unique_request_id === key);
}

const slice = (id: string) =>
  database('beneficiary_information_slice').whereIn(
    'id',
    database('payments').where({ id }).select('beneficiarySliceId'),
  );

/** A new slice of the payment's beneficiary, as an edit of its details would write it. */
async function replaceSlice(id: string): Promise<void> {
  const { id: old, ...details } = (await slice(id).first())!;
  await database.transaction(async (transaction) => {
    await transaction('beneficiary_information_slice').where({ id: old }).update({ is_most_recent: false });
    await transaction('beneficiary_information_slice').insert({ ...details, id: randomUUID() });
  });
}

test.each<[string, (id: string) => Promise<unknown>, string]>([
  ['the amount', (id) => database('payments').where({ id }).update({ amount: '99.00' }), 'content_changed'],
  ['the reference', (id) => database('payments').where({ id }).update({ reference: 'OTHER' }), 'content_changed'],
  ['the day', (id) => database('payments').where({ id }).update({ paymentDate: '2031-01-02' }), 'content_changed'],
  [
    'the intent',
    (id) => database('provider_intents').where({ entity_id: id }).update({ digest: 'other' }),
    'content_changed',
  ],
  ['the key', (id) => database('payments').where({ id }).update({ uniqueRequestId: randomUUID() }), 'content_changed'],
  ['the payee’s details', replaceSlice, 'beneficiary_changed'],
])('%s changed between release and sending: refused, not sent', async (_what, change, code) => {
  const id = await releasedPayment();
  const { uniqueRequestId: key } = await rowOf(id);
  await change(id);
  await letAnHourPass(id);
  const row = await afterSending(id);
  expect(row).toMatchObject({ status: 'failed', errorCode: code, tccPaymentId: null });
  expect([...(await heldUnder(key)), ...(await heldUnder(row.uniqueRequestId))]).toEqual([]);
});

test('a rejection does not fail the payment while an earlier attempt may still take effect', async () => {
  const id = await releasedPayment();
  await database('payments').where({ id }).update({ amount: '99.00' });
  await eventually(
    async () => {
      await runSchedule('send-intents');
      return database('provider_intents').where({ entity_id: id }).first('state', 'attempts', 'last_error');
    },
    (intent) => intent!.attempts > 1,
  );
  expect((await rowOf(id)).status).toBe('processing');
  await letAnHourPass(id);
  expect(await afterSending(id)).toMatchObject({ status: 'failed', errorCode: 'content_changed' });
});

test('a payment edited after such a rejection is sent once, under a new key', async () => {
  const paymentId = await releasedPayment();
  await database('payments').where({ id: paymentId }).update({ amount: '99.00' });
  await letAnHourPass(paymentId);
  const refused = await afterSending(paymentId);
  await as('maker', updatePayment, { paymentId, payment: smallPayment({ amount: '13.00' }) });
  const sent = await afterSending(paymentId);
  expect(sent).toMatchObject({ status: 'ready_to_send', errorCode: null });
  expect(sent.uniqueRequestId).not.toBe(refused.uniqueRequestId);
  expect(await heldUnder(refused.uniqueRequestId)).toEqual([]);
  expect(await heldUnder(sent.uniqueRequestId)).toMatchObject([{ amount: '13.00' }]);
});

test.each(['drop_after_commit', 'http_500', 'bad_json', 'rate_limit', 'http_503_html', 'reset'])(
  'a create whose answer is %s is looked up, and one payment is there',
  async (fault) => {
    await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault, times: 1 }] });
    const id = await newPayment();
    // A limit of the provider ends with its minute.
    await control('clock', { advance: 'PT1M' });
    const row = await afterSending(id);
    expect(row.status).toBe('ready_to_send');
    expect(await heldUnder(row.uniqueRequestId)).toMatchObject([{ id: row.tccPaymentId }]);
  },
);
