import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDemo, type DemoDatabase } from './openDemo';

const mend = readFileSync(join(__dirname, '../../../migrations/20261201000110_fees_of_failed_payments.up.sql'), 'utf8');
let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

/** Unsent payments of the demo with a pending fee. */
async function waiting(transaction: Knex.Transaction): Promise<readonly { fee: string; payment: string }[]> {
  return transaction('charges')
    .join('payments', 'payments.id', 'charges.payment_id')
    .where('payments.status', 'awaiting_authorisation')
    .where('charges.status', 'pending')
    .orderBy('charges.id')
    .limit(2)
    .select<{ fee: string; payment: string }[]>('charges.id as fee', 'payments.id as payment');
}

it('cancels the fees of payments that failed before, and no other', async () => {
  await demo.undone(async (transaction) => {
    const [failed, kept] = await waiting(transaction);
    await transaction('payments').where({ id: failed!.payment }).update({ status: 'failed' });
    const before = await transaction('charges').select('id', 'status').orderBy('id');
    await transaction.raw(mend);
    const after = await transaction('charges').select('id', 'status').orderBy('id');
    const changed = after.filter(({ status }, index) => status !== before[index]!.status);
    expect(changed).toEqual([{ id: failed!.fee, status: 'cancelled' }]);
    expect(changed.map(({ id }) => id)).not.toContain(kept!.fee);
  });
});
