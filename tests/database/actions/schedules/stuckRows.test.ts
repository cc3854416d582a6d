import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { watchStuckRows } from '../../../../actions/schedules/stuckRows';
import { transientStates, type TransientState } from '../../../../domain/operations/transientStates';
import { accountId } from '../../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from '../../migrations/openDemo';

const now = new Date('2031-05-01T12:00:00Z');
const minuteMs = 60_000;
let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

/** What a new row of these tables needs; the other tables have rows in the demo. */
const needed: Readonly<Record<string, object>> = {
  authorisation_batches: { user_id: 'maker', row_count: 1 },
  exports: {
    user_id: 'maker',
    kind: 'statement',
    format: 'pdf',
    request: '{}',
    account_id: accountId('aldgate-trading'),
  },
  uploads: {
    user_id: 'maker',
    kind: 'payments',
    account_id: accountId('aldgate-trading'),
    filename: 'a.csv',
    digest: '',
  },
};

/** Where the row of a table has moved on to. */
const ends: Readonly<Record<string, string>> = {
  payments: 'failed',
  conversions: 'closed',
  conversion_changes: 'done',
  transfers: 'cancelled',
  safeguarding_transfers: 'cancelled',
  charges: 'completed',
  authorisation_batches: 'done',
  uploads: 'done',
  exports: 'cancelled',
};

/** A row of the table that has been in the state since this moment, whatever guards say. Gives its id. */
async function rowIn(transaction: Knex.Transaction, kind: TransientState, state: string, since: Date): Promise<string> {
  const { table, column, whileNull } = kind;
  const values = { [column]: state, [kind.since]: since, ...(whileNull ? { [whileNull]: null } : {}) };
  const fresh = needed[table];
  if (fresh) {
    const id = randomUUID();
    await transaction.table(table).insert({ ...fresh, ...values, id });
    return id;
  }
  const found = await transaction.table(table).first<{ id: string } | undefined>('id');
  if (!found) throw new Error(`the demo has no row in ${table}`);
  await transaction.table(table).where({ id: found.id }).update(values);
  return found.id;
}

const watch = (database: Knex, at = now) => watchStuckRows({ database, clock: { now: () => at } });
const openOf = (transaction: Knex.Transaction, subject: string) =>
  transaction('alarms').where({ kind: 'row_stuck', subject, cleared_at: null });

const cases = transientStates.flatMap((kind) => kind.states.map((state) => [kind.table, state, kind] as const));

test.each(cases)(
  'a row of %s that is %s raises an alarm at its limit, until it moves on',
  async (table, state, kind) => {
    await demo.undone(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      const id = await rowIn(transaction, kind, state, new Date(now.getTime() - kind.limitMinutes * minuteMs));
      const subject = `${table} ${id}`;
      await watch(transaction, new Date(now.getTime() - 1));
      expect(await openOf(transaction, subject)).toEqual([]);
      await watch(transaction);
      await watch(transaction, new Date(now.getTime() + minuteMs));
      expect(await openOf(transaction, subject)).toMatchObject([
        {
          message: `${kind.noun} has not moved on for ${kind.limitMinutes} minutes: ${id}.`,
          details: { table, id, state, limitMinutes: kind.limitMinutes },
          raised_at: now,
        },
      ]);
      await transaction
        .table(table)
        .where({ id })
        .update({ [kind.column]: ends[table] });
      await watch(transaction);
      expect(await openOf(transaction, subject)).toEqual([]);
    });
  },
);

test('a payment that the provider has does not raise it', async () => {
  await demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    const id = await rowIn(transaction, transientStates[0]!, 'processing', new Date(0));
    await transaction('payments').where({ id }).update({ tccPaymentId: randomUUID() });
    await watch(transaction);
    expect(await openOf(transaction, `payments ${id}`)).toEqual([]);
  });
});
