import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import type { Knex } from 'knex';
import { houseContactId } from '../../local/stack/demo/trades';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import type { ObservedCall } from './effects';
import { control, graphql, type GraphqlAnswer } from './stack';

/** What an action of the administration answers with. */
export interface Administered {
  readonly result: { readonly id: string; readonly count?: number; readonly pendingChangeId?: string | null };
}

const types = parse(readFileSync(join(metadataDirectory, 'actions.graphql'), 'utf8')).definitions.filter(
  (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION,
);
const fieldsOf = (type: string) => types.filter(({ name }) => name.value === type).flatMap(({ fields = [] }) => fields);
const declared = fieldsOf('Mutation');

/** The mutation of an action, as hasura/metadata/actions.graphql declares it. */
function documentOf(action: string): string {
  const field = declared.find(({ name }) => name.value === action);
  const given = field?.arguments ?? [];
  const variables = given.map(({ name, type }) => `$${name.value}: ${print(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name.value}: $${name.value}`).join(', ');
  const answered = fieldsOf(field ? print(field.type).replace('!', '') : '');
  const selection = answered.map(({ name }) => name.value).join(' ');
  return `mutation (${variables}) { result: ${action}(${passed}) { ${selection} } }`;
}

/** A call of an action as an administrator: as `admin` for a super admin, and as `org_admin` for the others. */
export const administration = (
  username: string,
  action: string,
  variables: Record<string, unknown>,
): ObservedCall & { readonly role: string } => ({
  username,
  query: documentOf(action),
  variables,
  role: username.startsWith('superadmin') ? 'admin' : 'org_admin',
});

/** Makes such a call. */
export function administer(
  username: string,
  action: string,
  variables: Record<string, unknown>,
): Promise<GraphqlAnswer<Administered>> {
  const { query, role } = administration(username, action, variables);
  return graphql<Administered>(username, query, variables, { 'x-hasura-role': role });
}

/** Calls an action as the super admin and gives the id that it answers. @throws Error with the refusal */
export async function made(action: string, variables: Record<string, unknown>): Promise<string> {
  const { data, errors } = await administer('superadmin', action, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

/** An organisation as it is asked for. */
export const organisationInput = (change: Record<string, unknown> = {}) => ({
  name: 'Stack Organisation',
  api_key: randomBytes(32).toString('hex'),
  tcc_login_id: `login-${randomUUID()}`,
  tcc_contact_id: houseContactId,
  authorisation_currency: 'EUR',
  enable_dip: false,
  defaultToAdminCredentials: true,
  ...change,
});

/** An organisation as it is asked for, whose login and key the provider knows. */
export async function knownOrganisation(change: Record<string, unknown> = {}) {
  const input = organisationInput(change);
  await knowLogin(input.tcc_login_id, input.api_key);
  return input;
}

/** Lets the provider know a login: one of the house, so that all its customers are in reach. */
export const knowLogin = (loginId: string, apiKey: string) =>
  control('logins', { loginId, apiKey, contactId: houseContactId });

/** A role as it is asked for. */
export const roleInput = (name: string, change: Record<string, unknown> = {}) => ({
  name,
  can_create_beneficiaries: true,
  can_create_conversions: false,
  can_create_payments: true,
  ...change,
});

/** An authorisation rule as it is asked for, with one approval of each role. */
export const ruleInput = (roleIds: readonly string[], change: Record<string, unknown> = {}) => ({
  thresholdAbove: 100,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: false,
  roles: roleIds.map((roleId) => ({ roleId, numberRequired: 1 })),
  ...change,
});

/** Creates an organisation and gives its id. */
export const newOrganisation = async (change: Record<string, unknown> = {}) =>
  made('createOrganisation', { organisation: await knownOrganisation(change) });

/** Creates a role and gives its id. */
export const newRole = (orgId: string, name: string) => made('createRole', { orgId, role: roleInput(name) });

/** The names of an organisation's roles, in their order. */
export const rolesOf = (database: Knex, orgId: string) =>
  database('roles').where({ org_id: orgId }).orderBy('order').pluck<string[]>('name');

/** What the activity log says last of what the super admin did. */
export const lastDetails = async (database: Knex, eventCode: string) =>
  (await database('activity').where({ eventCode, userId: 'superadmin' }).orderBy('createdAt', 'desc').first())?.details;

/** Deletes the organisations that tests made. */
export async function deleteTestOrganisations(database: Knex): Promise<void> {
  const own = database('organisations').where('name', 'like', 'Stack %').select('id');
  await database('organisation_payment_auth_rule').whereIn('org_id', own.clone()).delete();
  await database('roles').whereIn('org_id', own.clone()).delete();
  await database('vault.provider_credentials').whereIn('org_id', own.clone()).delete();
  await own.clone().delete();
}
