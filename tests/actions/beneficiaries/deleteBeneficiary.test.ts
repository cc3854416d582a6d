import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { atProvider, britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { newPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const query = `mutation ($beneficiaryId: uuid!) { deleteBeneficiary(beneficiaryId: $beneficiaryId) { id } }`;

let database: Knex;
let id: string;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(async () => {
  id = (await createBeneficiary(britishCompany())).data!.createBeneficiary.id;
});
afterAll(() => database.destroy());

const call = (beneficiaryId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query,
  variables: { beneficiaryId },
});
const enabled = async () => (await database('beneficiaries').where({ id }).first('enabled'))?.enabled;

test('disables the beneficiary and says so; its details stay, here and at the provider', async () => {
  const known = await atProvider(database, id);
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ deleteBeneficiary: { id } });
  expect(effects).toEqual({ rows: ['update beneficiaries'], activity: ['A006'], provider: [] });
  expect(await enabled()).toBe(false);
  expect(await atProvider(database, id)).toEqual(known);
  const said = await database('activity').where({ beneficiaryId: id, eventCode: 'A006' }).first();
  expect(said).toMatchObject({ userId: 'maker', accountId: tradingAccount });
});

test('one that is deleted can be neither paid nor deleted again', async () => {
  await effectsOf(database, call(id));
  await expect(newPayment({ beneficiaryId: id })).rejects.toThrow('beneficiary_not_found');
  expect(await refusedEffects(database, call(id))).toEqual(refused('beneficiary_not_found', 'beneficiaryId'));
});

test.each([
  ['a seat without the right', 'viewer', () => id, 'role_may_not_create_beneficiaries', 'accountId'],
  ['a user without a seat on the account', 'borealis', () => id, 'account_not_found', 'accountId'],
  ['one that there is not', 'maker', () => randomUUID(), 'beneficiary_not_found', 'beneficiaryId'],
  ['another tenant’s', 'maker', () => demoId('beneficiary milano-ceramica'), 'beneficiary_not_found', 'beneficiaryId'],
])('refuses %s', async (_what, username, beneficiary, code, field) => {
  expect(await refusedEffects(database, call(beneficiary(), username))).toEqual(refused(code, field));
  expect(await enabled()).toBe(true);
});

test('refuses one of another account of the user’s', async () => {
  const asked = call(id, 'maker', accountId('aldgate-payroll'));
  expect(await refusedEffects(database, asked)).toEqual(refused('beneficiary_not_found', 'beneficiaryId'));
  expect(await enabled()).toBe(true);
});
