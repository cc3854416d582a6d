import type { Knex } from 'knex';
import { accountId, roleId } from '../../seeds/demo/organisations';
import { as } from './portal';

const createDelegation = `mutation ($toUserId: String!, $roleId: uuid!, $startsAt: timestamptz!, $endsAt: timestamptz!) {
  result: createDelegation(toUserId: $toUserId, roleId: $roleId, startsAt: $startsAt, endsAt: $endsAt) { id }
}`;

/** What an action on delegations comes back with. */
export interface DelegationAnswer {
  readonly result: { readonly id: string };
}

/** The role that is delegated. */
export const director = roleId('director');

/** So many days from now, as an instant. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const period = { startsAt: inDays(-1), endsAt: inDays(1) };

/** How a user delegates to the approver, from yesterday to tomorrow, with changes. */
export const delegateCall = (username: string, changes: object = {}) => ({
  username,
  query: createDelegation,
  variables: { toUserId: 'approver', roleId: director, ...period, ...changes },
});

/** Delegates so. */
export const delegate = (username: string, changes: object = {}) => {
  const { query, variables } = delegateCall(username, changes);
  return as<DelegationAnswer>(username, query, variables);
};

/** The director's delegation to the manager, in force. Gives its id. */
export async function delegated(): Promise<string> {
  const { data, errors } = await delegate('approver2');
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}

/** Gives the approver another role of an account. */
export const setApproverRole = (database: Knex, account: string, role: string) =>
  database('CurrencyCloudContacts')
    .where({ user_id: 'approver', account_id: accountId(account) })
    .update({ role_id: roleId(role) });

/** Ends what the director has delegated. */
export const endDelegations = (database: Knex) =>
  database('authorisation_delegations')
    .where({ from_user_id: 'approver2', revoked_at: null })
    .update({ revoked_at: new Date() });
