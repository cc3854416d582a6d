import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxTags } from '../../../domain/beneficiaries/tags';
import { demoId } from '../../../seeds/demo/demoId';
import { britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const document = `mutation ($beneficiaryId: uuid!, $tags: [String!]!) {
  setBeneficiaryTags(beneficiaryId: $beneficiaryId, tags: $tags) { beneficiaryId tags }
}`;
const listed = `query ($id: uuid!) { beneficiaries_by_pk(id: $id) { tags(order_by: { tag: asc }) { tag } } }`;

interface Listed {
  readonly beneficiaries_by_pk: { readonly tags: readonly { readonly tag: string }[] } | null;
}

let database: Knex;
let id: string;

beforeAll(async () => {
  database = stackDatabase();
  const { data } = await createBeneficiary(britishCompany());
  id = data!.createBeneficiary.id;
});

afterAll(() => database.destroy());

const set = (tags: readonly string[], username = 'maker', beneficiaryId = id) =>
  as<{ setBeneficiaryTags: { tags: string[] } }>(username, document, { beneficiaryId, tags });

const stored = () => database('beneficiary_tags').where({ beneficiary_id: id }).orderBy('tag').pluck('tag');

test('tags are replaced, each is kept once, and each change is in the activity log', async () => {
  const { data } = await set(['rent', 'Monthly', 'monthly']);
  expect(data?.setBeneficiaryTags.tags).toEqual(['rent', 'Monthly']);
  await set(['office']);
  expect(await stored()).toEqual(['office']);
  expect((await as<Listed>('viewer', listed, { id })).data?.beneficiaries_by_pk?.tags).toEqual([{ tag: 'office' }]);
  const events = await database('activity').where({ beneficiaryId: id, eventCode: 'A005' }).orderBy('createdAt');
  expect(events).toMatchObject([
    { details: 'Tags: rent, Monthly', userId: 'maker', accountId: tradingAccount },
    { details: 'Tags: office' },
  ]);
  await set([]);
  expect(await stored()).toEqual([]);
});

test('a seat that may not create beneficiaries cannot change tags', async () => {
  expect(refusalOf(await set(['rent'], 'viewer')).code).toBe('role_may_not_create_beneficiaries');
  expect(await stored()).toEqual([]);
});

test.each([
  ['too many', Array.from({ length: maxTags + 1 }, (_, index) => `t${index}`), 'tags'],
  ['one with a comma', ['rent,monthly'], 'tags[0]'],
])('%s are refused', async (_what, tags, field) => {
  expect(refusalOf(await set(tags))).toEqual({ code: 'invalid_input', field });
  expect(await stored()).toEqual([]);
});

test('a deleted beneficiary takes no tags', async () => {
  await database('beneficiaries').where({ id }).update({ enabled: false });
  expect(refusalOf(await set(['rent'])).code).toBe('beneficiary_not_found');
  await database('beneficiaries').where({ id }).update({ enabled: true });
});

test('writes the new tags and one entry in the log', async () => {
  const variables = { beneficiaryId: id, tags: ['rent'] };
  const { answer, ...effects } = await effectsOf(database, { username: 'maker', query: document, variables });
  expect(answer.data).toEqual({ setBeneficiaryTags: variables });
  expect(effects).toMatchObject({ activity: ['A005'], provider: [] });
  expect(await stored()).toEqual(['rent']);
  await set([]);
  const said = await database('activity').where({ beneficiaryId: id }).orderBy('createdAt', 'desc').first('details');
  expect(said).toEqual({ details: 'Tags: none' });
});

test.each([
  ['a seat without the right', 'viewer', () => id, 'role_may_not_create_beneficiaries', 'accountId'],
  ['a user without a seat on the account', 'borealis', () => id, 'account_not_found', 'accountId'],
  ['one that there is not', 'maker', () => randomUUID(), 'beneficiary_not_found', 'beneficiaryId'],
  ['another tenant’s', 'maker', () => demoId('beneficiary milano-ceramica'), 'beneficiary_not_found', 'beneficiaryId'],
])('refuses %s and changes nothing', async (_what, username, beneficiary, code, field) => {
  const variables = { beneficiaryId: beneficiary(), tags: ['rent'] };
  expect(await refusedEffects(database, { username, query: document, variables })).toEqual(refused(code, field));
});
