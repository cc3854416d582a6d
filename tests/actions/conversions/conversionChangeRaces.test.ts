import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { bookedConversions } from '../../support/conversions';
import { anyPrice, bookedConversion, call } from '../../support/conversionChanges';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { giveBackCalls } from '../../support/providerCalls';
import { control, stackDatabase } from '../../support/stack';
import { sized } from '../../support/sized';

const races = sized(20, 1000);
const atOnce = 20;
const timeoutMs = races * 1000 + 60_000;
const refusedByRace = ['conversion_change_pending', 'conversion_not_changeable', undefined];

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** Books conversions, one for each race, and runs the race on each; gives their ids. */
async function inRounds(race: (conversionId: string, index: number) => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < races; start += atOnce) {
    await giveBackCalls(database);
    const round = await Promise.all(Array.from({ length: atOnce }, () => bookedConversion()));
    await giveBackCalls(database);
    await Promise.all(round.map((id, index) => race(id, start + index)));
    ids.push(...round);
  }
  return ids;
}

/** The changes of conversions, once none is under way. */
const concluded = (ids: readonly string[]) =>
  eventually(
    () => database('conversion_changes').whereIn('tccConversionId', ids),
    (rows) => rows.every(({ status }) => status !== 'pending'),
    60_000,
  );

test(
  'a conversion that is cancelled twice at once is cancelled once',
  async () => {
    const ids = await inRounds(async (conversionId, index) => {
      // Half of the calls repeat a request, half are two requests.
      const one = { conversionId, ...anyPrice, clientRequestId: randomUUID() };
      const other = index % 2 === 0 ? one : { ...one, clientRequestId: randomUUID() };
      const answers = await Promise.all([call('cancelConversion', one), call('cancelConversion', other)]);
      for (const answer of answers) expect(refusedByRace).toContain(refusalOf(answer).code);
      const made = new Set(answers.flatMap(({ data }) => data?.answer.id ?? []));
      expect(made.size).toBe(1);
      if (one === other) expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    });
    const changes = await concluded(ids);
    expect(changes).toHaveLength(races);
    expect(changes.filter(({ status }) => status === 'done')).toHaveLength(races);
  },
  timeoutMs,
);

test(
  'a conversion that is cancelled and split at once is the one or the other, and both parts come to the whole',
  async () => {
    const before = new Set((await bookedConversions()).map(({ id }) => id));
    const ids = await inRounds(async (conversionId) => {
      const answers = await Promise.all([
        call('cancelConversion', { conversionId, ...anyPrice }),
        call('splitConversion', { conversionId, amount: '400.00' }),
      ]);
      for (const answer of answers) expect(refusedByRace).toContain(refusalOf(answer).code);
    });
    const changes = await concluded(ids);
    const booked = new Map((await bookedConversions()).map((conversion) => [conversion.id, conversion]));
    for (const id of ids) {
      const done = changes.filter(({ tccConversionId, status }) => tccConversionId === id && status === 'done');
      const children = done.flatMap(({ childConversionId }) => childConversionId ?? []);
      const parts = [id, ...children].map((each) => Number(booked.get(each)?.client_sell_amount));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000);
    }
    const children = changes.flatMap(({ childConversionId }) => childConversionId ?? []);
    const isNew = (id: string) => !before.has(id) && !ids.includes(id);
    expect([...booked.keys()].filter(isNew).sort()).toEqual([...children].sort());
  },
  timeoutMs,
);
