import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { manyWaiting } from '../../../actions/intents/isSendingBehind';
import { syncProvider } from '../../../actions/schedules/syncProvider';
import { accountId } from '../../../seeds/demo/organisations';
import { eventually } from '../../support/eventually';
import { newPayment } from '../../support/portal';
import { paymentPush, postPush, signatureOf } from '../../support/push';
import { control, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly tccPaymentId: string;
  readonly failureReason: string | null;
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const rowOf = (id: string) => database('payments').where({ id }).first<Row>();

const idOf = (body: string) => createHash('sha256').update(body).digest('hex');
const deliveriesOf = (body: string) => database('webhook_deliveries').where({ id: idOf(body) });

async function readsOf(tccPaymentId: string): Promise<number> {
  const { requests } = await control<{ requests: unknown[] }>(`requests?path=/payments/${tccPaymentId}`);
  return requests.length;
}

/** A payment that the provider holds, after its own push was processed. */
async function sentPayment(changes: Record<string, unknown> = {}): Promise<Row> {
  const id = await newPayment(changes);
  const row = await eventually(
    () => rowOf(id),
    ({ tccPaymentId }: { readonly tccPaymentId: string | null }) => tccPaymentId !== null,
  );
  await eventually(
    () => database('webhook_deliveries').where({ entity_id: row.tccPaymentId }).whereNotNull('processed_at'),
    (deliveries) => deliveries.length > 0,
  );
  return rowOf(id);
}

describe('a push that is not the provider’s', () => {
  let payment: Row;

  beforeAll(async () => {
    payment = await sentPayment();
  });

  const flipOneBit = (text: string) => {
    const bytes = Buffer.from(text);
    bytes[bytes.length - 3]! ^= 1;
    return bytes.toString();
  };
  const upsideDown = (signature: string) => signature.slice(64) + signature.slice(0, 64);

  test.each<[string, (body: string) => [body: string, signature: string], number]>([
    ['without a signature', (body) => [body, ''], 401],
    ['with another key’s signature', (body) => [body, signatureOf(body, 'another key, just as long')], 401],
    ['with one bit of the body changed', (body) => [flipOneBit(body), signatureOf(body)], 401],
    ['with a signature that is cut short', (body) => [body, signatureOf(body).slice(0, 126)], 401],
    ['with a signature that goes on', (body) => [body, `${signatureOf(body)}00`], 401],
    ['with a signature of the right length', (body) => [body, upsideDown(signatureOf(body))], 401],
    ['with the signature in capitals', (body) => [body, signatureOf(body).toUpperCase()], 401],
    ['with something after the signature', (body) => [body, `${signatureOf(body)}zz`], 401],
    ['with words for a signature', (body) => [body, 'z'.repeat(128)], 401],
    ['empty', () => ['', signatureOf('')], 400],
    ['empty and unsigned', () => ['', ''], 401],
    ['that is no JSON', () => ['{', signatureOf('{')], 400],
    ['that is a list', () => ['[null]', signatureOf('[null]')], 400],
    [
      'that names no payment',
      () => [paymentPush('nonsense', 'failed'), signatureOf(paymentPush('nonsense', 'failed'))],
      400,
    ],
  ])('%s', async (_what, forge, status) => {
    const reads = await readsOf(payment.tccPaymentId);
    const [body, signature] = forge(paymentPush(payment.tccPaymentId, 'failed'));
    expect(await postPush(body, signature)).toBe(status);
    expect(await deliveriesOf(body)).toEqual([]);
    expect(await readsOf(payment.tccPaymentId)).toBe(reads);
    expect(await rowOf(payment.id)).toEqual(payment);
  });
});

describe('a push of the provider’s', () => {
  test('makes the record be read again; the content of the push is not used', async () => {
    const payment = await sentPayment();
    for (const claim of ['failed', 'completed', 'deleted', 'nonsense']) {
      const reads = await readsOf(payment.tccPaymentId);
      expect(await postPush(paymentPush(payment.tccPaymentId, claim))).toBe(200);
      expect(await readsOf(payment.tccPaymentId)).toBe(reads + 1);
      expect(await rowOf(payment.id)).toMatchObject({ status: 'ready_to_send', failureReason: null });
    }
  });

  test('twice is processed once', async () => {
    const payment = await sentPayment();
    const reads = await readsOf(payment.tccPaymentId);
    const body = paymentPush(payment.tccPaymentId, 'ready_to_send', { nonce: randomUUID() });
    expect([await postPush(body), await postPush(body), await postPush(body)]).toEqual([200, 200, 200]);
    expect(await deliveriesOf(body)).toHaveLength(1);
    expect(await readsOf(payment.tccPaymentId)).toBe(reads + 1);
  });

  test('of an unknown payment is answered so that the provider repeats it', async () => {
    const body = paymentPush(randomUUID(), 'ready_to_send');
    expect([await postPush(body), await postPush(body)]).toEqual([503, 503]);
    expect(await deliveriesOf(body)).toEqual([]);
  });

  test('of another resource is recorded', async () => {
    const header = {
      message_type: 'cash_manager_transaction',
      notification_type: 'cash_manager_transaction_notification',
    };
    expect(await postPush(JSON.stringify({ header, body: { id: randomUUID() } }))).toBe(200);
  });

  test('is to come again while the provider cannot be read', async () => {
    const payment = await sentPayment();
    await control('faults', { seed: 1, rules: [{ path: '/payments/{id}', fault: 'offline' }] });
    const body = paymentPush(payment.tccPaymentId, 'ready_to_send', { nonce: randomUUID() });
    expect(await postPush(body)).toBe(503);
    await control('faults', { seed: 1, rules: [] });
    expect(await deliveriesOf(body)).toEqual([]);
    expect(await postPush(body)).toBe(200);
  });
});

describe('while intents wait under the login of a payment', () => {
  const account = accountId('aldgate-payroll');

  /** Intents that are not due yet, so that no run of the sender takes them, of a kind that may be deleted. */
  const letWait = (count: number) =>
    database('provider_intents').insert(
      Array.from({ length: count }, (_, index) => ({
        kind: 'safeguarding_transfer' as const,
        state: 'pending' as const,
        entity_id: account,
        account_id: account,
        key: `waiting ${index} ${randomUUID()}`,
        payload: '{"onBehalfOf":null}',
        digest: 'none',
        next_attempt_at: new Date('2099-01-01'),
      })),
    );

  afterEach(() => database('provider_intents').whereLike('key', 'waiting %').delete());

  /** Whether a new push of a payment makes the payment be read. */
  async function isRead({ tccPaymentId }: Row): Promise<boolean> {
    const reads = await readsOf(tccPaymentId);
    expect(await postPush(paymentPush(tccPaymentId, 'ready_to_send', { nonce: randomUUID() }))).toBe(200);
    return (await readsOf(tccPaymentId)) > reads;
  }

  test('few change nothing; many leave the record to the sync', async () => {
    const payment = await sentPayment();
    // Half of the number, because tests before this one may have left some waiting. sendingLimit.test.ts has the exact one.
    await letWait(manyWaiting / 2);
    expect(await isRead(payment)).toBe(true);
    await letWait(manyWaiting / 2);
    expect(await isRead(payment)).toBe(false);
    const refused = await newPayment({ reference: 'SIM-COMPLIANCE-FAIL' });
    const context = stackContext();
    await eventually(
      async () => {
        await syncProvider(context);
        return rowOf(refused);
      },
      ({ status }) => status === 'failed',
    );
    await context.database.destroy();
  });
});

test('a payment that the compliance review refuses ends as failed, with the reason', async () => {
  const id = await newPayment({ reference: 'SIM-COMPLIANCE-FAIL' });
  const row = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'failed',
  );
  expect(row.failureReason).toBe('Refused by the compliance review');
});

test('a payment whose pushes are doubled and out of order ends as failed all the same', async () => {
  const rules = ['duplicate_push', 'reorder_push'].map((fault) => ({ path: '/payments', fault }));
  await control('faults', { seed: 3, rules });
  const id = await newPayment({ reference: 'SIM-COMPLIANCE-FAIL' });
  const row = await eventually(
    () => rowOf(id),
    ({ status }) => status === 'failed',
  );
  await control('faults', { seed: 1, rules: [] });
  expect(row.failureReason).toBe('Refused by the compliance review');
  await eventually(
    () => database('webhook_deliveries').where({ entity_id: row.tccPaymentId }),
    (deliveries) => deliveries.length === 2,
  );
  expect((await rowOf(id)).status).toBe('failed');
});
