import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { openDemo, type DemoDatabase } from './openDemo';

const id = demoId('beneficiary thames-logistics');
const sliceId = demoId('slice thames-logistics');

let demo: DemoDatabase;

beforeAll(async () => {
  demo = await openDemo();
});

afterAll(() => demo.close());

const slices = (transaction: Knex.Transaction) => transaction('beneficiary_information_slice');
const idAtProvider = async (transaction: Knex.Transaction) =>
  (await transaction('beneficiaries').where({ id }).first('tcc_beneficiary_id'))?.tcc_beneficiary_id;

/** A new slice of the beneficiary without a record at the provider. */
async function replaceSlice(transaction: Knex.Transaction, replaced = sliceId): Promise<string> {
  const { id: old, ...details } = (await slices(transaction).where({ id: replaced }).first())!;
  await slices(transaction).where({ id: old }).update({ is_most_recent: false });
  const newId = randomUUID();
  await slices(transaction).insert({ ...details, id: newId, tcc_beneficiary_id: null });
  return newId;
}

test('a beneficiary has the provider’s id of its newest slice, also while there is none', () =>
  demo.undone(async (transaction) => {
    expect(await idAtProvider(transaction)).toBe(demoId('provider beneficiary thames-logistics'));
    const newId = await replaceSlice(transaction);
    expect(await idAtProvider(transaction)).toBeNull();
    const tccId = randomUUID();
    await slices(transaction).where({ id: newId }).update({ tcc_beneficiary_id: tccId });
    expect(await idAtProvider(transaction)).toBe(tccId);
  }));

test('an answer for an older slice does not reach the beneficiary', () =>
  demo.undone(async (transaction) => {
    const middle = await replaceSlice(transaction);
    await replaceSlice(transaction, middle);
    await slices(transaction).where({ id: middle }).update({ tcc_beneficiary_id: randomUUID() });
    expect(await idAtProvider(transaction)).toBeNull();
  }));

test.each<[string, object]>([
  ['another id at the provider', { tcc_beneficiary_id: randomUUID() }],
  ['no id at the provider', { tcc_beneficiary_id: null }],
  ['other details', { accountNumber: '1' }],
  ['other details with the fall of the mark', { accountNumber: '1', is_most_recent: false }],
  ['nothing', { is_most_recent: true }],
])('a slice takes not: %s', (_what, change) =>
  demo.undone(async (transaction) => {
    const write = (inner: Knex.Transaction) => slices(inner).where({ id: sliceId }).update(change);
    await demo.refused(transaction, 'beneficiary_slice_is_history', write);
  }),
);

test('an old slice does not become the newest again', () =>
  demo.undone(async (transaction) => {
    await slices(transaction).where({ id: sliceId }).update({ is_most_recent: false });
    const rise = (inner: Knex.Transaction) => slices(inner).where({ id: sliceId }).update({ is_most_recent: true });
    await demo.refused(transaction, 'beneficiary_slice_is_history', rise);
  }));

test.each([randomUUID(), null])('no other value is taken as the provider’s id of a beneficiary (%s)', (tccId) =>
  demo.undone(async (transaction) => {
    const write = (inner: Knex.Transaction) =>
      inner('beneficiaries').where({ id }).update({ tcc_beneficiary_id: tccId });
    await demo.refused(transaction, 'provider_beneficiary_is_fixed', write);
  }),
);
