import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { FraudNoticesRow } from '../database/generated/tables';

/**
 * Locks a notice that was shown to the user until the end of the transaction.
 * @throws RuleError fraud_notice_not_found, also for a notice that was shown to another user
 */
export async function requireOwnNotice(
  transaction: Knex.Transaction,
  id: string,
  presentedTo: string,
): Promise<FraudNoticesRow> {
  const notice = isUuid(id) && (await transaction('fraud_notices').where({ id, presentedTo }).forUpdate().first());
  if (!notice) throw new RuleError('fraud_notice_not_found', 'fraudNoticeId');
  return notice;
}
