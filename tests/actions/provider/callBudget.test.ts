import type { Knex } from 'knex';
import { callsPerUser } from '../../../actions/provider/callBudget';
import { as, deletePayment, newPayment, providerBooks, refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const minuteMs = 60_000;
const spent = ['spent this minute', 'spent next minute'];

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database('provider_calls').whereIn('org_id', spent).delete();
  await database.destroy();
});

/** Uses up the maker's calls of this minute and, in case it ends meanwhile, of the next. */
async function spendCalls(): Promise<void> {
  const { login_id } = await database('provider_calls').where({ user_id: 'maker' }).first<{ login_id: string }>();
  const minute = Math.floor(Date.now() / minuteMs) * minuteMs;
  const rows = spent.map((org_id, index) => ({
    login_id,
    org_id,
    user_id: 'maker',
    calls: callsPerUser,
    minute: new Date(minute + index * minuteMs),
  }));
  await database('provider_calls').insert(rows);
}

test('whoever has used up the calls of a minute cannot delete a sent payment, and is told when to try again', async () => {
  const [deleted, kept] = [await newPayment(), await newPayment()];
  expect((await as('maker', deletePayment, { paymentId: deleted })).errors).toBeUndefined();
  await spendCalls();
  const answer = await as('maker', deletePayment, { paymentId: kept });
  expect(refusalOf(answer).code).toBe('too_many_requests');
  expect(answer.errors?.[0]?.message).toMatch(/Try again in \d+ s\./);
  const row = await database('payments').where({ id: kept }).first<{ status: string; tccPaymentId: string }>();
  expect(row.status).toBe('ready_to_send');
  const { payments } = await providerBooks();
  expect(payments.find(({ id }) => id === row.tccPaymentId)?.status).toBe('ready_to_send');
});
