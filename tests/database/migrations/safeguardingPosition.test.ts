import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { addDays } from '../../../domain/isoDate';
import { paymentStatuses } from '../../../domain/payments/transitions';
import { requiredAmount, suggestedTransfer } from '../../../domain/safeguarding/position';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';
import { sized } from '../../support/sized';

const days = sized(20, 365);
const client = accountId('aldgate-trading');
const control = accountId('safeguarding');
const day = '2026-03-29';

/** An account's pounds on a day, in pence. Dates count days from the day of the position. */
const worldArbitrary = fc.record({
  balance: fc.integer({ min: 0, max: 50_000 }),
  safeguarded: fc.integer({ min: 0, max: 50_000 }),
  payments: fc.array(
    fc.record({
      pence: fc.integer({ min: 1, max: 20_000 }),
      status: fc.constantFrom(...paymentStatuses),
      inDays: fc.oneof(fc.integer({ min: -40, max: 10 }), fc.constantFrom(-29, -28, -1, 0, 1, 2, 7, 8)),
    }),
    { maxLength: 8 },
  ),
  conversions: fc.array(
    fc.record({
      pence: fc.integer({ min: 1, max: 20_000 }),
      status: fc.constantFrom('awaiting_funds' as const, 'funds_arrived', 'trade_settled'),
      inDays: fc.integer({ min: -3, max: 3 }),
    }),
    { maxLength: 3 },
  ),
  transfers: fc.array(
    fc.record({
      pence: fc.integer({ min: 1, max: 20_000 }),
      isBack: fc.boolean(),
      status: fc.constantFrom('pending' as const, 'completed', 'cancelled'),
    }),
    { maxLength: 4 },
  ),
});
type World = typeof worldArbitrary extends fc.Arbitrary<infer W> ? W : never;

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
}, 300_000);
afterAll(() => demo.close());

const pounds = (pence: number) => (pence / 100).toFixed(2);
const sum = (rows: readonly { readonly pence: number }[]) => rows.reduce((total, { pence }) => total + pence, 0);

/** The same position in whole pence, from the page of the decision. A month before the day is 28 February, 29 days before it. */
function byThePage({ balance, safeguarded, payments, conversions, transfers }: World) {
  const open = payments.filter(({ status }) =>
    ['new', 'awaiting_authorisation', 'authorised', 'processing', 'ready_to_send'].includes(status),
  );
  const due = (from: number, to: number) => sum(open.filter(({ inDays }) => inDays >= from && inDays <= to));
  const sold = sum(conversions.filter(({ status, inDays }) => status === 'awaiting_funds' && inDays <= 1));
  const moving = transfers.filter(({ status }) => status === 'pending');
  const away = sum(moving.filter(({ isBack }) => !isBack));
  const back = sum(moving.filter(({ isBack }) => isBack));
  const [overdue, today, tomorrow, week] = [due(-29, -1), due(0, 0), due(1, 1), due(1, 7)];
  const needed = balance + safeguarded - overdue - today - tomorrow - sold;
  const required = needed > 0 ? needed : 0;
  const wanted = required - safeguarded - away + back;
  const atMost = balance > away ? balance - away : 0;
  const atLeast = safeguarded > back ? back - safeguarded : 0;
  const suggested = wanted > atMost ? atMost : wanted < atLeast ? atLeast : wanted;
  const largest = open.filter(({ inDays }) => inDays >= -29 && inDays <= 7).map(({ pence }) => pence);
  const top = largest.sort((one, other) => other - one).slice(0, 3);
  return { away, back, overdue, today, tomorrow, week, sold, required, suggested, top };
}

async function write(transaction: Knex.Transaction, world: World): Promise<void> {
  await transaction.raw('set local session_replication_role = replica');
  for (const table of ['payments', 'tcc_conversions', 'safeguarding_transfers']) await transaction(table).delete();
  const held = { amount: pounds(world.balance) };
  await transaction('balances').where({ account_id: client, currency: 'GBP' }).update(held);
  await transaction('accounts')
    .where({ id: client })
    .update({ safeguarded_amount_gbp: pounds(world.safeguarded) });
  for (const { pence, status, inDays } of world.payments) {
    const row = { ...template, id: randomUUID(), shortReference: randomUUID(), uniqueRequestId: randomUUID() };
    const paid = { amount: pounds(pence), status, paymentDate: addDays(day, inDays), tccPaymentId: null };
    await transaction('payments').insert({ ...row, ...paid });
  }
  for (const { pence, status, inDays } of world.conversions) {
    await transaction('tcc_conversions').insert({
      id: randomUUID(),
      account_id: client,
      short_reference: randomUUID(),
      status,
      currency_pair: 'GBPEUR',
      buy_currency: 'EUR',
      sell_currency: 'GBP',
      fixed_side: 'sell',
      client_buy_amount: '1',
      client_sell_amount: pounds(pence),
      conversion_date: addDays(day, inDays),
      settlement_date: new Date(),
      created_at: new Date(),
      updated_at: new Date(),
    });
  }
  for (const { pence, isBack, status } of world.transfers) {
    const [sourceAccountId, destinationAccountId] = isBack ? [control, client] : [client, control];
    await transaction('safeguarding_transfers').insert({
      sourceAccountId,
      destinationAccountId,
      currency: 'GBP',
      amount: pounds(pence),
      status,
      reason: isBack ? 'FROMSAFEGUARDING GBP' : 'TOSAFEGUARDING GBP',
      createdById: 'superadmin',
    });
  }
}

/** A payment of the demo, whose other columns do not matter here. */
let template: Record<string, unknown>;

test(`the position that the database computes is that of the page and of the domain, on ${days} days`, async () => {
  const anyPayment = await demo.owner('payments').where({ accountId: client, currency: 'GBP' }).first();
  if (!anyPayment) throw new Error('the demo has no payment in pounds');
  template = {
    ...anyPayment,
    occurrenceOn: null,
    recurringPaymentId: null,
    fraudNoticeId: null,
    tccConversionId: null,
    quoteId: null,
    rejectedById: null,
    rejectedAt: null,
    rejectionReason: null,
    clientRequestId: null,
    clientRequestDigest: null,
  };
  await fc.assert(
    fc.asyncProperty(worldArbitrary, (world) =>
      demo.undone(async (transaction) => {
        await write(transaction, world);
        const { rows } = await transaction.raw<{ rows: Record<string, string>[] }>(
          `select * from safeguarding_position(?) where account_id = ? and currency = 'GBP'`,
          [day, client],
        );
        const found = rows[0]!;
        const expected = byThePage(world);
        const pence = (column: string) => Math.round(Number(found[column]) * 100);
        expect({
          overdue: pence('overdue_amount'),
          today: pence('today_amount'),
          tomorrow: pence('tomorrow_amount'),
          week: pence('this_week_amount'),
          sold: pence('conversions_amount'),
          pending: pence('pending_amount'),
          required: pence('required_amount'),
          suggested: pence('suggested_transfer'),
          top: (found.top_payments as unknown as { amount: string }[]).map(({ amount }) =>
            Math.round(Number(amount) * 100),
          ),
        }).toEqual({
          overdue: expected.overdue,
          today: expected.today,
          tomorrow: expected.tomorrow,
          week: expected.week,
          sold: expected.sold,
          pending: expected.away - expected.back,
          required: expected.required,
          suggested: expected.suggested,
          top: expected.top,
        });
        const parts = {
          balance: found.balance!,
          safeguarded: found.safeguarded_amount!,
          overdue: found.overdue_amount!,
          today: found.today_amount!,
          tomorrow: found.tomorrow_amount!,
          conversions: found.conversions_amount!,
        };
        expect(Number(requiredAmount(parts))).toBe(Number(found.required_amount));
        const underWay = { away: pounds(expected.away), back: pounds(expected.back) };
        expect(Number(suggestedTransfer(parts, underWay))).toBe(Number(found.suggested_transfer));
      }),
    ),
    { numRuns: days, seed: 69 },
  );
}, 300_000);

test('only open accounts with safeguarding have positions, and the control account has none', () =>
  demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    const accounts = async () => {
      const { rows } = await transaction.raw<{ rows: { account_id: string }[] }>(
        'select distinct account_id from safeguarding_position(?)',
        [day],
      );
      return rows.map(({ account_id: id }) => id);
    };
    await transaction('accounts').whereIn('id', [client, control]).update({ safeguarding_enabled: true });
    expect(await accounts()).toContain(client);
    expect(await accounts()).not.toContain(control);
    await transaction('accounts').where({ id: client }).update({ is_closed: true, closed_date: day });
    expect(await accounts()).not.toContain(client);
  }));
