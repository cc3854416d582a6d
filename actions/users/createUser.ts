import { RuleError } from '../../domain/errors';
import { areSameRights, noRights, rightsAsked } from '../../domain/users/rights';
import { usernameSchema, type UserInput } from '../../domain/users/userInput';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { ChangeTools, MadeChange } from '../fourEyes/governedChange';
import type { MakeStored } from '../fourEyes/makeStoredChange';
import { lockSwitchesOfUser } from '../fourEyes/switches';
import type { RuntimeContext } from '../runtime/context';
import type { CreateUserInput, CreateUserOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { concludeForCaller } from './concludeOperation';
import { beginOperation } from './identityOperation';
import { returnNameQuestion, takeNameQuestion } from './nameQuestions';
import { requireOrganisations, putLink } from './organisationLinks';
import { recordUserAct } from './recordUserAct';
import { requireAdministrator } from './standing';
import { parseUser, requireOwnRights, userColumns } from './storeUser';
import type { UserAnswer } from './userChange';

/**
 * Creates a user here and at the identity provider, which mails a temporary password (specification, part two, section 5). A user with rights
 * can need a second administrator.
 * @throws RuleError invalid_input, user_exists, organisation_not_found, super_admins_only, change_pending, user_change_pending,
 *   identity_refused, too_many_requests: without a user in the end, the call has asked about a name
 */
export const createUser = defineAction({
  name: 'createUser',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A025'],
  sdl: `
    type Mutation {
      """Creates a user, who gets a temporary password by e-mail."""
      createUser(id: String!, user: UserDetailsInput!): ChangedUser!
    }
  `,
  handler: Object.assign(
    async (input: CreateUserInput, session: Session, context: RuntimeContext): Promise<CreateUserOutput> => {
      await requireAdministrator(context.database, session);
      await parse(input, context);
      await takeNameQuestion(context.database, session, context.clock);
      return creation(input, session, context);
    },
    { makeStored: (...stored: Parameters<MakeStored>) => creation.makeStored(...stored) },
  ),
});

const parse = async ({ id, user }: CreateUserInput, context: RuntimeContext) => ({
  id: parseUsername(id),
  user: await parseUser(context, user),
});

const creation = governed({
  kind: 'createUser',
  parse,
  make: async (tools, { id, user: asked }): Promise<MadeChange<UserAnswer>> => {
    const { transaction, context, session, requestedBy } = tools;
    await requireAdministrator(transaction, session);
    // A user of the pool that is not ours is never taken over.
    if (await isKnown({ ...context, database: transaction }, id)) throw new RuleError('user_exists', 'id');
    const operation = await insertUser(tools, { id, asked });
    await returnNameQuestion(transaction, { userId: requestedBy }, context.clock);
    const ids = asked.organisations.map(({ org_id }) => org_id.toLowerCase());
    const { now, organisationId } = await lockSwitchesOfUser(transaction, ids);
    return {
      answer: { id, isPending: false },
      subject: { entity: 'users', id, organisationId },
      switches: { now: areSameRights(rightsAsked(asked, noRights), noRights) ? [] : now },
      conclude: () => concludeForCaller(context, session, operation),
    };
  },
});

/** Stores the user with the links and begins the operation. @throws RuleError user_exists and those of createUser */
export async function insertUser(
  tools: Pick<ChangeTools, 'transaction' | 'context' | 'session' | 'requestedBy'>,
  { id, asked }: { readonly id: string; readonly asked: UserInput },
) {
  const { transaction, context, session, requestedBy } = tools;
  const administrator = await requireAdministrator(transaction, session);
  const organisationIds = asked.organisations.map(({ org_id }) => org_id);
  await requireOrganisations(transaction, administrator, organisationIds, 'organisations');
  const none = { can_use_transfers: false, can_transfer_between_orgs: false };
  requireOwnRights(administrator, asked, none);
  const columns = userColumns(asked, none);
  const now = context.clock.now();
  const created = await transaction('users')
    .insert({ id, ...columns, createdAt: now })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (created.length === 0) throw new RuleError('user_exists', 'id');
  for (const link of asked.organisations) await putLink(transaction, id, link, now);
  await recordUserAct(transaction, context, session, { of: 'created', details: id });
  const contacts = { email: columns.email, phone: columns.phone };
  const request = { kind: 'create', contacts } as const;
  return beginOperation(transaction, context, { userId: requestedBy }, { userId: id, request });
}

/** Whether we or the identity provider have a user of this name. */
export async function isKnown(
  { database, identity }: Pick<RuntimeContext, 'database' | 'identity'>,
  id: string,
): Promise<boolean> {
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
