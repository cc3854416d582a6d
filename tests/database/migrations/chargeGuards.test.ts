import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const charge = (rest: object) => ({
  id: randomUUID(),
  type: 'monthly_maintenance_charge' as const,
  status: 'pending' as const,
  amount: '10.00',
  currency: 'GBP',
  narrative: 'Maintenance',
  main_account_id: accountId('aldgate-payroll'),
  source_account_id: accountId('aldgate-payroll'),
  destination_account_id: accountId('house'),
  ...rest,
});

it('charges an account once for a type and month, unless the charge was cancelled', async () => {
  await demo.undone(async (transaction) => {
    const first = charge({ month: '2031-05-01' });
    await transaction('charges').insert(first);
    const again = () => charge({ month: '2031-05-01' });
    await demo.refused(transaction, 'charges_one_per_month', (step) => step('charges').insert(again()));
    await transaction('charges').insert(charge({ month: '2031-06-01' }));
    await transaction('charges').where({ id: first.id }).update({ status: 'cancelled' });
    await transaction('charges').insert(again());
    await demo.refused(transaction, 'charges_month_check', (step) =>
      step('charges').insert(charge({ month: '2031-07-02' })),
    );
  });
});

it('charges a transaction once for a type', async () => {
  await demo.undone(async (transaction) => {
    const of = { type: 'incoming_fund_fee', tcc_transaction_id: randomUUID() };
    await transaction('charges').insert(charge(of));
    await demo.refused(transaction, 'charges_one_per_transaction', (step) => step('charges').insert(charge(of)));
    await transaction('charges').insert(charge({ ...of, type: 'balance_transfer_fee' }));
  });
});

/** The fee of an unsent payment of the demo. */
async function unsentFee(transaction: Knex.Transaction): Promise<{ fee: string; payment: string }> {
  const found = await transaction('charges')
    .join('payments', 'payments.id', 'charges.payment_id')
    .where('payments.status', 'awaiting_authorisation')
    .where('charges.status', 'pending')
    .first<{ fee: string; payment: string } | undefined>('charges.id as fee', 'payments.id as payment');
  if (!found) throw new Error('the demo has no fee of an unsent payment');
  return found;
}

it('deletes the pending fee of an unsent payment with its derivation, which stays otherwise', async () => {
  await demo.undone(async (transaction) => {
    const { fee } = await unsentFee(transaction);
    const stays = 'charge_derivations is append-only';
    await demo.refused(transaction, stays, (step) => step('charge_derivations').where({ charge_id: fee }).delete());
    await demo.refused(transaction, stays, (step) =>
      step('charge_derivations').where({ charge_id: fee }).update({ steps: '[1]' }),
    );
    await transaction('charges').where({ id: fee }).delete();
    expect(await transaction('charge_derivations').where({ charge_id: fee })).toEqual([]);
  });
});

it('deletes no other charge', async () => {
  await demo.undone(async (transaction) => {
    const refuse = (id: string) =>
      demo.refused(transaction, 'charge_is_history', (step) => step('charges').where({ id }).delete());
    const monthly = charge({ month: '2031-05-01' });
    await transaction('charges').insert(monthly);
    await refuse(monthly.id);
    const { fee, payment } = await unsentFee(transaction);
    await transaction.raw('savepoint before_sending');
    await transaction('payments').where({ id: payment }).update({ tccPaymentId: randomUUID() });
    await refuse(fee);
    await transaction.raw('rollback to before_sending');
    await transaction('charges').where({ id: fee }).update({ status: 'processing' });
    await refuse(fee);
  });
});

it('takes postings only when each currency of a transaction adds up to nothing, and keeps them', async () => {
  const posting = (transaction_id: string, account: string, amount: string, currency = 'GBP') => ({
    transaction_id,
    template: 'payment_fee',
    account_id: accountId(account),
    currency,
    amount,
    at: new Date('2026-11-20T10:00:00Z'),
  });
  await demo.undone(async (transaction) => {
    const check = (step: Knex.Transaction) => step.raw('set constraints require_net_zero immediate');
    const balanced = randomUUID();
    await transaction('postings').insert([
      posting(balanced, 'aldgate-payroll', '-3.20'),
      posting(balanced, 'house', '3.20'),
    ]);
    await check(transaction);
    const mixed = randomUUID();
    await demo.refused(transaction, 'postings_do_not_net_to_zero', async (step) => {
      await step('postings').insert([
        posting(mixed, 'aldgate-payroll', '-3.20'),
        posting(mixed, 'house', '3.20', 'EUR'),
      ]);
      await check(step);
    });
    for (const alter of [
      (step: Knex) => step('postings').update({ amount: '1' }),
      (step: Knex) => step('postings').delete(),
    ]) {
      await demo.refused(transaction, 'append-only', alter);
    }
  });
});
