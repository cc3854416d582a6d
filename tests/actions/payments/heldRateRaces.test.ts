import type { Knex } from 'knex';
import { heldBy, heldUntil, hold } from '../../support/heldRates';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { control, runSchedule, stackDatabase } from '../../support/stack';
import { sized } from '../../support/sized';

const races = sized(20, 10_000);
const atOnce = 20;
const timeoutMs = races * 1000 + 60_000;

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** Approves a payment about the moment at which its rate expires. */
async function race(index: number): Promise<{ id: string; code: unknown }> {
  const id = await newPayment({ amount: '5000.00' });
  await heldBy(hold(id));
  const version = await heldUntil(database, id, new Date(Date.now() + (index % atOnce) * 15));
  return { id, code: refusalOf(await as('approver', authorisePayment, { paymentId: id, version })).code };
}

test(
  'approvals about the expiry of a held rate: none is given at or after it, and no payment goes without its conversion',
  async () => {
    const raced: { id: string; code: unknown }[] = [];
    for (let start = 0; start < races; start += atOnce) {
      await giveBackCalls(database);
      raced.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => race(start + index)))));
    }
    await runSchedule('send-intents');
    const ids = raced.map(({ id }) => id);
    const rows = await database('payments as p')
      .join('quotes as q', 'q.id', 'p.quoteId')
      .leftJoin('conversions as c', 'c.quoteId', 'q.id')
      .whereIn('p.id', ids)
      .select(
        'p.id',
        'p.status',
        'p.tccPaymentId',
        'q.expiresAt',
        'c.createdAt as at',
        'c.tccConversionId',
        'c.errorCode',
      );
    const refused = new Set(raced.filter(({ code }) => code !== undefined).map(({ id }) => id));
    expect(
      raced.map(({ code }) => code).filter((code) => ![undefined, 'held_rate_expired'].includes(code as string)),
    ).toEqual([]);
    expect(rows).toHaveLength(races);
    for (const { id, status, tccPaymentId, expiresAt, at, tccConversionId, errorCode } of rows) {
      if (refused.has(id)) {
        expect([status, at, tccPaymentId]).toEqual(['awaiting_authorisation', null, null]);
      } else {
        expect(at!.getTime()).toBeLessThan(expiresAt.getTime());
        expect(tccPaymentId !== null).toBe(tccConversionId !== null);
        if (tccConversionId === null) expect(errorCode).toBe('quote_expired');
      }
    }
  },
  timeoutMs,
);
