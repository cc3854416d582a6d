import Big from 'big.js';
import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { roundRate } from '../../domain/rates/exchangeRate';
import { historyPoint } from '../../domain/rates/history';
import { marketPairs } from '../../domain/rates/marketPairs';
import { demoId } from './demoId';

/** What one unit is worth in US dollars today, and how far it went up and down in the year before, as a part of it. */
const held: Readonly<Record<string, readonly [usd: string, swing: number, days: number]>> = {
  EUR: ['1.1344256', 0.031, 171],
  GBP: ['1.4080', 0.042, 143],
  JPY: ['0.0090', 0.055, 211],
  PLN: ['0.2465', 0.038, 97],
  USD: ['1', 0, 1],
};

/** How many days before today have a rate. */
const days = 365;

/** Writes the rates of the demo's currencies, of today and of each day of a year. They end at the rates of the provider's simulator. */
export async function writeRates(transaction: Knex.Transaction, now: Date): Promise<void> {
  const pairs = marketPairs(Object.keys(held));
  const today = pairs.map((currencyPair) => ({ currencyPair, midMarketRate: rateOf(currencyPair, 0) }));
  await transaction('rates')
    .insert(today.map((rate) => ({ ...rate, updatedAt: now })))
    .onConflict('currencyPair')
    .ignore();
  const history = pairs.flatMap((currencyPair) =>
    Array.from({ length: days + 1 }, (_, ago) => ({
      currencyPair,
      at: historyPoint(dayjs(now).subtract(ago, 'day').toDate()),
      midMarketRate: rateOf(currencyPair, ago),
    })),
  );
  await transaction('rate_history').insert(history);
  await transaction('rate_alerts').insert(alertRows(now));
}

/** The maker waits for a dearer euro, and was told of a cheap one last month. */
function alertRows(now: Date) {
  const told = dayjs(now).subtract(31, 'day').toDate();
  const alert = { user_id: 'maker', currencyPair: 'EURGBP' };
  return [
    { ...alert, id: demoId('rate alert above'), kind: 'above' as const, rate: '0.85', createdAt: now },
    {
      ...alert,
      id: demoId('rate alert below'),
      kind: 'below' as const,
      rate: '0.79',
      enabled: false,
      lastSentAt: told,
      createdAt: dayjs(told).subtract(9, 'day').toDate(),
    },
  ];
}

function rateOf(pair: string, daysAgo: number): string {
  return roundRate(worth(pair.slice(0, 3), daysAgo).div(worth(pair.slice(3), daysAgo)));
}

/** Three waves of different lengths, none of which has moved anything today. */
function worth(currency: string, daysAgo: number): Big {
  const [usd, swing, days] = held[currency] ?? ['1', 0, 1];
  const wave = (length: number, part: number) => part * Math.sin((2 * Math.PI * daysAgo) / length);
  const moved = swing * (wave(days, 1) + wave(days / 3.7, 0.35) + wave(days / 11.3, 0.12));
  return new Big(usd).times((1 + moved).toFixed(8));
}
