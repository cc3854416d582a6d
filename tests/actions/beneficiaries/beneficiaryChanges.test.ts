import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { atProvider, beneficiaryFootprint, britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { as, newPayment, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

const updateDocument = `mutation ($beneficiaryId: uuid!, $sliceId: uuid!, $beneficiary: BeneficiaryInput!) {
  updateBeneficiary(beneficiaryId: $beneficiaryId, sliceId: $sliceId, beneficiary: $beneficiary) { id isPayable }
}`;
const deleteDocument = `mutation ($beneficiaryId: uuid!) { deleteBeneficiary(beneficiaryId: $beneficiaryId) { id } }`;

interface Updated {
  readonly updateBeneficiary: { readonly id: string; readonly isPayable: boolean };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(() => database.destroy());

const slicesOf = (beneficiaryId: string) =>
  database('beneficiary_information_slice').where({ beneficiaryId }).orderBy('is_most_recent');

async function created(changes: Record<string, unknown> = {}): Promise<{ id: string; sliceId: string }> {
  const { data } = await createBeneficiary(britishCompany(changes));
  const { id } = data!.createBeneficiary;
  const [slice] = await slicesOf(id);
  return { id, sliceId: slice!.id };
}

const update = (
  { id: beneficiaryId, sliceId }: { id: string; sliceId: string },
  changes: Record<string, unknown> = {},
  username = 'maker',
  selected = tradingAccount,
) => {
  const beneficiary = britishCompany({ accountNumber: '55779911', ...changes });
  return as<Updated>(username, updateDocument, { beneficiaryId, sliceId, beneficiary }, selected);
};

const remove = (beneficiaryId: string, username = 'maker', selected = tradingAccount) =>
  as<{ deleteBeneficiary: { id: string } }>(username, deleteDocument, { beneficiaryId }, selected);

const eventsOf = (beneficiaryId: string) =>
  database('activity').where({ beneficiaryId }).orderBy('createdAt').pluck('eventCode');

describe('a deletion', () => {
  test('keeps the slices and the provider’s record; the beneficiary can no longer be paid or changed', async () => {
    const shown = await created();
    expect((await remove(shown.id)).data?.deleteBeneficiary.id).toBe(shown.id);
    expect(await database('beneficiaries').where({ id: shown.id }).first('enabled')).toEqual({ enabled: false });
    expect(await slicesOf(shown.id)).toMatchObject([{ is_most_recent: true }]);
    expect(await atProvider(database, shown.id)).toHaveLength(1);
    expect(await eventsOf(shown.id)).toEqual(['A004', 'A006']);
    await expect(newPayment({ beneficiaryId: shown.id })).rejects.toThrow('beneficiary_not_found');
    const absent = { code: 'beneficiary_not_found', field: 'beneficiaryId' };
    expect(refusalOf(await update(shown))).toEqual(absent);
    expect(refusalOf(await remove(shown.id))).toEqual(absent);
  });
});

test.each<[string, string, string, string]>([
  ['a role without the right', 'viewer', tradingAccount, 'role_may_not_create_beneficiaries'],
  ['another account of the user’s', 'maker', accountId('aldgate-payroll'), 'beneficiary_not_found'],
  ['another tenant’s account', 'maker', accountId('borealis-imports'), 'account_not_found'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'beneficiary_not_found'],
])('%s changes and deletes nothing', async (_what, username, selected, code) => {
  const shown = await created();
  const before = await beneficiaryFootprint(database);
  expect(refusalOf(await update(shown, {}, username, selected)).code).toBe(code);
  expect(refusalOf(await remove(shown.id, username, selected)).code).toBe(code);
  expect(await beneficiaryFootprint(database)).toEqual(before);
  expect(await database('beneficiaries').where({ id: shown.id }).first('enabled')).toEqual({ enabled: true });
});

test('an absent beneficiary reads like a foreign one', async () => {
  const absent = { id: randomUUID(), sliceId: randomUUID() };
  expect(refusalOf(await update(absent))).toEqual({ code: 'beneficiary_not_found', field: 'beneficiaryId' });
  expect(refusalOf(await remove(absent.id))).toEqual({ code: 'beneficiary_not_found', field: 'beneficiaryId' });
});
