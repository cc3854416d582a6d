import type { Knex } from 'knex';
import { accept, bookedConversions, storedQuote } from '../../support/conversions';
import { refusalOf, tradingAccount } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { control, stackDatabase } from '../../support/stack';
import { sized } from '../../support/sized';

const races = sized(20, 1000);
const atOnce = sized(20, 100);
const timeoutMs = races * 500 + 60_000;

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

async function inRounds<T>(work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < races; start += atOnce) {
    await giveBackCalls(database);
    results.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => work(start + index)))));
  }
  return results;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seat = () => database('CurrencyCloudContacts').where({ user_id: 'maker', account_id: tradingAccount });

test(
  'conversions at once while the limit is lowered: none that is asked for after the change exceeds it',
  async () => {
    const before = (await seat().first('upper_fx_limit'))!;
    try {
      const answers = await inRounds(async (index) => {
        const quote = await storedQuote(database, { sellAmount: index % 2 === 0 ? '150.00' : '250.00' });
        // Half of a round is asked for before the limit is lowered, half about that moment.
        const place = index % atOnce;
        if (place === 0) await seat().update({ upper_fx_limit: '200' });
        await wait(place < atOnce / 2 ? 100 : 150 + place);
        const change = place === atOnce / 2 ? seat().update({ upper_fx_limit: '100' }) : undefined;
        const answer = await accept(quote);
        await change;
        return { quote, answer };
      });
      for (const { quote, answer } of answers) {
        if (Number(quote.sellAmount) > 200) expect(refusalOf(answer).code).toBe('amount_above_limit');
        else expect([undefined, 'amount_above_limit']).toContain(refusalOf(answer).code);
      }
      const codes = answers.map(({ answer }) => refusalOf(answer).code);
      expect(codes).toContain(undefined);
      const late = await accept(await storedQuote(database, { sellAmount: '150.00' }));
      expect(refusalOf(late).code).toBe('amount_above_limit');
    } finally {
      await seat().update(before);
    }
  },
  timeoutMs,
);

test(
  'a quote that is accepted twice at once makes one conversion',
  async () => {
    const answers = await inRounds(async () => {
      const quote = await storedQuote(database);
      const [one, other] = await Promise.all([accept(quote), accept(quote)]);
      expect([one.errors, other.errors]).toEqual([undefined, undefined]);
      expect(one.data!.createConversion.id).toBe(other.data!.createConversion.id);
      return quote.quoteId;
    });
    const keys = await database('conversions').whereIn('quoteId', answers).pluck<string[]>('uniqueRequestId');
    expect(keys).toHaveLength(races);
    const booked = (await bookedConversions()).filter(({ unique_request_id: key }) => keys.includes(key ?? ''));
    expect(new Set(booked.map(({ unique_request_id: key }) => key)).size).toBe(booked.length);
  },
  timeoutMs,
);

test(
  'quotes that expire about now: none is accepted at or after its expiry',
  async () => {
    const ids = await inRounds(async (index) => {
      const { quoteId, ...terms } = await storedQuote(database, {
        expiresAt: new Date(Date.now() + (index % 20) * 15),
      });
      const answer = await accept({ quoteId, ...terms });
      expect([undefined, 'quote_expired']).toContain(refusalOf(answer).code);
      return quoteId;
    });
    const made = await database('conversions')
      .join('quotes', 'quotes.id', 'conversions.quoteId')
      .whereIn('quotes.id', ids)
      .select('conversions.createdAt as at', 'quotes.expiresAt', 'errorCode', 'tccConversionId');
    for (const { at, expiresAt } of made) expect(at.getTime()).toBeLessThan(expiresAt.getTime());
    expect(made.length).toBeLessThan(races);
    for (const { errorCode, tccConversionId } of made) {
      expect([null, 'quote_expired']).toContain(errorCode);
      if (errorCode) expect(tccConversionId).toBeNull();
    }
  },
  timeoutMs,
);
