import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { atProvider, britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

interface Found {
  readonly searchLiveBeneficiaries: {
    readonly totalPages: number;
    readonly beneficiaries: readonly { readonly tccBeneficiaryId: string; readonly beneficiaryId: string | null }[];
  };
}

const call = (page: number, username = 'maker') => ({
  username,
  query: `query ($page: Int!) {
    searchLiveBeneficiaries(page: $page) { totalPages beneficiaries { tccBeneficiaryId beneficiaryId name currency } }
  }`,
  variables: { page },
});
const thames = demoId('beneficiary thames-logistics');

test('lists 25 a page, with our id where one is ours', async () => {
  const found: Found['searchLiveBeneficiaries']['beneficiaries'][number][] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { answer } = await effectsOf<Found>(database, call(page));
    const { totalPages, beneficiaries } = answer.data!.searchLiveBeneficiaries;
    expect(beneficiaries.length).toBeLessThanOrEqual(25);
    found.push(...beneficiaries);
    pages = totalPages;
  }
  const ours = await database('beneficiaries').where({ id: thames }).first('tcc_beneficiary_id');
  expect(found.filter(({ beneficiaryId }) => beneficiaryId === thames)).toMatchObject([
    { tccBeneficiaryId: ours!.tcc_beneficiary_id, currency: 'GBP' },
  ]);
  expect(new Set(found.map(({ tccBeneficiaryId }) => tccBeneficiaryId)).size).toBe(found.length);
});

test('one that was deleted here is none of ours', async () => {
  const { data } = await createBeneficiary(britishCompany());
  const { id } = data!.createBeneficiary;
  const [held] = await atProvider(database, id);
  const oursOf = async () => {
    for (let page = 1; ; page += 1) {
      const { answer } = await effectsOf<Found>(database, call(page));
      const { totalPages, beneficiaries } = answer.data!.searchLiveBeneficiaries;
      const one = beneficiaries.find(({ tccBeneficiaryId }) => tccBeneficiaryId === held!.id);
      if (one) return one.beneficiaryId;
      if (page >= totalPages) throw new Error('The provider does not list it.');
    }
  };
  expect(await oursOf()).toBe(id);
  await database('beneficiaries').where({ id }).update({ enabled: false });
  expect(await oursOf()).toBeNull();
});

test.each([
  ['a page before the first', 0, 'maker', 'invalid_input', 'page'],
  ['another tenant', 1, 'borealis', 'account_not_found', 'accountId'],
])('refuses %s', async (_what, page, username, code, field) => {
  expect(await refusedEffects(database, call(page, username))).toEqual(refused(code, field));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/find', fault: 'offline' }] });
  const { answer } = await effectsOf(database, call(1));
  expect(answer.errors?.[0]?.extensions.code).toBe('provider_unavailable');
});
