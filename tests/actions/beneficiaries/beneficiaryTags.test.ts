import type { Knex } from 'knex';
import { maxTags } from '../../../domain/beneficiaries/tags';
import { britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const document = `mutation ($beneficiaryId: uuid!, $tags: [String!]!) {
  setBeneficiaryTags(beneficiaryId: $beneficiaryId, tags: $tags) { beneficiaryId tags }
}`;
const listed = `query ($id: uuid!) {
  beneficiaries_by_pk(id: $id) { tags(order_by: { tag: asc }) { tag } lastPayment { lastPaidOn } }
}`;

interface Listed {
  readonly beneficiaries_by_pk: {
    readonly tags: readonly { readonly tag: string }[];
    readonly lastPayment: { readonly lastPaidOn: string } | null;
  } | null;
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

test('the last payment is the latest completed one, by any slice; users of other accounts see neither', async () => {
  const paid = await database('payments')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payments.beneficiarySliceId')
    .where({ 'payments.accountId': tradingAccount, 'payments.status': 'completed' })
    .orderBy('payments.paymentDate', 'desc')
    .first<{ beneficiaryId: string; paymentDate: string }>('slice.beneficiaryId', 'payments.paymentDate');
  const variables = { id: paid.beneficiaryId };
  const { data } = await as<Listed>('maker', listed, variables);
  expect(data?.beneficiaries_by_pk?.lastPayment).toEqual({ lastPaidOn: paid.paymentDate });
  expect((await as<Listed>('borealis', listed, variables)).data?.beneficiaries_by_pk).toBeNull();
  const { data: never } = await as<Listed>('maker', listed, { id });
  expect(never?.beneficiaries_by_pk?.lastPayment).toBeNull();
});
