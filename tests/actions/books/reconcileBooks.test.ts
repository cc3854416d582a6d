/** @ownPortal This file compares all books, so that what other files leave would be found. */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { reconcileBooks } from '../../../actions/books/reconcileBooks';
import type { Context } from '../../../actions/context';
import type { ProviderTransaction } from '../../../actions/provider/records';
import { processBatch } from '../../../actions/charges/processCharges';
import { eventually } from '../../support/eventually';
import { openDifference, paymentAtProvider, withoutGuards } from '../../support/books';
import { chargeRow, chargesActor, newCharge } from '../../support/charges';
import { as, newPayment, tradingAccount } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

let database: Knex;
let context: Context;
beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

/** All records of the demo, with nothing in flight. */
const whole = { from: new Date(0), normalTimeMs: 0 };
const compare = (parts = context) => reconcileBooks(parts, whole);

interface Sent {
  readonly id: string;
  readonly tccPaymentId: string;
}

async function sentPayment(): Promise<Sent> {
  const id = await newPayment();
  await runSchedule('send-intents');
  return (await database('payments').where({ id }).first()) as unknown as Sent;
}

test('the demo agrees on all three sides, but for the payment that no intent sends', async () => {
  const report = await compare();
  // The demo's difference of a charge is not of this comparison.
  expect(report).toMatchObject({ left: 0, found: 0, open: 2 });
  expect(report.listed).toBeGreaterThan(900);
  expect(report.compared).toBeGreaterThan(300);
  const open = await database('book_differences').where({ resolved_at: null }).orderBy('kind', 'desc');
  expect(open).toMatchObject([
    { side: 'ours', our_table: 'payments', expected: { status: 'processing' } },
    { kind: 'charge' },
  ]);
  expect(await compare()).toMatchObject({ found: 0, closed: 0, open: 2 });
  expect(await database('book_differences')).toHaveLength(2);
});

test('a payment made at the provider is found once with its payee, raises an alarm, and closes with its deletion', async () => {
  const made = await paymentAtProvider(context);
  expect(await compare()).toMatchObject({ found: 1 });
  expect(await compare()).toMatchObject({ found: 0 });
  const difference = (await openDifference(database, made.id))!;
  expect(difference).toMatchObject({
    side: 'provider',
    account_id: tradingAccount,
    our_id: null,
    found: { amount: '31.07', reference: 'AT THE PROVIDER', payee: { accountNumber: expect.any(String) } },
  });
  const alarm = () => database('alarms').where({ kind: 'book_difference', subject: difference.id }).first();
  expect(await alarm()).toMatchObject({ cleared_at: null, details: { side: 'provider', subjectId: made.id } });

  const client = await context.provider.forAccount(tradingAccount);
  await client.deletePayment(made.id, made.creator_contact_id);
  expect(await compare()).toMatchObject({ closed: 1 });
  expect(await openDifference(database, made.id)).toBeUndefined();
  expect((await alarm())!.cleared_at).not.toBeNull();
});

test('what the normal time holds is in flight', async () => {
  const made = await paymentAtProvider(context);
  expect(await reconcileBooks(context, { from: whole.from })).toMatchObject({ found: 0 });
  expect(await openDifference(database, made.id)).toBeUndefined();
  expect(await compare()).toMatchObject({ found: 1 });
});

test('a payment of ours that the provider does not know is found, and so is its own of another id', async () => {
  const { id, tccPaymentId } = await sentPayment();
  const unknown = randomUUID();
  const rename = (to: string) =>
    withoutGuards(database, (transaction) => transaction('payments').where({ id }).update({ tccPaymentId: to }));
  await rename(unknown);
  await compare();
  expect(await openDifference(database, unknown)).toMatchObject({ side: 'ours', our_table: 'payments', our_id: id });
  await rename(tccPaymentId);
  await compare();
  expect(await openDifference(database, unknown)).toBeUndefined();
});

test.each([
  ['amount', { amount: '99.00' }, ['amount']],
  ['currency', { currency: 'EUR' }, ['currency']],
  ['date', { paymentDate: '2031-01-02' }, ['date']],
  ['state', { status: 'completed' as const }, ['state']],
])('another %s is found', async (_what, change, fields) => {
  const { id, tccPaymentId } = await sentPayment();
  await withoutGuards(database, (transaction) => transaction('payments').where({ id }).update(change));
  await compare();
  expect(await openDifference(database, tccPaymentId)).toMatchObject({ side: 'terms', fields });
});

test('another payee is found', async () => {
  const { id, tccPaymentId } = await sentPayment();
  const other = await database('payments')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payments.beneficiarySliceId')
    .whereNotNull('slice.iban')
    .first<{ beneficiarySliceId: string }>('payments.beneficiarySliceId');
  await withoutGuards(database, (transaction) =>
    transaction('payments').where({ id }).update({ beneficiarySliceId: other!.beneficiarySliceId }),
  );
  await compare();
  expect(await openDifference(database, tccPaymentId)).toMatchObject({ side: 'terms', fields: ['payee'] });
});

test.each(['transfers', 'conversions'] as const)('a row of %s that is missing here is found', async (table) => {
  const id = table === 'transfers' ? 'tccTransferId' : 'tccConversionId';
  const row = (await database<object>(table).whereNotNull(id).first<Record<string, string>>())!;
  await withoutGuards(database, (transaction) => transaction<object>(table).where({ id: row.id }).delete());
  await compare();
  expect(await openDifference(database, row[id]!)).toMatchObject({ side: 'provider', our_id: null });
  await withoutGuards(database, (transaction) => transaction<object>(table).insert(row));
  await compare();
  expect(await openDifference(database, row[id]!)).toBeUndefined();
});

test('a movement of a payment that is neither here nor at the provider is found', async () => {
  const movement: Partial<ProviderTransaction> = { id: randomUUID(), related_entity_id: randomUUID() };
  const { forLogin } = context.provider;
  const strange: Context['provider'] = {
    ...context.provider,
    forLogin: async (...login) => {
      const client = await forLogin(...login);
      const findTransactions: typeof client.findTransactions = async (filter) => {
        const page = await client.findTransactions(filter);
        const paid = page.items.find(({ related_entity_type }) => related_entity_type === 'payment');
        return { ...page, items: paid ? [...page.items, { ...paid, ...movement }] : page.items };
      };
      return { ...client, findTransactions };
    },
  };
  await compare({ ...context, provider: strange });
  expect(await openDifference(database, movement.related_entity_id!)).toMatchObject({
    kind: 'payment',
    side: 'movements',
    movements: expect.arrayContaining([expect.objectContaining({ id: movement.id })]),
  });
});

test('a charge that waits again after a restore is no difference, although its transfer is at the provider', async () => {
  const id = await newCharge(context);
  await processBatch(context, chargesActor, id);
  const { tcc_transfer_id: transfer } = await eventually(
    async () => {
      await runSchedule('send-intents');
      return chargeRow(database, id);
    },
    ({ status }) => status === 'completed',
  );
  const set = (changes: object) =>
    withoutGuards(database, (transaction) => transaction('charges').where({ id }).update(changes));
  await set({ status: 'pending', tcc_transfer_id: null });
  await compare();
  expect(await openDifference(database, transfer!)).toBeUndefined();
  await set({ status: 'failed' });
  await compare();
  expect(await openDifference(database, transfer!)).toMatchObject({ our_table: 'charges', side: 'terms' });
});

test('the schedule compares once a day, and again after a run that failed', async () => {
  expect(await runSchedule('reconcile-books')).toMatchObject({ state: 'compared', left: 0 });
  expect(await runSchedule('reconcile-books')).toMatchObject({ state: 'done_before' });
  await database('schedule_runs').where({ name: 'reconcile-books' }).update({ outcome: 'failed' });
  expect(await runSchedule('reconcile-books')).toMatchObject({ state: 'compared' });
  expect((await as('maker', '{ book_differences { id } }', {})).errors).toBeDefined();
});
