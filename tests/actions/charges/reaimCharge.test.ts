import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { processBatch } from '../../../actions/charges/processCharges';
import type { Context } from '../../../actions/context';
import { sendIntents } from '../../../actions/schedules/sendIntents';
import { errorCatalogue } from '../../../domain/errors';
import { accountId } from '../../../seeds/demo/organisations';
import {
  callCharge,
  chargeEntries,
  chargeRow,
  chargesActor,
  house,
  newCharge,
  payroll,
  postingsOfCharge,
  waive,
} from '../../support/charges';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { administer, administration } from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { decide } from '../../support/secondPerson';
import { stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

const customers = accountId('borealis-imports');
const safeguarding = accountId('safeguarding');
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

/** The settings name another account for maintenance. */
const name = (monthly_maintenance_charge_account_id: string | null) =>
  database('settings').update({ monthly_maintenance_charge_account_id });
afterEach(() => name(house));

const misdirected = () => newCharge(context, '0.31', { destinationAccountId: customers });
const call = (chargeId: string, houseAccountId = house, username = 'superadmin') =>
  administration(username, 'reaimCharge', { chargeId, houseAccountId });
const found = (id: string) =>
  database.raw<{ rows: unknown[] }>('select from found_charges(misdirected => true) where id = ?', [id]);
const isListed = async (id: string) => (await found(id)).rows.length === 1;
const intentsOf = (id: string) => database('provider_intents').where({ entity_id: id }).pluck('state');
const sent = (id: string) =>
  eventually(
    async () => {
      await sendIntents(context);
      return (await chargeRow(database, id)).status;
    },
    (status) => status === 'completed',
  );

test('a charge to an account of another organisation waits and is listed; re-aimed, the house collects it', async () => {
  const id = await misdirected();
  expect(await processBatch(context, chargesActor, id)).toMatchObject({ taken: 0, waiting: 1 });
  expect(await callCharge('reprocess', { chargeId: id })).toMatchObject({ data: { charge: { status: 'pending' } } });
  const waiting = await chargeRow(database, id);
  expect(waiting).toMatchObject({ status: 'pending', error_message: errorCatalogue.charge_misdirected });
  expect([await intentsOf(id), await isListed(id)]).toEqual([[], true]);
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ result: { id, pendingChangeId: null } });
  expect(effects).toEqual({ rows: ['update charges'], activity: ['A031'], provider: [] });
  expect((await chargeEntries(database, waiting.narrative)).at(-1)?.details).toContain(
    'Borealis Imports → Corridor House',
  );
  expect(await isListed(id)).toBe(false);
  expect(await processBatch(context, chargesActor, id)).toMatchObject({ taken: 1 });
  await sent(id);
  expect(await postingsOfCharge(database, id)).toEqual([
    { account_id: payroll, amount: '-0.31', currency: 'GBP' },
    { account_id: house, amount: '0.31', currency: 'GBP' },
  ]);
});

test('a charge waits where the settings name another account since, or none, and goes on once they name its own', async () => {
  const id = await newCharge(context);
  for (const named of [safeguarding, null]) {
    await name(named);
    await callCharge('reprocess', { chargeId: id });
    expect([(await chargeRow(database, id)).status, await isListed(id)]).toEqual(['pending', true]);
    expect(await intentsOf(id)).toEqual([]);
  }
  expect(await refusedEffects(database, call(id))).toEqual(refused('charge_misdirected', 'houseAccountId'));
  await name(house);
  await callCharge('reprocess', { chargeId: id });
  await sent(id);
  expect(await isListed(id)).toBe(false);
});

test('a batch waits for settings that are being saved, and goes by the account that they name then', async () => {
  const id = await newCharge(context);
  const saving = await database.transaction();
  await saving('settings').update({ monthly_maintenance_charge_account_id: safeguarding });
  const batch = processBatch(context, chargesActor, id);
  const waiting = () => database('pg_locks').where({ granted: false }).pluck('pid');
  await eventually(waiting, (pids) => pids.length > 0);
  await saving.commit();
  expect(await batch).toMatchObject({ taken: 0, waiting: 1 });
  expect(await intentsOf(id)).toEqual([]);
  await waive(id);
});

test('the settings are asked again when the charge is sent', async () => {
  const id = await newCharge(context);
  await processBatch(context, chargesActor, id);
  await name(safeguarding);
  await sendIntents(context);
  const failed = await chargeRow(database, id);
  expect(failed).toMatchObject({ status: 'failed', tcc_transfer_id: null, retryCount: 1 });
  expect(failed.error_message).toBe(errorCatalogue.charge_misdirected);
  expect([await intentsOf(id), await isListed(id)]).toEqual([['rejected'], true]);
  const { answer } = await effectsOf(database, call(id, safeguarding));
  expect(answer.errors).toBeUndefined();
  const aimed = { status: 'pending', destination_account_id: safeguarding, error_message: null, next_attempt_at: null };
  expect(await chargeRow(database, id)).toMatchObject(aimed);
  await processBatch(context, chargesActor, id);
  await sent(id);
  expect((await postingsOfCharge(database, id)).map((posting) => posting.account_id)).toEqual([payroll, safeguarding]);
});

test('a credit is paid by the account that the settings name', async () => {
  const corrected = await newCharge(context);
  const credit = { corrects_charge_id: corrected, corrected_amount: '0.10', destinationAccountId: payroll };
  const right = await newCharge(context, '0.21', { ...credit, sourceAccountId: house });
  const wrong = await newCharge(context, '0.22', { ...credit, sourceAccountId: customers, corrected_amount: '0.09' });
  expect([await isListed(right), await isListed(wrong)]).toEqual([false, true]);
  expect(await processBatch(context, chargesActor, wrong)).toMatchObject({ taken: 0, waiting: 1 });
  expect((await effectsOf(database, call(wrong))).answer.errors).toBeUndefined();
  const ends = { source_account_id: house, destination_account_id: payroll };
  expect(await chargeRow(database, wrong)).toMatchObject(ends);
  for (const id of [right, wrong, corrected]) {
    await waive(id);
  }
});

test('an account that the settings named before there were marks gets no charge', async () => {
  const id = await newCharge(context);
  await database.transaction(async (transaction) => {
    // As an update from an earlier version leaves it.
    await transaction.raw('set local session_replication_role = replica');
    await transaction('settings').update({ monthly_maintenance_charge_account_id: customers });
  });
  expect(await isListed(id)).toBe(true);
  expect(await refusedEffects(database, call(id, customers))).toEqual(refused('charge_misdirected', 'houseAccountId'));
  await waive(id);
});

test('refuses a charge that is right, was sent or is absent, another account than the settings’, and the payer itself', async () => {
  const [right, wrong, inProcess] = [await newCharge(context), await misdirected(), await newCharge(context)];
  await processBatch(context, chargesActor, inProcess);
  expect(await refusedEffects(database, call(right))).toEqual(refused('charge_not_misdirected', 'chargeId'));
  for (const account of [safeguarding, customers]) {
    const effects = await refusedEffects(database, call(wrong, account));
    expect(effects).toEqual(refused('charge_misdirected', 'houseAccountId'));
  }
  await name(safeguarding);
  expect(await refusedEffects(database, call(inProcess, safeguarding))).toEqual(
    refused('charge_not_retryable', 'chargeId'),
  );
  await name(house);
  const own = await newCharge(context, '0.31', { sourceAccountId: house, destinationAccountId: payroll });
  expect(await refusedEffects(database, call(own))).toEqual(refused('charge_of_collector', 'houseAccountId'));
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('charge_not_found', 'chargeId'));
  await sent(inProcess);
  for (const id of [right, wrong, own]) {
    await waive(id);
  }
  expect(await refusedEffects(database, call(wrong))).toEqual(refused('charge_not_retryable', 'chargeId'));
});

test('what waits is not done where the settings name another account when it is allowed', async () => {
  const id = await misdirected();
  await database('settings').update({ four_eyes: ['settings'] });
  const asked = await administer('superadmin', 'reaimCharge', { chargeId: id, houseAccountId: house });
  const changeId = asked.data?.result.pendingChangeId ?? '';
  expect((await chargeRow(database, id)).destination_account_id).toBe(customers);
  await name(safeguarding);
  expect(refusalOf(await decide(database, changeId)).code).toBe('change_not_applicable');
  await name(house);
  expect((await decide(database, changeId)).errors).toBeUndefined();
  expect((await chargeRow(database, id)).destination_account_id).toBe(house);
  await database('settings').update({ four_eyes: [] });
  await waive(id);
});

test.each([
  ['orgadmin', 'validation-failed'],
  ['maker', 'access-denied'],
])('%s has no such call', async (username, code) => {
  const id = await misdirected();
  expect(await refusedEffects(database, call(id, house, username))).toMatchObject({ code, rows: [] });
  await waive(id);
});
