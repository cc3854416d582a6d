import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { usernameSchema, type UserInput } from '../../domain/users/userInput';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { CreateUserInput, CreateUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { concludeForCaller } from './concludeOperation';
import { beginOperation } from './identityOperation';
import { requireOrganisations, putLink } from './organisationLinks';
import { recordUserAct } from './recordUserAct';
import { requireAdministrator } from './standing';
import { parseUser, requireOwnRights, userColumns } from './storeUser';

const noRights = { can_use_transfers: false, can_transfer_between_orgs: false };

/**
 * Creates a user here and at the identity provider, which mails a temporary password (specification, part two, section 5).
 * @throws RuleError invalid_input, user_exists, organisation_not_found, super_admins_only, user_change_pending, identity_refused
 */
export async function createUser(
  input: CreateUserInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateUserOutput> {
  await requireAdministrator(context.database, session);
  const id = parseUsername(input.id);
  const asked = await parseUser(context, input.user);
  // A user of the pool that is not ours is never taken over.
  if (await isKnown(context, id)) throw new RuleError('user_exists', 'id');
  const operation = await inTransaction(context.database, session, (transaction) =>
    insertUser(transaction, context, session, { id, asked }),
  );
  return concludeForCaller(context, session, operation);
}

/** Stores the user with the links and begins the operation. @throws RuleError user_exists and those of createUser */
export async function insertUser(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  session: Session,
  { id, asked }: { readonly id: string; readonly asked: UserInput },
) {
  const administrator = await requireAdministrator(transaction, session);
  const organisationIds = asked.organisations.map(({ org_id }) => org_id);
  await requireOrganisations(transaction, administrator, organisationIds, 'organisations');
  requireOwnRights(administrator, asked, noRights);
  const columns = userColumns(asked, noRights);
  const created = await transaction('users')
    .insert({ id, ...columns })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (created.length === 0) throw new RuleError('user_exists', 'id');
  for (const link of asked.organisations) await putLink(transaction, id, link);
  await recordUserAct(transaction, context, session, { of: 'created', details: id });
  const contacts = { email: columns.email, phone: columns.phone };
  return beginOperation(transaction, context, session, { userId: id, request: { kind: 'create', contacts } });
}

/** Whether we or the identity provider have a user of this name. */
export async function isKnown({ database, identity }: RuntimeContext, id: string): Promise<boolean> {
  return Boolean(await database('users').where({ id }).first('id')) || identity.administration.hasUser(id);
}

function parseUsername(text: string): string {
  const id = text.trim().toLowerCase();
  try {
    return usernameSchema.validateSync(id);
  } catch (error) {
    throw new RuleError('invalid_input', 'id', (error as Error).message);
  }
}
