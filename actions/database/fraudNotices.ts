import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';

/**
 * Refuses a fraud notice that was not shown to the user.
 * @throws RuleError fraud_notice_not_found, also for a notice that was shown to another user
 */
export async function requireFraudNotice(database: Knex, id: string, userId: string): Promise<void> {
  const found = isUuid(id) && (await database('fraud_notices').where({ id, presentedTo: userId }).first('id'));
  if (!found) throw new RuleError('fraud_notice_not_found', 'fraudNoticeId');
}
