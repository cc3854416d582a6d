import type { Knex } from 'knex';
import { administer } from './organisations';
import type { GraphqlAnswer } from './stack';

/** Decides as the second super admin about a change that waits. */
export async function decide(
  database: Knex,
  changeId: string,
  decision: 'allowed' | 'refused' = 'allowed',
  username = 'superadmin2',
): Promise<GraphqlAnswer<unknown>> {
  const stored = await database('pending_changes').where({ id: changeId }).first('change_digest');
  return administer(username, 'decidePendingChange', {
    changeId,
    changeDigest: stored?.change_digest,
    decision,
    reason: decision === 'refused' ? 'Test' : null,
  });
}

/** Asks for a change as the first super admin, and lets the second one allow it. @throws Error with the refusal */
export async function askAndAllow(database: Knex, action: string, variables: Record<string, unknown>): Promise<void> {
  const { data, errors } = await administer('superadmin', action, variables);
  const changeId = data?.result.pendingChangeId;
  if (!changeId) throw new Error(JSON.stringify(errors ?? data));
  const decided = await decide(database, changeId);
  if (decided.errors) throw new Error(JSON.stringify(decided.errors));
}
