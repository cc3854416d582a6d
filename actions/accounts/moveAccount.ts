import { movingRefusal } from '../../domain/accounts/openWork';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { lockOrganisationSwitches } from '../fourEyes/switches';
import type { MoveAccountInput } from '../runtime/generated/actions';
import { lockAccount } from './lockAccount';
import { loadOpenWork, requireNoRefusal } from './openWork';
import { recordAccount } from '../database/accounts/insertAccount';

/**
 * Moves an account to another organisation, whose rules and administrators are its own from then on. It leaves the groups of the former one; money, tariffs and history go with it (docs/decisions/068).
 * @throws RuleError account_not_found, account_closed, organisation_not_found, account_has_seats, account_has_open_work, account_in_use,
 *   change_pending; invalid_input where the account belongs to the organisation already
 */
export const moveAccount = defineAction({
  name: 'moveAccount',
  roles: [],
  scope: null,
  // Groups lose an account that moves; organisations count their accounts.
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Moves an account without seats and unfinished work to another organisation. For administrators.
      """
      moveAccount(accountId: uuid!, orgId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'moveAccount',
    parse: ({ accountId, orgId }: MoveAccountInput) => Promise.resolve({ accountId, orgId }),
    make: async ({ transaction, context, session }, { accountId, orgId }) => {
      const { id, name, org_id } = await lockAccount(transaction, accountId);
      const organisations = await transaction('organisations').whereIn('id', [
        org_id,
        ...(isUuid(orgId) ? [orgId] : []),
      ]);
      const former = organisations.find((one) => one.id === org_id);
      const next = organisations.find((one) => one.id === orgId.toLowerCase());
      if (!next) throw new RuleError('organisation_not_found', 'orgId');
      if (next.id === org_id) throw new RuleError('invalid_input', 'orgId', 'The account belongs to it already.');
      requireNoRefusal(movingRefusal(await loadOpenWork(transaction, id)));
      await transaction('accounts_to_groups').where({ account_id: id }).delete();
      await transaction('accounts').where({ id }).update({ org_id: next.id });
      const details = `Moved: ${name}, from ${former?.name} to ${next.name}`;
      await recordAccount(transaction, context, session, { accountId: id, details });
      const subject = { entity: 'accounts', id };
      return { answer: { id }, subject, switches: { now: await lockOrganisationSwitches(transaction, org_id) } };
    },
  }),
});
