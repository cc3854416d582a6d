import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { asHistory } from '../../../seeds/demo/asHistory';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, providerBooks, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

interface Imported {
  readonly ensureBeneficiaryImported: { readonly id: string };
}

const query = `mutation ($id: uuid!) { ensureBeneficiaryImported(tccBeneficiaryId: $id) { id beneficiary { id } } }`;
const call = (id: string, username = 'maker') => ({ username, query, variables: { id } });
const thames = demoId('beneficiary thames-logistics');

/** Writes past the guard that keeps the provider's id of a slice. */
const setProviderId = (sliceIds: readonly string[], tccId: string | null) =>
  database.transaction((transaction) =>
    asHistory(transaction, () =>
      transaction('beneficiary_information_slice').whereIn('id', sliceIds).update({ tcc_beneficiary_id: tccId }),
    ),
  );

/** Runs the work with a beneficiary that the provider holds and we do not: ours is forgotten for the while. */
async function withForgotten(work: (tccId: string) => Promise<void>): Promise<void> {
  const { tcc_beneficiary_id: tccId } = await database('beneficiaries')
    .where({ id: thames })
    .first<{ tcc_beneficiary_id: string }>('tcc_beneficiary_id');
  // Other tests replace slices: an older one may have the same record.
  const slices = await database('beneficiary_information_slice').where({ tcc_beneficiary_id: tccId }).pluck('id');
  await setProviderId(slices, null);
  try {
    await work(tccId);
  } finally {
    await setProviderId(slices, tccId);
  }
}

test('imports one with its details, once, however many ask', () =>
  withForgotten(async (tccId) => {
    const asked = Array.from({ length: 5 }, () => as<Imported>('maker', query, { id: tccId }));
    const ids = new Set((await Promise.all(asked)).map(({ data }) => data?.ensureBeneficiaryImported.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    const { beneficiaries } = await providerBooks();
    const theirs = beneficiaries.find((each) => each.id === tccId);
    const slices = await database('beneficiary_information_slice').where({ beneficiaryId: id });
    expect(slices).toMatchObject([{ is_most_recent: true, name: theirs?.name, tcc_beneficiary_id: tccId }]);
    expect(await database('beneficiaries').where({ id })).toMatchObject([
      { account_id: tradingAccount, createdById: 'maker', enabled: true, tcc_beneficiary_id: tccId },
    ]);
    const entry = {
      eventCode: 'A004',
      userId: 'maker',
      details: 'Imported from the provider',
      accountId: tradingAccount,
    };
    expect(await database('activity').where({ beneficiaryId: id })).toMatchObject([entry]);
    const again = await effectsOf<Imported>(database, call(tccId, 'viewer'));
    expect(again.answer.data?.ensureBeneficiaryImported.id).toBe(id);
    expect(again).toMatchObject({ rows: [], activity: [], provider: [] });
    await database('beneficiaries').where({ id }).update({ enabled: false });
  }));

test('one of a country that is not permitted is refused', () =>
  withForgotten(async (tccId) => {
    const britain = () => database('countries').where({ alpha2Code: 'GB' });
    await britain().update({ permittedJurisdiction: false });
    try {
      const { code, ...effects } = await refusedEffects(database, call(tccId));
      expect(code).toBe('country_not_permitted');
      expect(effects).toMatchObject({ rows: [], activity: [] });
    } finally {
      await britain().update({ permittedJurisdiction: true });
    }
  }));

test('one in a currency that is not offered is refused', () =>
  withForgotten(async (tccId) => {
    await database('currency_settings').update({ enabled: false });
    try {
      const { code, field, ...effects } = await refusedEffects(database, call(tccId));
      expect([code, field]).toEqual(['currency_not_offered', 'tccBeneficiaryId']);
      expect(effects).toMatchObject({ rows: [], activity: [] });
    } finally {
      await database('currency_settings').whereNotIn('currency', ['BGN', 'HRK']).update({ enabled: true });
    }
  }));

test.each([
  ['a role without the right', 'viewer', 'role_may_not_create_beneficiaries', 'accountId'],
  ['another tenant', 'borealis', 'account_not_found', 'accountId'],
  ['an id that the provider does not know', 'maker', 'provider_rejected', 'tccBeneficiaryId'],
])('refuses %s', async (_what, username, code, field) => {
  expect(await refusedEffects(database, call(randomUUID(), username))).toEqual(refused(code, field));
});
