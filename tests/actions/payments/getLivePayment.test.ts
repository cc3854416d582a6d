import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { asHistory } from '../../../seeds/demo/asHistory';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const one = `query ($id: uuid!) {
  getLivePayment(id: $id) {
    payment { tccPaymentId paymentId shortReference amount currency status }
    payee { name bankAccountHolderName iban accountNumber bankCountry }
  }
}`;

interface Ours {
  readonly id: string;
  readonly tccPaymentId: string;
  readonly tcc_short_ref: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly paymentDate: string;
}

let database: Knex;
/** A completed payment of the account. */
let ours: Ours;

beforeAll(async () => {
  database = stackDatabase();
  ours = (await database('payments')
    .where({ accountId: tradingAccount, status: 'completed' })
    .whereNotNull('tccPaymentId')
    .orderBy('createdAt', 'desc')
    .first<Ours | undefined>('id', 'tccPaymentId', 'tcc_short_ref', 'reference', 'amount', 'currency', 'paymentDate'))!;
});

afterAll(() => database.destroy());

test('is read with its payee, and our id', async () => {
  const { data } = await as<{ getLivePayment: object }>('viewer', one, { id: ours.tccPaymentId });
  expect(data?.getLivePayment).toMatchObject({
    payment: { paymentId: ours.id, shortReference: ours.tcc_short_ref, currency: ours.currency },
    payee: { name: expect.any(String) as string, bankCountry: expect.stringMatching(/^[A-Z]{2}$/) as string },
  });
});

test('that was not made here has no id of ours', async () => {
  const setProviderId = (tccPaymentId: string | null) =>
    database.transaction((transaction) =>
      asHistory(transaction, () => transaction('payments').where({ id: ours.id }).update({ tccPaymentId })),
    );
  await setProviderId(null);
  try {
    const { data } = await as<{ getLivePayment: object }>('viewer', one, { id: ours.tccPaymentId });
    expect(data?.getLivePayment).toMatchObject({ payment: { tccPaymentId: ours.tccPaymentId, paymentId: null } });
  } finally {
    await setProviderId(ours.tccPaymentId);
  }
});

test('that does not exist is not found', async () => {
  const refusal = refusalOf(await as('viewer', one, { id: randomUUID() }));
  expect(refusal).toEqual({ code: 'payment_not_found', field: 'id' });
});
