import type { Knex } from 'knex';

/** Does something while the stored rates have changed, and puts them back. */
export async function whileRatesChanged<T>(
  database: Knex,
  change: (rates: Knex) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await database('rates');
  try {
    await change(database);
    return await work();
  } finally {
    await database('rates').insert(before).onConflict('currencyPair').merge();
  }
}

const dayMs = 86_400_000;

/** What may be wrong with the stored rate of euros in pounds, with the code that it is refused with. */
export const faultyRates: readonly (readonly [
  what: string,
  code: string,
  change: (rates: Knex) => Promise<unknown>,
])[] = [
  ['is missing', 'rate_missing', (rates) => rates('rates').where({ currencyPair: 'EURGBP' }).delete()],
  [
    'is older than a day',
    'rate_stale',
    (rates) =>
      rates('rates')
        .where({ currencyPair: 'EURGBP' })
        .update({ updatedAt: new Date(Date.now() - dayMs - 60_000) }),
  ],
];
