import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../../../../actions/context';
import { reconcile } from '../../../../actions/safeguarding/reconcile';
import { watchControlAccount } from '../../../../actions/safeguarding/watchControlAccount';
import { londonInstant } from '../../../../domain/londonTime';
import { accountId } from '../../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from '../../migrations/openDemo';

const client = accountId('aldgate-trading');
const former = accountId('safeguarding');
const next = accountId('house');
/** What the demo has safeguarded in pounds. */
const pounds = '50000.00';
const day = '2026-12-01';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
}, 300_000);
afterAll(() => demo.close());

/** A change of the demo in a transaction that is undone, without the guards. */
const undone = (work: (transaction: Knex.Transaction) => Promise<void>) =>
  demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await work(transaction);
  });

/** The settings name another control account, as the trigger records it. */
async function name(transaction: Knex.Transaction, id: string): Promise<void> {
  await transaction.raw('set local session_replication_role = origin');
  await transaction('settings').update({ safeguarding_control_account_id: id });
  await transaction.raw('set local session_replication_role = replica');
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Days from now. */
  readonly inDays?: number;
}

async function move(transaction: Knex.Transaction, { from, to, reason, inDays = 0 }: Moved): Promise<string> {
  const id = randomUUID();
  const accounts = await transaction('accounts').whereIn('id', [from, to]).select('id', 'tccAccountId');
  const atProvider = (account: string) => accounts.find((row) => row.id === account)!.tccAccountId!;
  const at = new Date(Date.now() + inDays * 86_400_000);
  await transaction('tcc_transfers').insert({
    id,
    reason,
    currency: 'GBP',
    amount: '1.00',
    status: 'completed',
    short_reference: id,
    created_at: at,
    updated_at: at,
    source_account_id: atProvider(from),
    destination_account_id: atProvider(to),
  });
  return id;
}

const isCounted = async (transaction: Knex.Transaction, id: string) => {
  const { rows } = await transaction.raw<{ rows: { amount: string; is_safeguarding: boolean }[] }>(
    'select amount::text as amount, is_safeguarding from safeguarding_movements where id = ?',
    [id],
  );
  return rows;
};

test('what an account moved while it was not the control account counts only if it was client money', () =>
  undone(async (transaction) => {
    const fee = { from: client, to: next, reason: 'Payment fee' };
    const before = await move(transaction, { ...fee, inDays: -1 });
    await name(transaction, next);
    const during = await move(transaction, fee);
    await name(transaction, former);
    const after = await move(transaction, { ...fee, inDays: 1 });
    expect(await isCounted(transaction, before)).toEqual([]);
    expect(await isCounted(transaction, during)).toEqual([{ amount: '1.00', is_safeguarding: false }]);
    expect(await isCounted(transaction, after)).toEqual([]);
    for (const inDays of [-1, 1]) {
      const to = await move(transaction, { from: client, to: next, reason: 'TOSAFEGUARDING GBP', inDays });
      const back = await move(transaction, { from: next, to: client, reason: 'FROMSAFEGUARDING GBP', inDays });
      expect(await isCounted(transaction, to)).toEqual([{ amount: '1.00', is_safeguarding: true }]);
      expect(await isCounted(transaction, back)).toEqual([{ amount: '-1.00', is_safeguarding: true }]);
    }
    const between = await move(transaction, { from: former, to: next, reason: 'TOSAFEGUARDING GBP' });
    expect(await isCounted(transaction, between)).toEqual([]);
    const periods = await transaction('safeguarding_control_accounts').orderBy('named_at');
    expect(periods.map(({ account_id, replaced_at }) => [account_id, replaced_at === null])).toEqual([
      [former, false],
      [next, false],
      [former, true],
    ]);
  }));

/** A transfer of a move from the former control account, whose change need not exist without the guards. */
async function transferOfMove(
  transaction: Knex.Transaction,
  moveId: string,
  status: 'pending' | 'completed' | 'cancelled',
  minutesLater = 0,
): Promise<string> {
  const id = randomUUID();
  await transaction('safeguarding_transfers').insert({
    id,
    moveId,
    status,
    amount: pounds,
    currency: 'GBP',
    reason: 'TOSAFEGUARDING GBP',
    sourceAccountId: former,
    destinationAccountId: next,
    createdById: 'superadmin',
    createdAt: new Date(Date.now() + minutesLater * 60_000),
  });
  return id;
}

const hold = (transaction: Knex.Transaction, account_id: string, amount: string) =>
  transaction('balances').where({ account_id, currency: 'GBP' }).update({ amount });
const openMoves = async (transaction: Knex.Transaction) => {
  const { rows } = await transaction.raw<{ rows: object[] }>(
    'select id, status, held::text as held from open_control_moves',
  );
  return rows;
};

test('a move is open until one transfer of its currency is completed, with what the former account holds of it', () =>
  undone(async (transaction) => {
    const moveId = randomUUID();
    await hold(transaction, former, '60000.00');
    const failed = await transferOfMove(transaction, moveId, 'cancelled');
    expect(await openMoves(transaction)).toEqual([{ id: failed, status: 'cancelled', held: pounds }]);
    const failedAgain = await transferOfMove(transaction, moveId, 'cancelled', 1);
    await hold(transaction, former, '49999.99');
    expect(await openMoves(transaction)).toEqual([{ id: failedAgain, status: 'cancelled', held: '49999.99' }]);
    const sent = await transferOfMove(transaction, moveId, 'pending', -1);
    await hold(transaction, former, '-1.00');
    expect(await openMoves(transaction)).toEqual([{ id: sent, status: 'pending', held: '0' }]);
    await transaction('safeguarding_transfers').where({ id: sent }).update({ status: 'completed' });
    expect(await openMoves(transaction)).toEqual([]);
    await demo.refused(transaction, 'safeguarding_transfers_move', (inner) =>
      transferOfMove(inner as Knex.Transaction, moveId, 'pending'),
    );
  }));

describe.each([
  ['pending', true],
  ['cancelled', true],
  ['completed', false],
] as const)('while the transfer of a move is %s', (status, isCountedThere) => {
  const contextOf = (transaction: Knex.Transaction): Context => {
    const client = { getPaymentDates: () => Promise.resolve({ invalid_payment_dates: {} }) };
    const provider = { loginIds: () => Promise.resolve(['house']), house: () => Promise.resolve(client) };
    const clock = { now: () => londonInstant(day, '07:00') };
    return { database: transaction, provider, clock, newId: randomUUID } as unknown as Context;
  };
  const prepared = (work: (transaction: Knex.Transaction) => Promise<void>) =>
    undone(async (transaction) => {
      await name(transaction, next);
      await transaction('tcc_contacts').delete();
      await hold(transaction, former, pounds);
      await hold(transaction, next, '10.00');
      await transferOfMove(transaction, randomUUID(), status);
      await work(transaction);
    });
  const held = isCountedThere ? '50010.00' : '10.00';

  test(`the reconciliation finds ${held} pounds held`, () =>
    prepared(async (transaction) => {
      const report = JSON.stringify({ feeds: { transactions: { records: 0, isComplete: true } } });
      const at = londonInstant(day, '06:00');
      const run = { id: randomUUID(), name: 'sync-provider house', outcome: 'done' as const, report };
      await transaction('schedule_runs').insert({ ...run, started_at: at, finished_at: at, lease_until: at });
      expect((await reconcile(contextOf(transaction))).state).toBe('written');
      const rows = await transaction('reconciliations').where({ day, kind: 'external', currency: 'GBP' });
      expect(rows.map(({ requirement, resource }) => [requirement, Number(resource)])).toEqual([
        [pounds, Number(held)],
      ]);
    }));

  test(`the alarm of a threshold counts ${held} pounds`, () =>
    prepared(async (transaction) => {
      const setAlarm = (balance_alarm: string) =>
        transaction('currency_settings').where({ currency: 'GBP' }).update({ balance_alarm });
      await transaction('currency_settings').update({ balance_alarm: null });
      await setAlarm(held);
      expect(await watchControlAccount(contextOf(transaction))).toBe(0);
      await setAlarm(String(Number(held) + 0.01));
      expect(await watchControlAccount(contextOf(transaction))).toBe(1);
    }));
});
