import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentStatus } from '../../../domain/payments/transitions';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

const document = `query ($paymentId: uuid!) { getPaymentConfirmation(paymentId: $paymentId) { url expiresAt } }`;

interface Answer {
  readonly getPaymentConfirmation: { readonly url: string; readonly expiresAt: string };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(() => database.destroy());

/** A payment of the trading account in a status. @throws Error without one */
async function paymentIn(status: PaymentStatus): Promise<{ id: string; tccPaymentId: string | null }> {
  const found = await database('payments')
    .where({ accountId: tradingAccount, status })
    .orderBy('createdAt')
    .first('id', 'tccPaymentId');
  if (!found) throw new Error(`The demo has no payment that is ${status}.`);
  return found;
}

const ask = (paymentId: string, username = 'viewer', selected = tradingAccount) =>
  as<Answer>(username, document, { paymentId }, selected);

test('the confirmation of a completed payment is downloaded from the portal’s own store', async () => {
  const { id } = await paymentIn('completed');
  const { data } = await ask(id);
  const { url } = data!.getPaymentConfirmation;
  expect(new URL(url).pathname).toContain(`/confirmations/${tradingAccount}/${id}`);
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''PC-\d{7}-[A-Z]{6}\.pdf$/);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  expect((await fetch(url.replace(id, randomUUID()))).status).toBe(403);
});

test.each([
  ['another tenant', 'borealis'],
  ['a user without a seat', 'noaccount'],
])('%s does not get it', async (_what, username) => {
  const { id } = await paymentIn('completed');
  expect(refusalOf(await ask(id, username))).toEqual({ code: 'payment_not_found', field: 'paymentId' });
});

test.each<PaymentStatus>(['awaiting_authorisation', 'failed', 'submitted'])(
  'there is none for a payment that is %s',
  async (status) => {
    const { id } = await paymentIn(status);
    expect(refusalOf(await ask(id))).toEqual({ code: 'confirmation_not_available', field: 'paymentId' });
  },
);

test('an absent payment has none', async () => {
  expect(refusalOf(await ask(randomUUID())).code).toBe('payment_not_found');
});

test('while the provider cannot be reached the user is told so', async () => {
  const { id, tccPaymentId } = await paymentIn('completed');
  await control('faults', { seed: 1, rules: [{ path: `/payments/${tccPaymentId}/confirmation`, fault: 'offline' }] });
  expect(refusalOf(await ask(id)).code).toBe('provider_unavailable');
});
