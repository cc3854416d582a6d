import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  client,
  completed,
  controlAccount,
  safeguarded,
  taken,
  transfer,
  transferCall,
  type CreatedTransfer,
} from '../../support/safeguarding';
import { control, stackDatabase } from '../../support/stack';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

test('money goes to safety and comes back: position, adjustment and postings follow the provider', async () => {
  const before = await safeguarded(database);
  const id = randomUUID();
  taken(await transfer({ id }));
  expect(taken(await transfer({ id }))).toBe(id);
  await completed(database, id);
  expect(await safeguarded(database)).toBeCloseTo(before + 3.25, 2);
  const back = taken(await transfer({ source: controlAccount, destination: client, amount: '1.25' }));
  await completed(database, back);
  expect(await safeguarded(database)).toBeCloseTo(before + 2, 2);
  const adjustments = await database('safeguarding_adjustments')
    .whereIn('related_transfer_id', [id, back])
    .orderBy('at');
  expect(adjustments.map((row) => row.adjustment_amount).sort()).toEqual(['-1.25', '3.25']);
  const postings = await database('postings').where({ safeguarding_transfer_id: id }).orderBy('amount');
  expect(postings.map(({ account_id, amount }) => [account_id, amount])).toEqual([
    [client, '-3.25'],
    [controlAccount, '3.25'],
  ]);
  const reasons = await database('safeguarding_transfers').whereIn('id', [id, back]).orderBy('amount').pluck('reason');
  expect(reasons).toEqual(['FROMSAFEGUARDING GBP', 'TOSAFEGUARDING GBP']);
  const logged = await database('activity').where({ eventCode: 'A039', accountId: client, userId: 'superadmin' });
  expect(logged.map(({ details }) => details)).toContain('3.25 GBP: TOSAFEGUARDING GBP');
});

test('is stored, sent and said so', async () => {
  const { answer, ...effects } = await effectsOf<CreatedTransfer>(database, transferCall());
  expect(effects.rows).toEqual(expect.arrayContaining(['insert provider_intents', 'insert safeguarding_transfers']));
  expect(effects).toMatchObject({ activity: ['A039'], provider: ['/transfers/create'] });
  const id = taken(answer);
  expect(await database('safeguarding_transfers').where({ id }).first()).toMatchObject({
    sourceAccountId: client,
    destinationAccountId: controlAccount,
    amount: '3.25',
    currency: 'GBP',
    createdById: 'superadmin',
  });
  await completed(database, id);
});

test('the same request id with other content is refused', async () => {
  const id = taken(await transfer());
  for (const changes of [
    { amount: '4.00' },
    { currency: 'EUR' },
    { source: accountId('borealis-imports') },
    { destination: accountId('borealis-imports') },
  ]) {
    const effects = await refusedEffects(database, transferCall({ id, ...changes }));
    expect(effects).toEqual(refused('request_id_reused', 'clientRequestId'));
  }
  await completed(database, id);
});

test.each([
  [
    'two clients',
    { destination: accountId('borealis-imports') },
    'not_a_safeguarding_transfer',
    'destinationAccountId',
  ],
  [
    'an account without safeguarding',
    { source: accountId('aldgate-payroll') },
    'safeguarding_not_enabled',
    'sourceAccountId',
  ],
  ['an unknown account', { source: randomUUID() }, 'account_not_found', 'sourceAccountId'],
  ['more than the wallet holds', { amount: '999999999.00' }, 'balance_too_low', 'amount'],
  [
    'more than is safeguarded',
    { source: controlAccount, destination: client, amount: '999999999.00' },
    'balance_too_low',
    'amount',
  ],
  ['another currency', { currency: 'JPY' }, 'invalid_input', 'currency'],
  ['a third decimal', { amount: '1.005' }, 'invalid_input', 'amount'],
])('%s is refused', async (_, changes, code, field) => {
  expect(await refusedEffects(database, transferCall(changes))).toEqual(refused(code, field));
});

test('a transfer waits for settings that are being saved, and goes by the control account that they name then', async () => {
  const saving = await database.transaction();
  await saving('settings').update({ safeguarding_control_account_id: accountId('house') });
  const id = randomUUID();
  const asked = transfer({ id });
  const waiting = () => database('pg_locks').where({ granted: false }).pluck('pid');
  await eventually(waiting, (pids) => pids.length > 0);
  await saving.commit();
  expect(refusalOf(await asked).code).toBe('not_a_safeguarding_transfer');
  expect(await database('safeguarding_transfers').where({ id })).toEqual([]);
  await database('settings').update({ safeguarding_control_account_id: controlAccount });
});

test.each(['maker', 'orgadmin', 'treasurer'])('%s has no such call', async (username) => {
  expect((await transfer({}, username)).errors).toHaveLength(1);
});
