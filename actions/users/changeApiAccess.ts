import { keyTermsSchema } from '../../domain/apiKeys/keyInput';
import { apiKeyScopes } from '../../domain/apiKeys/scopes';
import { endKeys } from '../database/apiKeys';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { lockSwitchesOfUser } from '../fourEyes/switches';
import type { ChangeApiAccessInput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import { recordUserAct } from './recordUserAct';
import { readSuperAdmin, takeUser } from './standing';

/**
 * Lets a user issue keys for programs, and says what they may do and from where; or takes that away at once, which ends the user's key. The
 * administrator never sees a key: the user issues it (docs/decisions/087).
 * @throws RuleError invalid_input, change_pending, and those of takeUser
 */
export const changeApiAccess = defineAction({
  name: 'changeApiAccess',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """
      Lets a user issue keys for programs, or takes that away, which ends the user's key. Scopes are read and draft; without any both. Keys count
      from these networks, in CIDR notation; without any from everywhere.
      """
      changeApiAccess(id: String!, isEnabled: Boolean!, scopes: [String!], networks: [String!]): ChangedApiAccess!
    }

    type ChangedApiAccess {
      id: String!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'changeApiAccess',
    parse: async ({ id, isEnabled, ...given }: ChangeApiAccessInput) => ({
      id,
      isEnabled,
      ...(await parseInput(keyTermsSchema, given)),
    }),
    make: async ({ transaction, context, session }, { id, isEnabled, scopes, networks }) => {
      const isSuperAdmin = await readSuperAdmin(context, session, id);
      const { administered } = await takeUser(transaction, session, { id, act: 'person', isSuperAdmin });
      const access = { api_access_scopes: [...(scopes ?? apiKeyScopes)], api_access_networks: networks ?? [] };
      await transaction('users')
        .where({ id })
        .update({ is_api_key_access_enabled: isEnabled, ...(isEnabled && access) });
      if (!isEnabled) await endKeys(transaction, id);
      const details = `${isEnabled ? 'API access given' : 'API access revoked'}: ${id}`;
      await recordUserAct(transaction, context, session, { of: 'changed', details });
      const { linkedTo, seatedIn } = administered;
      const { now, organisationId } = await lockSwitchesOfUser(transaction, [...linkedTo, ...seatedIn]);
      return {
        answer: { id },
        subject: { entity: 'users', id, organisationId },
        switches: { now: isEnabled ? now : [] },
      };
    },
  }),
});
