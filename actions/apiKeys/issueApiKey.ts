import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { assertWithinAccess, keyTermsSchema } from '../../domain/apiKeys/keyInput';
import { apiKeyScopes } from '../../domain/apiKeys/scopes';
import { RuleError } from '../../domain/errors';
import { tellOfAccess } from '../database/accessNotices';
import { endKeys, hashOfKey, secondFactorDigest } from '../database/apiKeys';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseInput } from '../runtime/input';
import { requireFreshSignIn } from '../runtime/session';

const prefix = 'ck_';
const keyBytes = 32;
const hintLength = 4;

/**
 * Issues a key with which programs sign in as the caller, which ends the earlier one. The key is answered once; its hash is in the vault. The caller
 * and the administrators of the caller's organisations are told (docs/decisions/087).
 * @throws RuleError fresh_sign_in_required, api_access_off, invalid_input
 */
export const issueApiKey = defineAction({
  name: 'issueApiKey',
  roles: ['user'],
  scope: null,
  writes: { lists: ['apiKeys'] },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """
      Issues a key for programs of the caller, which ends the earlier one. Needs a token that comes straight from a sign-in with the second factor.
      Scopes are read and draft; without any, all that an administrator allows. It counts from these networks, in CIDR notation; without any from
      everywhere.
      """
      issueApiKey(scopes: [String!], networks: [String!]): IssuedApiKey!
    }

    type IssuedApiKey {
      id: uuid!
      """It is not shown again."""
      key: String!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    requireFreshSignIn(session);
    const { userId } = session;
    const { scopes, networks } = await parseInput(keyTermsSchema, input);
    const secondFactor = secondFactorDigest(await context.identity.readUser(userId));
    const key = `${prefix}${randomBytes(keyBytes).toString('base64url')}`;
    const [id, now] = [context.newId(), context.clock.now()];
    await inTransaction(context.database, session, async (transaction) => {
      const access = await takeAccess(transaction, userId);
      const asked = scopes ?? apiKeyScopes.filter((scope) => access.includes(scope));
      assertWithinAccess(asked, access);
      await endKeys(transaction, userId);
      await transaction('api_keys').insert({
        id,
        user_id: userId,
        name: 'API access',
        hint: key.slice(-hintLength),
        createdById: userId,
        createdAt: now,
        scopes: asked,
        allowed_networks: networks ?? [],
        second_factor: secondFactor,
      });
      await transaction('vault.api_key_hashes').insert({ api_key_id: id, hash: hashOfKey(key) });
      await recordActivity(transaction, {
        eventCode: 'A026',
        details: `API key issued: ${userId}`,
        userId,
        createdAt: now,
      });
      await tellOfAccess(transaction, {
        userId,
        change: { what: 'key_issued', by: userId },
        subject: `key ${id}`,
        at: now,
      });
    });
    return { id, key };
  },
});

/** What an administrator lets the user's keys do. The user stays locked. @throws RuleError api_access_off */
async function takeAccess(transaction: Knex.Transaction, userId: string): Promise<readonly string[]> {
  const person = await transaction('users')
    .where({ id: userId, enabled: true })
    .forUpdate()
    .first('is_api_key_access_enabled', 'api_access_scopes');
  if (!person?.is_api_key_access_enabled) throw new RuleError('api_access_off');
  return person.api_access_scopes;
}
