import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import type { Session } from '../../actions/runtime/session';
import { demoId } from '../../seeds/demo/demoId';
import type { ObservedCall } from './effects';
import { actionEnvironment, graphql, type GraphqlAnswer } from './stack';

export const aldgate = demoId('organisation aldgate');
export const borealis = demoId('organisation borealis');

/** A document with one field, whose answer is `result`. */
const field = (kind: 'query' | 'mutation', declared: string, call: string, answered: string) =>
  `${kind} (${declared}) { result: ${call} ${answered} }`;
const changed = '{ id isPending }';
const ofUser = (name: string) => field('mutation', '$id: String!', `${name}(id: $id)`, changed);

/** The documents of the administration of users. */
export const userDocuments = {
  create: field('mutation', '$id: String!, $user: UserDetailsInput!', 'createUser(id: $id, user: $user)', changed),
  edit: field('mutation', '$id: String!, $user: UserDetailsInput!', 'editUser(id: $id, user: $user)', changed),
  update: field(
    'mutation',
    '$id: String!, $phone: String!',
    'updateUser(id: $id, first_name: "Una", last_name: "Renamed", phone: $phone)',
    changed,
  ),
  enable: ofUser('enableUser'),
  disable: ofUser('disableUser'),
  remove: ofUser('deleteUser'),
  resetPassword: ofUser('adminResetUserPassword'),
  invite: ofUser('resendInvitation'),
  disableMfa: ofUser('disableMFAOnUser'),
  apiAccess: field(
    'mutation',
    '$id: String!, $isEnabled: Boolean!, $scopes: [String!], $networks: [String!]',
    'changeApiAccess(id: $id, isEnabled: $isEnabled, scopes: $scopes, networks: $networks)',
    '{ id }',
  ),
  link: field(
    'mutation',
    '$id: String!, $link: OrganisationLinkInput!',
    'upsertUserOrganisation(id: $id, link: $link)',
    changed,
  ),
  orgAdmin: field(
    'mutation',
    '$id: String!, $orgId: uuid!, $is: Boolean!',
    'setUserAsOrgAdmin(id: $id, orgId: $orgId, isOrgAdmin: $is)',
    changed,
  ),
  favouritesAdmin: field(
    'mutation',
    '$id: String!, $orgId: uuid!, $is: Boolean!',
    'setFavouritesAdmin(id: $id, orgId: $orgId, canManageFavourites: $is)',
    changed,
  ),
  newAccounts: field(
    'mutation',
    '$id: String!, $orgId: uuid!, $is: Boolean!',
    'setManageNewAccount(id: $id, orgId: $orgId, canManageNewAccount: $is)',
    changed,
  ),
  assign: field(
    'mutation',
    '$userId: String!, $accountId: uuid!, $roleId: uuid!',
    'assignUserToAccount(userId: $userId, accountId: $accountId, roleId: $roleId)',
    '{ id state reason }',
  ),
  unassign: field(
    'mutation',
    '$userIds: [String!]!, $accountId: uuid!',
    'unassignUserFromAccount(userIds: $userIds, accountId: $accountId)',
    '{ ids }',
  ),
  createContact: field(
    'mutation',
    '$contact: ContactInput!',
    'createContact(contact: $contact)',
    '{ id state reason }',
  ),
  updateContact: field(
    'mutation',
    '$id: uuid!, $roleId: uuid!, $limit: String',
    'updateContact(id: $id, role_id: $roleId, upper_fx_limit: $limit)',
    '{ id state reason }',
  ),
  deleteContact: field('mutation', '$id: uuid!', 'deleteContact(id: $id)', '{ id }'),
  read: field(
    'query',
    '$id: String!',
    'userAdministration(id: $id)',
    `{ id email date_of_birth can_transfer_between_orgs hasMfaEnabled isEmailVerified hasRecords isSuperAdmin isInvited isPending isEditable
      apiKey { key isEnabled } apiAccess { isEnabled scopes networks } }`,
  ),
  exists: field('query', '$id: String!', 'checkIfUserExists(id: $id)', '{ id enabled }'),
} as const;

/** Calls as an organisation's administrator, or as the super admin. */
export function administrate<T = Record<string, unknown>>(
  username: string,
  document: keyof typeof userDocuments,
  variables: Record<string, unknown>,
): Promise<GraphqlAnswer<{ readonly result: T }>> {
  const role = username.startsWith('superadmin') ? 'admin' : 'org_admin';
  return graphql(username, userDocuments[document], variables, { 'x-hasura-role': role });
}

/** The same call for `effectsOf`. */
export const userCall = (
  username: string,
  document: keyof typeof userDocuments,
  variables: Record<string, unknown>,
): ObservedCall => ({
  username,
  query: userDocuments[document],
  variables,
  role: username.startsWith('superadmin') ? 'admin' : 'org_admin',
});

/** A username that no other test uses. */
export const newUsername = () => `t-${randomBytes(6).toString('hex')}`;

/** Deletes the users that tests made, except those that records refer to. */
export const deleteTestUsers = (database: Knex) =>
  database('users').where('id', 'like', 't-%').whereRaw('not user_has_records(id)').delete();

/** A user as it is asked for. */
export const userDetails = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Una',
  last_name: 'Tester',
  email: 'una@demo.invalid',
  phone: '+447700901234',
  date_of_birth: '1990-02-03',
  organisations: [{ org_id: aldgate }],
  ...changes,
});

/** Creates a user as an administrator and gives the username. @throws Error with the refusal */
export async function createdUser(changes: Record<string, unknown> = {}, by = 'orgadmin'): Promise<string> {
  const id = newUsername();
  const answer = await administrate(by, 'create', { id, user: userDetails(changes) });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return id;
}

/** What a change of a user leaves behind that the identity provider follows. */
export const changedUser = {
  rows: ['insert identity_operations', 'update identity_operations', 'update users'],
  activity: ['A026'],
  provider: [],
};

/** A user in a case of a table: made when its test runs. */
export interface UserCase {
  readonly who: string;
  readonly by: string;
  readonly user: (database: Knex) => string | Promise<string>;
  readonly code: string;
}

/** Whose memberships and seats are not changed. */
export const refusedMembers: readonly UserCase[] = [
  { who: 'one’s own user', by: 'orgadmin', user: () => 'orgadmin', code: 'own_user' },
  { who: 'an absent user', by: 'orgadmin', user: newUsername, code: 'user_not_found' },
  {
    who: 'a user of another organisation',
    by: 'orgadmin',
    user: () => createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin'),
    code: 'user_not_found',
  },
  { who: 'a user who is being changed', by: 'orgadmin', user: userBeingChanged, code: 'user_change_pending' },
];

/** Who is not changed as a whole, such as disabled. */
export const refusedPersons: readonly UserCase[] = [
  ...refusedMembers,
  { who: 'the super admin’s own user', by: 'superadmin', user: () => 'superadmin', code: 'own_user' },
  {
    who: 'a user of other organisations as well',
    by: 'orgadmin',
    user: () => createdUser({ organisations: [{ org_id: aldgate }, { org_id: borealis }] }, 'superadmin'),
    code: 'user_of_other_organisations',
  },
];

/** A user whose last change the identity provider has not confirmed yet. */
async function userBeingChanged(database: Knex): Promise<string> {
  const id = await createdUser();
  const operation = { id: randomUUID(), user_id: id, request: '{}', requested_by: 'superadmin' };
  await database('identity_operations').insert({ kind: 'enable', ...operation });
  return id;
}

/** A context of this process with the stack's database and identity provider. */
export function stackContext(): Context {
  const environment = actionEnvironment();
  // The client of the identity provider takes its credentials from here.
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment;
  Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  return createContext({ ...environment, LOG_LEVEL: 'silent' });
}

/** The session of an administrator, for handlers that are called in this process. */
export const sessionOf = (userId: string, role: Session['role'] = 'org_admin'): Session => ({
  userId,
  role,
  selectedAccountId: undefined,
  requestId: randomUUID(),
  requester: { ip: 'unknown', browser: 'unknown' },
});

/** A user of the pool as the emulator keeps it; undefined when there is none. */
export async function poolUser(database: Knex, username: string) {
  const { rows } = await database.raw<{ rows: { body: PoolUser }[] }>(
    `select body from identity.documents where kind = 'user' and id = ?`,
    [username],
  );
  return rows[0]?.body;
}

/** Lets the pool keep a user as one who has signed in and whose address receives codes. */
export async function letSignIn(database: Knex, id: string): Promise<void> {
  await database.raw(
    `update identity.documents set body = jsonb_set(body || '{"status":"CONFIRMED"}', '{attributes,email_verified}', '"true"')
     where kind = 'user' and id = ?`,
    [id],
  );
}

interface PoolUser {
  readonly status: string;
  readonly isEnabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly mfa: { readonly sms: boolean; readonly authenticator: boolean };
}
