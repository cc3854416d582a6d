import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { paymentPrices } from '../../../domain/tariffs/tariffTypes';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { graphql, stackDatabase, type GraphqlAnswer } from '../../support/stack';

const fields = 'id name type amount details';
const create = `mutation ($tariff: TariffInput!) { saved: createTariff(tariff: $tariff) { ${fields} } }`;
const edit = `mutation ($tariffId: uuid!, $tariff: TariffInput!) {
  saved: editTariff(tariffId: $tariffId, tariff: $tariff) { ${fields} }
}`;
const makeDefault = `mutation ($tariffId: uuid!) { saved: makeTariffDefault(tariffId: $tariffId) { id } }`;

interface Saved {
  readonly saved: { readonly id: string; readonly amount: string | null; readonly details: Record<string, unknown> };
}

let database: Knex;
const made: string[] = [];

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await database('tariffs').whereIn('id', made).delete();
  await database.destroy();
});

const asAdmin = (document: string, variables: Record<string, unknown>): Promise<GraphqlAnswer<Saved>> =>
  graphql<Saved>('superadmin', document, variables, { 'x-hasura-role': 'admin' });

const prices = Object.fromEntries(paymentPrices.map((name, index) => [name, `${index + 1}`]));
const paymentFee = (change: object = {}) => ({
  name: `Payments ${randomUUID()}`,
  type: 'payment_fee',
  ...prices,
  regular_overrides: [{ currency: 'EUR', amount: '0.5' }],
  ...change,
});
const incoming = (change: object = {}) => ({
  name: `Incoming ${randomUUID()}`,
  type: 'incoming_fund_fee',
  amount: '1.5',
  regular_overrides: [],
  ...change,
});

async function created(tariff: object): Promise<Saved['saved']> {
  const { data, errors } = await asAdmin(create, { tariff });
  if (!data) throw new Error(JSON.stringify(errors));
  made.push(data.saved.id);
  return data.saved;
}

/** How many transactions wait for a lock of a whole table. */
const waitingFor = async (table: string) => {
  const locks = await database('pg_locks').whereRaw('relation = ?::regclass and not granted', [table]).select('pid');
  return locks.length;
};

const entriesOf = (name: string) =>
  database('activity')
    .where('details', 'like', `%${name}%`)
    .orderBy('eventCode')
    .select('eventCode', 'details', 'userId');

test('a payment fee is stored with its prices, and the log tells of the fees by currency before and after', async () => {
  const tariff = paymentFee();
  const { id, amount, details } = await created(tariff);
  expect(amount).toBeNull();
  expect(details).toMatchObject({ regular: '1.00', regular_overrides: [{ currency: 'EUR', amount: '0.50' }] });
  const changed = {
    ...tariff,
    regular_overrides: [
      { currency: 'EUR', amount: '0.75' },
      { currency: 'PLN', amount: '' },
    ],
  };
  expect((await asAdmin(edit, { tariffId: id, tariff: changed })).data?.saved.details).toMatchObject({
    regular_overrides: [{ currency: 'EUR', amount: '0.75' }],
  });
  const { name } = tariff;
  expect((await entriesOf(name)).map(({ eventCode, details: text, userId }) => [eventCode, text, userId])).toEqual([
    ['A029', `superadmin, ${name}: none → EUR 0.50`, 'superadmin'],
    ['A029', `superadmin, ${name}: EUR 0.50 → EUR 0.75`, 'superadmin'],
    ['A030', `${name} (payment_fee)`, 'superadmin'],
    ['A030', `${name} (payment_fee)`, 'superadmin'],
  ]);
});

test('other types store an amount, and write no entry about fees by currency', async () => {
  const tariff = incoming();
  expect(await created(tariff)).toMatchObject({ amount: '1.50', details: {} });
  expect((await entriesOf(tariff.name)).map(({ eventCode }) => eventCode)).toEqual(['A030']);
});

test('the first fault in the order of the form is the answer', async () => {
  const answer = await asAdmin(create, { tariff: { ...paymentFee({ name: '' }), regular: null } });
  expect(refusalOf(answer)).toMatchObject({ code: 'invalid_input', field: 'name' });
  const second = await asAdmin(create, { tariff: paymentFee({ regular: null, priority_tier_1_our: null }) });
  expect(refusalOf(second)).toMatchObject({ code: 'invalid_input', field: 'regular' });
});

test('the type stays, a name is used once in its type, and a tariff that does not exist is said to be none', async () => {
  const tariff = incoming();
  const { id } = await created(tariff);
  const other = await created(incoming());
  const refused = async (document: string, variables: Record<string, unknown>) =>
    refusalOf(await asAdmin(document, variables));
  const monthly = { ...tariff, type: 'monthly_maintenance_charge' };
  expect(await refused(edit, { tariffId: id, tariff: monthly })).toMatchObject({ code: 'tariff_type_fixed' });
  expect(await refused(edit, { tariffId: other.id, tariff })).toMatchObject({
    code: 'tariff_name_taken',
    field: 'name',
  });
  expect(await refused(create, { tariff })).toMatchObject({ code: 'tariff_name_taken' });
  expect(await refused(edit, { tariffId: randomUUID(), tariff })).toMatchObject({ code: 'tariff_not_found' });
  expect(await refused(makeDefault, { tariffId: randomUUID() })).toMatchObject({ code: 'tariff_not_found' });
  expect((await asAdmin(edit, { tariffId: id, tariff })).data?.saved.id).toBe(id);
});

test('a tariff waits for another of its name that is being created, and is refused', async () => {
  const tariff = incoming();
  const { name, type, amount } = tariff;
  const other = await database.transaction();
  const id = randomUUID();
  made.push(id);
  await other('tariffs').insert({ id, name, type: type as 'incoming_fund_fee', amount });
  const answer = asAdmin(create, { tariff });
  try {
    await eventually(
      () => waitingFor('tariffs'),
      (waiting) => waiting === 1,
      5_000,
    );
  } finally {
    await other.commit();
  }
  expect(refusalOf(await answer)).toEqual({ code: 'tariff_name_taken', field: 'name' });
});

test('of two administrators who make a default at once each is heard, and one default remains', async () => {
  const before = await database('tariffs').where({ type: 'balance_transfer_fee', is_default: true }).first('id');
  const transferFee = () => created(incoming({ name: `Transfer ${randomUUID()}`, type: 'balance_transfer_fee' }));
  const two = [await transferFee(), await transferFee()];
  const answers = await Promise.all(two.map(({ id }) => asAdmin(makeDefault, { tariffId: id })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const defaults = await database('tariffs').where({ type: 'balance_transfer_fee', is_default: true }).select('id');
  expect(defaults).toHaveLength(1);
  expect(two.map(({ id }) => id)).toContain(defaults[0]?.id);
  await asAdmin(makeDefault, { tariffId: before?.id });
});

test.each(['maker', 'orgadmin'])('%s may not write tariffs', async (username) => {
  const { errors } = await graphql(username, create, { tariff: incoming() });
  expect(errors?.[0]?.message).toContain('createTariff');
});
