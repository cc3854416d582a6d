import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { recordActivity } from '../../database/recordActivity';
import type { Context } from '../../context';
import type { Session } from '../../runtime/session';

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

/**
 * Runs a write of a template's name. The unique index decides among simultaneous calls.
 * @throws RuleError template_name_taken
 */
export async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTaken = (error as { constraint?: string }).constraint === 'payment_templates_name';
    throw isTaken ? new RuleError('template_name_taken', 'name') : error;
  }
}

/** Notes in the activity log what was done to a template. It counts among the favourites: the list of codes is closed (decision 047). */
export async function recordTemplate(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  { accountId, text }: { readonly accountId: string; readonly text: string },
): Promise<void> {
  const entry = { eventCode: 'A037', details: `Payment template ${text}`, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: clock.now() });
}
