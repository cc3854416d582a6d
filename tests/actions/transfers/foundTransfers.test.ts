import Big from 'big.js';
import type { Knex } from 'knex';
import type { TccTransfersRow, TransfersRow } from '../../../actions/database/generated/tables';
import { accountId } from '../../../seeds/demo/organisations';
import { graphql, stackDatabase } from '../../support/stack';

const found = `query ($args: found_transfers_args!) {
  foundTransfers(args: $args, order_by: { id: asc }) { id }
  foundTransfersAggregate(args: $args) { aggregate { count } }
}`;

interface Found {
  readonly foundTransfers: readonly { readonly id: string }[];
  readonly foundTransfersAggregate: { readonly aggregate: { readonly count: number } };
}

type Stored = TransfersRow & { readonly atProvider: TccTransfersRow | undefined };

const trading = accountId('aldgate-trading');
const payroll = accountId('aldgate-payroll');
const europe = accountId('aldgate-europe');

let database: Knex;
let stored: readonly Stored[];

beforeAll(async () => {
  database = stackDatabase();
  const rows = await database('transfers').orderBy('id');
  const atProvider = await database('tcc_transfers');
  stored = rows.map((row) => ({ ...row, atProvider: atProvider.find(({ id }) => id === row.tccTransferId) }));
});
afterAll(() => database.destroy());

async function ask(username: string, args: Record<string, unknown>): Promise<readonly string[]> {
  const { data, errors } = await graphql<Found>(username, found, { args });
  expect(errors).toBeUndefined();
  const ids = data!.foundTransfers.map(({ id }) => id);
  expect(data!.foundTransfersAggregate.aggregate.count).toBe(ids.length);
  return ids;
}

const isOf = (account: string) => (row: Stored) => [row.sourceAccountId, row.destinationAccountId].includes(account);
const month = new Date(Date.now() - 60 * 86_400_000);

// The treasurer has seats on both accounts, with the permission for transfers.
const cases: readonly (readonly [name: string, args: Record<string, unknown>, fits: (row: Stored) => boolean])[] = [
  ['an account', {}, () => true],
  ['the source', { source_id: europe }, (row) => row.sourceAccountId === europe],
  ['the destination', { destination_id: payroll }, (row) => row.destinationAccountId === payroll],
  ['a currency', { currency_code: 'EUR' }, (row) => row.currency === 'EUR'],
  ['a smallest amount', { amount_from: '4150' }, (row) => new Big(row.amount).gte(4150)],
  ['a greatest amount', { amount_to: '4150' }, (row) => new Big(row.amount).lte(4150)],
  ['a reason', { pattern: '%RENT%' }, (row) => row.reason.includes('Rent')],
  ['a first day', { created_from: month }, (row) => row.createdAt >= month],
  ['a last day', { created_before: month }, (row) => row.createdAt < month],
  ['completion after', { completed_from: month }, (row) => (row.atProvider?.completed_at ?? 0) >= month],
  [
    'completion before',
    { completed_before: month },
    ({ atProvider }) => Boolean(atProvider?.completed_at && atProvider.completed_at < month),
  ],
];

test.each(cases)('transfers are found by %s', async (_name, args, fits) => {
  const expected = stored.filter(isOf(trading)).filter(fits);
  expect(expected).not.toHaveLength(0);
  expect(await ask('treasurer', { account_id: trading, ...args })).toEqual(expected.map(({ id }) => id));
});

test('transfers are found by a whole short reference, and not by a part of one', async () => {
  const [row] = stored.filter(isOf(trading)).filter(({ atProvider }) => atProvider?.short_reference);
  const reference = row!.atProvider!.short_reference;
  expect(await ask('treasurer', { pattern: `%${reference}%`, reference })).toEqual([row!.id]);
  expect(await ask('treasurer', { pattern: '%BT-%', reference: 'BT-' })).toEqual([]);
});

test('a user without the permission for transfers finds none', async () => {
  expect(await ask('maker', { account_id: trading })).toEqual([]);
});
