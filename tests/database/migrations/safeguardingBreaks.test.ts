import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { openDemo, type DemoDatabase } from './openDemo';
import { sized } from '../../support/sized';

const perClass = sized(5, 100);
const client = accountId('aldgate-trading');
const control = accountId('safeguarding');

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
}, 300_000);
afterAll(() => demo.close());

const breaksOf = async (database: Knex) => {
  const { rows } = await database.raw<{ rows: { class: string; amount: string; subject: string }[] }>(
    'select class, amount::text as amount, subject from safeguarding_breaks order by class',
  );
  return rows;
};

interface Moved {
  readonly transferId: string;
  readonly movementId: string;
}

/** A transfer of client money with its movement at the provider and its adjustment, all in order. */
async function move(transaction: Knex.Transaction, pence: number): Promise<Moved> {
  const [transferId, movementId] = [randomUUID(), randomUUID()];
  const amount = (pence / 100).toFixed(2);
  const [from, to] = await Promise.all(
    [client, control].map((id) => transaction('accounts').where({ id }).first('tccAccountId')),
  );
  const at = new Date();
  const money = { currency: 'GBP', amount, reason: 'TOSAFEGUARDING GBP', status: 'completed' } as const;
  await transaction('tcc_transfers').insert({
    id: movementId,
    ...money,
    short_reference: movementId,
    created_at: at,
    updated_at: at,
    completed_at: at,
    source_account_id: from!.tccAccountId!,
    destination_account_id: to!.tccAccountId!,
  });
  await transaction('safeguarding_transfers').insert({
    id: transferId,
    ...money,
    sourceAccountId: client,
    destinationAccountId: control,
    tccTransferId: movementId,
    createdById: 'superadmin',
  });
  await transaction('safeguarding_adjustments').insert({
    account_id: client,
    currency: 'GBP',
    adjustment_amount: amount,
    new_position: '0',
    related_transfer_id: transferId,
  });
  await transaction('accounts').where({ id: client }).increment('safeguarded_amount_gbp', Number(amount));
  return { transferId, movementId };
}

/** What breaks the books, by the class that has to be found; those of a wrong adjustment also move the account's sum. */
const faults: Readonly<Record<string, (transaction: Knex.Transaction, moved: Moved) => Promise<unknown>>> = {
  missing_transfer: (transaction, { transferId }) =>
    transaction('safeguarding_adjustments').where({ related_transfer_id: transferId }).delete(),
  double_adjustment: (transaction) =>
    transaction('safeguarding_adjustments').insert({
      account_id: client,
      currency: 'GBP',
      adjustment_amount: '1.00',
      new_position: '0',
    }),
  wrong_sign: (transaction, { transferId }) =>
    transaction('safeguarding_adjustments')
      .where({ related_transfer_id: transferId })
      .update({ adjustment_amount: transaction.raw('-adjustment_amount') }),
  wrong_currency: (transaction, { transferId }) =>
    transaction('safeguarding_adjustments').where({ related_transfer_id: transferId }).update({ currency: 'EUR' }),
  cancelled_not_reversed: (transaction, { movementId }) =>
    transaction('tcc_transfers').where({ id: movementId }).update({ status: 'cancelled' }),
  late_posting: async (transaction, { transferId }) => {
    await transaction('safeguarding_adjustments').where({ related_transfer_id: transferId }).delete();
    await transaction('safeguarding_transfers').where({ id: transferId }).update({ status: 'pending' });
  },
  wrong_reason: (transaction, { movementId }) =>
    transaction('tcc_transfers').where({ id: movementId }).update({ reason: 'Rent' }),
};

test('the books of the demo have no break, and neither has a transfer that is in order', () =>
  demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    expect(await breaksOf(transaction)).toEqual([]);
    await move(transaction, 12_345);
    expect(await breaksOf(transaction)).toEqual([]);
    const { rows } = await transaction.raw<{ rows: { requirement: string; resource: string }[] }>(
      'select * from safeguarding_internal',
    );
    expect(rows.map(({ requirement, resource }) => Number(requirement) - Number(resource))).toEqual([0, 0, 0]);
  }));

test.each(Object.keys(faults))(`each of ${perClass} breaks of the class %s is found and named so`, (name) =>
  demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    for (let round = 1; round <= perClass; round += 1) {
      await faults[name]!(transaction, await move(transaction, round));
    }
    const found = (await breaksOf(transaction)).filter((one) => one.class !== 'position_differs');
    expect(found.map((one) => one.class)).toEqual(Array<string>(perClass).fill(name));
  }),
);

test('an account that is not the sum of its adjustments is found to the penny', () =>
  demo.undone(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await transaction('accounts').where({ id: client }).increment('safeguarded_amount_gbp', 0.01);
    expect(await breaksOf(transaction)).toEqual([{ class: 'position_differs', amount: '0.01', subject: client }]);
  }));
