import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { InferType } from 'yup';
import { keyTermsSchema } from '../../domain/apiKeys/keyInput';
import { hashOfKey } from '../database/apiKeys';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ChangeApiAccessInput, ChangeApiAccessOutput } from '../runtime/generated/actions';
import { parseInput } from '../runtime/input';
import type { Session } from '../runtime/session';
import { recordUserAct } from './recordUserAct';
import { readSuperAdmin, takeUser } from './standing';

const prefix = 'ck_';
const keyBytes = 32;
const hintLength = 4;

/**
 * Issues a key with which programs will sign in as the user, or revokes it. The key is answered once; its hash is in the vault. A new key
 * voids the earlier one.
 * @throws RuleError invalid_input, those of takeUser
 */
export async function changeApiAccess(
  { id, isEnabled, ...given }: ChangeApiAccessInput,
  session: Session,
  context: RuntimeContext,
): Promise<ChangeApiAccessOutput> {
  const terms = await parseInput(keyTermsSchema, given);
  const isSuperAdmin = await readSuperAdmin(context, session, id);
  return inTransaction(context.database, session, async (transaction) => {
    await takeUser(transaction, session, { id, act: 'person', isSuperAdmin });
    await revokeKeys(transaction, id, context.clock.now());
    await transaction('users').where({ id }).update({ is_api_key_access_enabled: isEnabled });
    const key = isEnabled ? await issueKey(transaction, context, session, { id, ...terms }) : null;
    const details = `${isEnabled ? 'API key issued' : 'API access revoked'}: ${id}`;
    await recordUserAct(transaction, context, session, { of: 'changed', details });
    return { id, key };
  });
}

async function revokeKeys(transaction: Knex.Transaction, userId: string, now: Date): Promise<void> {
  const revoked = await transaction('api_keys')
    .where({ user_id: userId, revokedAt: null })
    .update({ revokedAt: now })
    .returning('id');
  const ids = revoked.map(({ id }) => id);
  await transaction('vault.api_key_hashes').whereIn('api_key_id', ids).delete();
}

async function issueKey(
  transaction: Knex.Transaction,
  { newId }: RuntimeContext,
  session: Session,
  { id: userId, scopes, networks }: { readonly id: string } & InferType<typeof keyTermsSchema>,
): Promise<string> {
  const key = `${prefix}${randomBytes(keyBytes).toString('base64url')}`;
  const id = newId();
  const hint = key.slice(-hintLength);
  await transaction('api_keys').insert({
    id,
    user_id: userId,
    name: 'API access',
    hint,
    createdById: session.userId,
    scopes: scopes ?? ['draft'],
    allowed_networks: networks ?? [],
  });
  await transaction('vault.api_key_hashes').insert({ api_key_id: id, hash: hashOfKey(key) });
  return key;
}
