import type { Knex } from 'knex';
import type { UserInput } from '../../domain/users/userInput';
import type { RuntimeContext } from '../runtime/context';
import type { EditUserInput, EditUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { contactColumns, tellOfContacts } from './changedContacts';
import { changeUser } from './changeUser';
import { formerUser } from './formerUser';
import type { IdentityRequest } from './identityOperation';
import { replaceLinks, requireOrganisations } from './organisationLinks';
import type { UserInHand } from './standing';
import { parseUser, requireOwnRights, userColumns } from './storeUser';

/**
 * Replaces what is kept of a user and all links to organisations (specification, part two, section 7).
 * @throws RuleError invalid_input, organisation_not_found, user_has_seats, super_admins_only, identity_refused, and those of takeUser
 */
export async function editUser(
  { id, user }: EditUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<EditUserOutput> {
  const asked = await parseUser(context, user);
  const entry = { of: 'changed', details: `Edited: ${id}` } as const;
  return changeUser(context, session, {
    id,
    entry,
    write: (transaction, inHand) => write(transaction, inHand, asked, { context, session }),
  });
}

async function write(
  transaction: Knex.Transaction,
  { administrator, administered, user }: UserInHand,
  asked: UserInput,
  { context, session }: { readonly context: RuntimeContext; readonly session: Session },
): Promise<IdentityRequest> {
  const organisationIds = asked.organisations.map(({ org_id }) => org_id);
  await requireOrganisations(transaction, administrator, organisationIds, 'organisations');
  requireOwnRights(administrator, asked, user);
  const next = userColumns(asked, user);
  const columns = { ...next, ...contactColumns(user, next, context.clock.now()) };
  const former = await formerUser(transaction, user, columns);
  await transaction('users').where({ id: user.id }).update(columns);
  await replaceLinks(transaction, administered, asked.organisations);
  await tellOfContacts(transaction, context, session, { user, next });
  return { kind: 'update', contacts: { email: next.email, phone: next.phone }, former };
}
