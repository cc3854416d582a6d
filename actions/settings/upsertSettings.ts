import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { settingsInputSchema, type SettingsInput } from '../../domain/settings/settingsInput';
import type { SettingsRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { UpsertSettingsInput, UpsertSettingsOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { sanitiseHtml } from './sanitiseHtml';

const htmlFields = ['maintenance_banner', 'notifications_page_html'] as const;

/**
 * Saves the given fields of the portal's settings, with only the allowed markup. The activity log records who changed
 * which fields.
 * @throws RuleError invalid_input, account_not_found
 */
export async function upsertSettings(
  { settings }: UpsertSettingsInput,
  session: Session,
  context: Context,
): Promise<UpsertSettingsOutput> {
  const changes = withSafeHtml(await parseDeclared(settingsInputSchema, settings));
  const fields = Object.keys(changes);
  if (fields.length === 0) throw new RuleError('invalid_input', 'settings', 'There is nothing to save.');
  return inTransaction(context.database, session, async (transaction) => {
    await requireAccounts(transaction, changes);
    await transaction('settings').update(columnsOf(changes));
    const entry = { eventCode: 'A038', details: fields.join(', ') } as const;
    await recordActivity(transaction, { ...entry, userId: session.userId, createdAt: context.clock.now() });
    return transaction('settings').first(...htmlFields);
  });
}

function columnsOf({ fraud_notices, ...columns }: SettingsInput): Partial<SettingsRow> {
  return fraud_notices ? { ...columns, fraud_notices: JSON.stringify(fraud_notices) } : columns;
}

function withSafeHtml(settings: SettingsInput): SettingsInput {
  const given = htmlFields.filter((field) => settings[field] !== undefined);
  // A text of which nothing is left is stored as null.
  const safe = given.map((field) => [field, sanitiseHtml(settings[field] ?? '') || null]);
  return { ...settings, ...(Object.fromEntries(safe) as Partial<SettingsInput>) };
}

async function requireAccounts(transaction: Knex.Transaction, changes: SettingsInput): Promise<void> {
  for (const [field, id] of Object.entries(changes)) {
    if (!field.endsWith('_account_id') || typeof id !== 'string') continue;
    const account = await transaction('accounts').where({ id }).first('id');
    if (!account) throw new RuleError('account_not_found', field, 'This account does not exist.');
  }
}
