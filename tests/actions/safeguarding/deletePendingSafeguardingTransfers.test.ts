import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  asAdministrator,
  client,
  completed,
  controlAccount,
  statusOf,
  taken,
  transfer,
} from '../../support/safeguarding';
import { control, stackDatabase } from '../../support/stack';

const remove = `mutation ($ids: [uuid!]!) { deletePendingSafeguardingTransfers(transferIds: $ids) { deleted } }`;

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const call = (ids: readonly string[], username?: string) => asAdministrator(remove, { ids }, username);

/** A transfer that was stored and never tried. Gives its id. */
async function untried(amount = '1.00'): Promise<string> {
  const id = randomUUID();
  const row = { sourceAccountId: client, destinationAccountId: controlAccount, currency: 'GBP', amount } as const;
  const by = { createdById: 'superadmin', status: 'pending' } as const;
  await database.transaction(async (transaction) => {
    await transaction('safeguarding_transfers').insert({ id, ...row, ...by, reason: 'TOSAFEGUARDING GBP' });
    await transaction('provider_intents').insert({
      kind: 'safeguarding_transfer',
      entity_id: id,
      account_id: client,
      key: id,
      payload: '{}',
      digest: 'none',
      next_attempt_at: new Date(Date.now() + 3_600_000),
    });
  });
  return id;
}

test('what was never tried is deleted with its intents, and each is said so', async () => {
  const ids = [await untried('1.00'), await untried('2.00')];
  const { answer, ...effects } = await effectsOf(database, call([...ids, ids[0]!.toUpperCase()]));
  expect(answer.data).toEqual({ deletePendingSafeguardingTransfers: { deleted: 2 } });
  expect(effects).toEqual({
    rows: ['delete provider_intents', 'delete safeguarding_transfers'],
    activity: ['A017', 'A017'],
    provider: [],
  });
  expect(await database('provider_intents').whereIn('entity_id', ids)).toEqual([]);
  expect(await database('safeguarding_transfers').whereIn('id', ids)).toEqual([]);
  const details = '2.00 GBP: TOSAFEGUARDING GBP, deleted before it was sent';
  expect(await database('activity').where({ details, accountId: client })).toHaveLength(1);
});

test('what stands at the provider is not deleted, nor what was asked for with it', async () => {
  const id = await untried();
  const sent = taken(await transfer());
  const effects = await refusedEffects(database, call([id, sent]));
  expect(effects).toEqual(refused('safeguarding_transfer_tried', 'transferIds'));
  expect(await statusOf(database, id)).toBe('pending');
  await completed(database, sent);
  await effectsOf(database, call([id]));
});

test.each<[string, readonly string[], string]>([
  ['an absent transfer', [randomUUID()], 'transfer_not_found'],
  ['none', [], 'invalid_input'],
  ['more than a hundred', Array.from({ length: 101 }, () => randomUUID()), 'invalid_input'],
])('%s is refused', async (_what, ids, code) => {
  expect(await refusedEffects(database, call(ids))).toEqual(refused(code, 'transferIds'));
});

test.each(['maker', 'treasurer'])('%s has no such call', async (username) => {
  const id = await untried();
  expect((await effectsOf(database, call([id], username))).answer.errors).toHaveLength(1);
  expect(await statusOf(database, id)).toBe('pending');
  await effectsOf(database, call([id]));
});
