import { keyTermsSchema } from '../../domain/apiKeys/keyInput';
import { apiKeyScopes } from '../../domain/apiKeys/scopes';
import { endKeys } from '../database/apiKeys';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ChangeApiAccessInput, ChangeApiAccessOutput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import type { Session } from '../runtime/session';
import { recordUserAct } from './recordUserAct';
import { readSuperAdmin, takeUser } from './standing';

/**
 * Lets a user issue keys for programs, and says what they may do and from where; or takes that away, which ends the user's key. The administrator
 * never sees a key: the user issues it (docs/decisions/087).
 * @throws RuleError invalid_input, those of takeUser
 */
export async function changeApiAccess(
  { id, isEnabled, ...given }: ChangeApiAccessInput,
  session: Session,
  context: RuntimeContext,
): Promise<ChangeApiAccessOutput> {
  const { scopes, networks } = await parseInput(keyTermsSchema, given);
  const isSuperAdmin = await readSuperAdmin(context, session, id);
  return inTransaction(context.database, session, async (transaction) => {
    await takeUser(transaction, session, { id, act: 'person', isSuperAdmin });
    const access = { api_access_scopes: [...(scopes ?? apiKeyScopes)], api_access_networks: networks ?? [] };
    await transaction('users')
      .where({ id })
      .update({ is_api_key_access_enabled: isEnabled, ...(isEnabled && access) });
    if (!isEnabled) await endKeys(transaction, id);
    const details = `${isEnabled ? 'API access given' : 'API access revoked'}: ${id}`;
    await recordUserAct(transaction, context, session, { of: 'changed', details });
    return { id };
  });
}
