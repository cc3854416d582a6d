import type { Knex } from 'knex';
import { areSameRights, rightsAsked } from '../../domain/users/rights';
import type { UserInput } from '../../domain/users/userInput';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { ChangeTools } from '../fourEyes/governedChange';
import type { EditUserInput } from '../runtime/generated/actions';
import { areContactsChanged, contactColumns, tellOfContacts } from './changedContacts';
import { askForSeatsAgain } from './contacts/requestContact';
import { formerUser, type IdentityRequest } from './identityOperation';
import { replaceLinks, requireOrganisations } from './organisationLinks';
import type { UserInHand } from './standing';
import { parseUser, requireOwnRights, userColumns } from './storeUser';
import { makeUserChange } from './userChange';

/**
 * Replaces what is kept of a user and all links to organisations (specification, part two, section 7). A change of rights or contacts can need
 * a second administrator.
 * @throws RuleError invalid_input, organisation_not_found, user_has_seats, super_admins_only, change_pending, identity_refused, and those of
 *   takeUser
 */
export const editUser = defineAction({
  name: 'editUser',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Replaces what is kept of a user, and all links to organisations."""
      editUser(id: String!, user: UserDetailsInput!): ChangedUser!
    }
  `,
  handler: governed({
    kind: 'editUser',
    parse: async ({ id, user }: EditUserInput, context) => ({ id, user: await parseUser(context, user) }),
    make: (tools, { id, user: asked }) =>
      makeUserChange(tools, {
        id,
        entry: { of: 'changed', details: `Edited: ${id}` },
        isGoverned: async ({ user }) =>
          areContactsChanged(user, userColumns(asked, user)) || !(await keepsRights(tools.transaction, user, asked)),
        write: (transaction, inHand) => write(transaction, inHand, asked, tools),
      }),
  }),
});

async function keepsRights(transaction: Knex.Transaction, user: UserInHand['user'], asked: UserInput) {
  const present = {
    canUseTransfers: user.can_use_transfers,
    canTransferBetweenOrganisations: user.can_transfer_between_orgs,
    links: await transaction('users_organisations').where({ user_id: user.id }),
  };
  return areSameRights(present, rightsAsked(asked, present));
}

async function write(
  transaction: Knex.Transaction,
  { administrator, administered, user }: UserInHand,
  asked: UserInput,
  { context, session }: ChangeTools,
): Promise<IdentityRequest> {
  const organisationIds = asked.organisations.map(({ org_id }) => org_id);
  await requireOrganisations(transaction, administrator, organisationIds, 'organisations');
  requireOwnRights(administrator, asked, user);
  const next = userColumns(asked, user);
  const columns = { ...next, ...contactColumns(user, next, context.clock.now()) };
  const former = await formerUser(transaction, user, columns);
  await transaction('users').where({ id: user.id }).update(columns);
  await askForSeatsAgain(transaction, user.id);
  await replaceLinks(transaction, administered, asked.organisations, context.clock.now());
  await tellOfContacts(transaction, context, session, { user, next });
  return { kind: 'update', contacts: { email: next.email, phone: next.phone }, former };
}
