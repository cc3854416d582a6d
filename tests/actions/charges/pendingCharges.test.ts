import type { Knex } from 'knex';
import { graphql, stackDatabase } from '../../support/stack';

const pending = `query { vw_user_charges(where: { status: { _eq: "pending" } }, order_by: { id: asc }) { id main_account_id } }`;

interface Charges {
  readonly vw_user_charges: readonly { readonly id: string; readonly main_account_id: string }[];
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

/** The pending charges of the accounts on which a user holds a seat, by the tables themselves. */
const chargesOf = (username: string) =>
  database('charges')
    .where({ status: 'pending' })
    .whereIn('main_account_id', database('CurrencyCloudContacts').where({ user_id: username }).select('account_id'))
    .orderBy('id')
    .limit(250)
    .pluck<string[]>('id');

test.each(['maker', 'viewer', 'borealis', 'noaccount'])(
  '%s reads the pending charges of every own account, each once',
  async (username) => {
    const { data } = await graphql<Charges>(username, pending);
    expect(data?.vw_user_charges.map(({ id }) => id)).toEqual(await chargesOf(username));
  },
);

test('no charges are shown without a sign-in or a second factor', async () => {
  expect((await chargesOf('maker')).length).toBeGreaterThan(0);
  for (const username of [undefined, 'nomfa']) {
    const { data, errors } = await graphql<Charges>(username, pending);
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  }
});
