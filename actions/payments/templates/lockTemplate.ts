import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/uuid';

/**
 * Locks a template until the end of the transaction, and gives its name and when it was archived.
 * @throws RuleError template_not_found, also for a template of another account
 */
export async function lockTemplate(transaction: Knex.Transaction, id: string, accountId: string) {
  const template = isUuid(id)
    ? await transaction('payment_templates')
        .where({ id, account_id: accountId })
        .forUpdate()
        .first('name', 'archivedAt')
    : undefined;
  if (!template) throw new RuleError('template_not_found', 'templateId');
  return template;
}
