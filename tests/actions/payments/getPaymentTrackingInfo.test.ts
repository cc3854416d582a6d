import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { eventually } from '../../support/eventually';
import { as, newPayment, refusalOf, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const trackingInfo = `query ($paymentId: uuid!) {
  getPaymentTrackingInfo(paymentId: $paymentId) {
    format message status submission_ref decodedMessage { tag label value }
    tracker { uetr status completionTime events { eventType from to time instructedAmount { currency amount } } }
  }
}`;

interface TrackingInfo {
  readonly format: string | null;
  readonly message: string | null;
  readonly status: string | null;
  readonly decodedMessage: readonly { readonly tag: string; readonly value: string }[];
  readonly tracker: {
    readonly uetr: string;
    readonly completionTime: string | null;
    readonly events: readonly { readonly time: string }[];
  } | null;
}

const nothing = { format: null, message: null, status: null, submission_ref: null, decodedMessage: [], tracker: null };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

/** What the screen shows of a payment. @throws when the answer is a refusal */
async function track(paymentId: string): Promise<TrackingInfo> {
  const answer = await as<{ getPaymentTrackingInfo: TrackingInfo }>('viewer', trackingInfo, { paymentId });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.getPaymentTrackingInfo;
}

interface Sent {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly tcc_short_ref: string;
}

/** A completed Swift payment of the account in one of these currencies. */
async function swiftPayment(currencies: readonly string[]): Promise<Sent> {
  const payment = await database('payments')
    .where({ accountId: tradingAccount, paymentType: 'priority', status: 'completed' })
    .whereIn('currency', [...currencies])
    .whereNotNull('tccPaymentId')
    .orderBy('id')
    .first<Sent | undefined>('id', 'amount', 'currency', 'tcc_short_ref');
  if (!payment) throw new Error(`The demo has no Swift payment in ${currencies.join(' or ')}.`);
  return payment;
}

test.each([
  ['MT103', ['GBP', 'JPY', 'PLN', 'AUD', 'CAD'], '20', '32A'],
  ['PACS008', ['EUR', 'USD', 'CHF', 'AED'], 'GrpHdr/MsgId', 'IntrBkSttlmAmt'],
])('a completed Swift payment: its %s in fields, and its way', async (format, currencies, reference, amountTag) => {
  const payment = await swiftPayment(currencies);
  const info = await track(payment.id);
  expect(info).toMatchObject({ format, status: 'success' });
  const valuesOf = (tag: string) => info.decodedMessage.filter((field) => field.tag === tag).map(({ value }) => value);
  expect(valuesOf(reference)).toEqual([payment.tcc_short_ref]);
  const amount = valuesOf(amountTag).at(-1) ?? '';
  expect(amount.slice(0, 4)).toBe(`${payment.currency} `);
  expect(Number(amount.slice(4))).toBe(Number(payment.amount));
  expect(info.tracker?.completionTime).not.toBeNull();
  const times = info.tracker?.events.map(({ time }) => Date.parse(time)) ?? [];
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('a payment that waits for its approvals has nothing yet', async () => {
  expect(await track(await newPayment({ amount: '5000.00' }))).toEqual(nothing);
});

test('a local payment that was sent has neither message nor way', async () => {
  const id = await newPayment();
  await eventually(
    () => database('payments').where({ id }).first<{ tccPaymentId: string | null }>('tccPaymentId'),
    ({ tccPaymentId }) => tccPaymentId !== null,
  );
  expect(await track(id)).toEqual(nothing);
});

test.each([
  ['an absent payment', randomUUID()],
  ['no id at all', '00000000-0000-0000-0000-000000000000'],
])('%s is not found', async (_what, paymentId) => {
  const refusal = refusalOf(await as('viewer', trackingInfo, { paymentId }));
  expect(refusal).toEqual({ code: 'payment_not_found', field: 'paymentId' });
});

test('another tenant’s payment reads as an absent one, whichever account is selected', async () => {
  const { id: paymentId } = await swiftPayment(['EUR', 'USD']);
  const absent = await graphql('borealis', trackingInfo, { paymentId: randomUUID() });
  const selections: Record<string, string>[] = [{}, { 'x-account-id': tradingAccount }];
  for (const headers of selections) {
    expect(await graphql('borealis', trackingInfo, { paymentId }, headers)).toEqual(absent);
  }
});
