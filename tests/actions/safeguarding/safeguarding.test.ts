import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays } from '../../../domain/isoDate';
import { londonDay } from '../../../domain/londonTime';
import { accountId } from '../../../seeds/demo/organisations';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { control, graphql, runSchedule, stackDatabase, type GraphqlAnswer } from '../../support/stack';

const client = accountId('aldgate-trading');
const controlAccount = accountId('safeguarding');

const create = `mutation ($source: uuid!, $destination: uuid!, $currency: String!, $amount: String!, $id: uuid!) {
  createSafeguardingTransfer(sourceAccountId: $source, destinationAccountId: $destination, currency: $currency,
    amount: $amount, clientRequestId: $id) { id status }
}`;
const remove = `mutation ($ids: [uuid!]!) { deletePendingSafeguardingTransfers(transferIds: $ids) { deleted } }`;
const adjust = `mutation ($account: uuid!, $currency: String!, $amount: String!, $reason: String!) {
  createSafeguardingAdjustment(accountId: $account, currency: $currency, amount: $amount, reason: $reason) { id pendingChangeId }
}`;
const decide = `mutation ($id: uuid!, $changeDigest: String!, $decision: String!, $reason: String) {
  decidePendingChange(changeId: $id, changeDigest: $changeDigest, decision: $decision, reason: $reason) { id decision }
}`;
const cancel = `mutation ($id: uuid!) { cancelTransfer(transferId: $id) { status } }`;

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

const call = <T>(query: string, variables: Record<string, unknown>, username = 'superadmin') =>
  graphql<T>(username, query, variables, { 'x-hasura-role': username.startsWith('superadmin') ? 'admin' : 'user' });

interface Created {
  readonly createSafeguardingTransfer: { readonly id: string; readonly status: string };
}

const transfer = (changes: object = {}, username?: string): Promise<GraphqlAnswer<Created>> =>
  call<Created>(
    create,
    {
      source: client,
      destination: controlAccount,
      currency: 'GBP',
      amount: '3.25',
      id: randomUUID(),
      ...changes,
    },
    username,
  );

function taken({ data, errors }: GraphqlAnswer<Created>): string {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createSafeguardingTransfer.id;
}

const safeguarded = async () =>
  Number((await database('accounts').where({ id: client }).first('safeguarded_amount_gbp'))?.safeguarded_amount_gbp);

const statusOf = async (id: string) => (await database('safeguarding_transfers').where({ id }).first('status'))?.status;

const completed = (id: string) =>
  eventually(
    async () => {
      await runSchedule('sync-provider');
      return statusOf(id);
    },
    (status) => status === 'completed',
  );

test('money goes to safety and comes back: position, adjustment and postings follow the provider', async () => {
  const before = await safeguarded();
  const id = randomUUID();
  taken(await transfer({ id }));
  expect(taken(await transfer({ id }))).toBe(id);
  expect(refusalOf(await transfer({ id, amount: '4.00' })).code).toBe('request_id_reused');
  await completed(id);
  expect(await safeguarded()).toBeCloseTo(before + 3.25, 2);
  const back = taken(await transfer({ source: controlAccount, destination: client, amount: '1.25' }));
  await completed(back);
  expect(await safeguarded()).toBeCloseTo(before + 2, 2);
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
  expect(refusalOf(await transfer(changes))).toEqual({ code, field });
});

test.each(['maker', 'orgadmin', 'treasurer'])('%s has no such call', async (username) => {
  expect((await transfer({}, username)).errors).toHaveLength(1);
});

test('what was never tried is deleted with its intent; what stands at the provider is not', async () => {
  const id = randomUUID();
  await database.transaction(async (transaction) => {
    const row = {
      sourceAccountId: client,
      destinationAccountId: controlAccount,
      currency: 'GBP',
      amount: '1.00',
    } as const;
    const times = { createdById: 'superadmin', status: 'pending' } as const;
    await transaction('safeguarding_transfers').insert({ id, ...row, ...times, reason: 'TOSAFEGUARDING GBP' });
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
  const sent = taken(await transfer());
  expect(refusalOf(await call(remove, { ids: [id, sent] })).code).toBe('safeguarding_transfer_tried');
  expect(await statusOf(id)).toBe('pending');
  expect((await call<{ deletePendingSafeguardingTransfers: { deleted: number } }>(remove, { ids: [id] })).data).toEqual(
    {
      deletePendingSafeguardingTransfers: { deleted: 1 },
    },
  );
  expect(await database('provider_intents').where({ entity_id: id })).toEqual([]);
  expect(refusalOf(await call(remove, { ids: [id] })).code).toBe('transfer_not_found');
  await completed(sent);
});

test('one that waits at the provider is cancelled there, and nothing is safeguarded by it', async () => {
  const before = await safeguarded();
  const held = await database('balances').where({ account_id: client, currency: 'GBP' }).first('amount');
  // The mirror says more than there is, so that the provider keeps the transfer waiting for money.
  await database('balances').where({ account_id: client, currency: 'GBP' }).update({ amount: '99000000' });
  const id = taken(await transfer({ amount: '98000000.00' }));
  await database('balances').where({ account_id: client, currency: 'GBP' }).update({ amount: held?.amount });
  expect((await call<{ cancelTransfer: { status: string } }>(cancel, { id })).data?.cancelTransfer.status).toBe(
    'cancelled',
  );
  expect(await statusOf(id)).toBe('cancelled');
  expect(await safeguarded()).toBe(before);
});

test('a correction needs a second administrator, moves the position once, and not below zero', async () => {
  const before = await safeguarded();
  const change = { account: client, currency: 'GBP', amount: '-2.00', reason: 'Counted twice' };
  expect(refusalOf(await call(adjust, { ...change, amount: '-999999999.00' })).code).toBe(
    'safeguarding_adjustment_below_zero',
  );
  expect(refusalOf(await call(adjust, { ...change, amount: '0.00' })).code).toBe('invalid_input');
  const asked = await call<{ createSafeguardingAdjustment: { id: string; pendingChangeId: string } }>(adjust, change);
  const id = asked.data?.createSafeguardingAdjustment.id ?? '';
  expect(asked.data?.createSafeguardingAdjustment.pendingChangeId).toBe(id);
  expect(await safeguarded()).toBe(before);
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id }).first())!;
  const allow = { id, changeDigest, decision: 'allowed' };
  expect(refusalOf(await call(adjust, change)).code).toBe('change_pending');
  expect(refusalOf(await call(decide, allow)).code).toBe('second_person_required');
  expect((await call(decide, allow, 'superadmin2')).errors).toBeUndefined();
  expect(refusalOf(await call(decide, allow, 'superadmin2')).code).toBe('change_decided');
  expect(await safeguarded()).toBeCloseTo(before - 2, 2);
  expect(await database('safeguarding_adjustments').where({ change_id: id }).pluck('created_by')).toEqual([
    'superadmin2',
  ]);
});

test('the schedule stores the day once every login was read, and raises an alarm for a low control account', async () => {
  interface Report {
    readonly isMirrored: boolean;
    readonly stored: number;
    readonly alarms: number;
    readonly day: string;
  }
  await database('safeguarding_positions')
    .truncate()
    .catch(() => undefined);
  await runSchedule('sync-provider');
  const first = await runSchedule<Report>('safeguarding-positions');
  expect(first).toMatchObject({ isMirrored: true, day: londonDay(new Date()) });
  expect((await runSchedule<Report>('safeguarding-positions')).stored).toBe(0);
  const stored = await database('safeguarding_positions').where({ account_id: client, day: first.day });
  expect(stored.map(({ currency }) => currency).sort()).toEqual(['EUR', 'GBP', 'USD']);
  const before = await database('settings').first('safeguarding_gbp_balance_alarm');
  await database('settings').update({ safeguarding_gbp_balance_alarm: '99000000' });
  const { alarms } = await runSchedule<Report>('safeguarding-positions');
  await database('settings').update(before ?? {});
  await runSchedule('safeguarding-positions');
  const raised = await database('alarms').where({ kind: 'safeguarding_balance', subject: 'GBP' }).first();
  expect(alarms).toBeGreaterThan(0);
  expect(raised?.cleared_at).not.toBeNull();
});

test('a day is reconciled at most once', async () => {
  interface Report {
    readonly state: string;
    readonly day: string;
  }
  const { state, day } = await runSchedule<Report>('reconcile');
  const rows = await database('reconciliations').where({ day });
  if (state === 'written' || state === 'written_before') expect(rows).toHaveLength(6);
  else expect(rows.length).toBeLessThan(6);
  expect(await runSchedule<Report>('reconcile')).toMatchObject({
    state: state === 'written' ? 'written_before' : state,
  });
});

test('a day is prepared by one administrator with a note about its breaks, signed by another, and then kept', async () => {
  // A signed day is never deleted, so each run takes another one.
  const day = addDays('2001-01-01', Math.trunc(Date.now() / 1000) % 3000);
  const breaks = JSON.stringify([
    { class: 'balance_differs', account_id: null, amount: '1', subject: 'control account' },
  ]);
  const row = { day, kind: 'external', currency: 'GBP', requirement: '1', resource: '2', breaks } as const;
  await database('reconciliations').insert({ id: randomUUID(), ...row });
  const prepare = (note: string | null) =>
    call(`mutation ($day: String!, $note: String) { prepareReconciliation(day: $day, note: $note) { isSigned } }`, {
      day,
      note,
    });
  const sign = (signed = day) =>
    call(`mutation ($day: String!) { signReconciliation(day: $day) { isSigned } }`, { day: signed });
  expect(refusalOf(await sign('1999-01-05')).code).toBe('reconciliation_not_found');
  expect(refusalOf(await sign()).code).toBe('reconciliation_not_prepared');
  expect(refusalOf(await prepare(' ')).code).toBe('reconciliation_note_required');
  expect((await prepare('A penny of interest.')).errors).toBeUndefined();
  expect(refusalOf(await sign()).code).toBe('second_person_required');
  // As if another administrator had prepared it.
  await database('reconciliations').where({ day }).update({ prepared_by: 'orgadmin' });
  expect((await sign()).errors).toBeUndefined();
  expect(refusalOf(await prepare('Again.')).code).toBe('reconciliation_signed');
  await expect(database('reconciliations').where({ day }).update({ note: 'Changed' })).rejects.toThrow(
    'reconciliations_is_decided',
  );
});
