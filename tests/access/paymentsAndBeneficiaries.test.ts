import { randomUUID } from 'node:crypto';
import { metadataDirectory, metadataEnvironment } from '../../tools/metadata/metadataDirectory';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { openPermissions, type Permissions } from '../support/permissions';
import { actionEnvironment } from '../support/stack';

let permissions: Permissions;
beforeAll(async () => {
  const url = (actionEnvironment().DATABASE_URL ?? '').replace('corridor_actions', 'corridor_hasura');
  permissions = await openPermissions(url, metadataDirectory, metadataEnvironment(url));
});
afterAll(() => permissions.close());

const ids = {
  payment: demoId('payment open 0'),
  beneficiary: demoId('beneficiary hansa-metall'),
  account: accountId('aldgate-trading'),
  nowhere: randomUUID(),
};

const documents = {
  payments: '{ payments { id amount currency status account { name } beneficiarySlice { name } } }',
  payment: 'query ($payment: uuid!) { payments_by_pk(id: $payment) { id } }',
  totals: '{ payments_aggregate { aggregate { count } } }',
  requests: '{ payments { authorisationRequests { id roleIdRequired authorisedById } } }',
  'keys of payments': '{ payments { uniqueRequestId } }',
  'digests of requests': '{ payments { authorisationRequests { contentDigest } } }',
  'new payment': 'mutation ($account: uuid!) { insert_payments(objects: { accountId: $account }) { affected_rows } }',
  'other status': 'mutation { update_payments(where: {}, _set: { status: "completed" }) { affected_rows } }',
  'no payment': 'mutation { delete_payments(where: {}) { affected_rows } }',
  beneficiaries: '{ beneficiaries { id enabled slices { name iban accountNumber } } }',
  beneficiary: 'query ($beneficiary: uuid!) { beneficiaries_by_pk(id: $beneficiary) { id } }',
  'new beneficiary':
    'mutation ($account: uuid!) { insert_beneficiaries(objects: { account_id: $account }) { affected_rows } }',
  'other bank details':
    'mutation { update_beneficiary_information_slice(where: {}, _set: { iban: "X" }) { affected_rows } }',
} as const;

type Name = keyof typeof documents;

const reads: readonly Name[] = ['payments', 'payment', 'totals', 'requests', 'beneficiaries', 'beneficiary'];
const secrets: readonly Name[] = ['keys of payments', 'digests of requests'];
const writes: readonly Name[] = ['new payment', 'other status', 'no payment', 'new beneficiary', 'other bank details'];

/** Who may ask what; whatever a role may not, is not in its schema at all. */
const table: readonly (readonly [
  role: string,
  user: string | undefined,
  can: readonly Name[],
  cannot: readonly Name[],
])[] = [
  ['user', 'maker', reads, [...secrets, ...writes]],
  ['user', 'viewer', reads, [...secrets, ...writes]],
  ['org_admin', 'orgadmin', [], [...reads, ...secrets, ...writes]],
  ['user_without_mfa', 'nomfa', [], [...reads, ...secrets, ...writes]],
  ['anonymous', undefined, [], [...reads, ...secrets, ...writes]],
];

const asked = table.flatMap(([role, user, can, cannot]) => [
  ...can.map((name) => [role, user, 'can', name] as const),
  ...cannot.map((name) => [role, user, 'cannot', name] as const),
]);

const variablesOf = (query: string) =>
  Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}:`)));

test.each(asked)('%s (%s) %s ask: %s', async (role, user, may, name) => {
  const asker = permissions.as(role, user ? { 'x-hasura-user-id': user } : {});
  const query = documents[name];
  if (may === 'can') await asker.can(query, variablesOf(query));
  else await asker.cannot(query, variablesOf(query), 'validation-failed');
});

test.each(['payment', 'beneficiary'] as const)('a foreign %s is answered like an absent one', async (name) => {
  const field = name === 'payment' ? 'payments_by_pk' : 'beneficiaries_by_pk';
  const borealis = permissions.as('user', { 'x-hasura-user-id': 'borealis' });
  await borealis.sees(documents[name], { [field]: null }, { [name]: ids[name] });
  await borealis.sees(documents[name], { [field]: null }, { [name]: ids.nowhere });
  const maker = permissions.as('user', { 'x-hasura-user-id': 'maker' });
  await maker.sees(documents[name], { [field]: { id: ids[name] } }, { [name]: ids[name] });
});

test('somebody disabled sees nothing, whatever the token says', async () => {
  const disabled = permissions.as('user', { 'x-hasura-user-id': 'disabled' });
  await disabled.sees('{ payments { id } beneficiaries { id } }', { payments: [], beneficiaries: [] });
});

test('admin is offered no write of a payment', async () => {
  const admin = permissions.as('admin');
  await admin.can('{ payments { uniqueRequestId } }');
  await admin.cannot(documents['other status'], {}, 'validation-failed');
});
