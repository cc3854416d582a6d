import type { Knex } from 'knex';
import { turnsOn } from '../../domain/changes/fourEyes';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import { alarmFields, safeguardedCurrencies } from '../../domain/safeguarding/currencies';
import { controlAccountRefusal } from '../../domain/safeguarding/safeguardedMoney';
import { settingsInputSchema, type SettingsInput } from '../../domain/settings/settingsInput';
import type { SettingsRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import { requireHouseAccount } from '../database/requireHouseAccount';
import { loadSafeguardedMoney } from '../database/safeguardedMoney';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { requireDeciders } from '../fourEyes/switches';
import type { UpsertSettingsInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { sanitiseHtml } from './sanitiseHtml';

const htmlFields = ['maintenance_banner', 'notifications_page_html'] as const;

/**
 * Saves the given fields of the portal's settings, with only the allowed markup. The activity log records who changed
 * which fields.
 * @throws RuleError invalid_input, account_not_found and those of houseAccountRefusal, money_safeguarded, too_few_deciders, change_pending
 */
export const upsertSettings = defineAction({
  name: 'upsertSettings',
  roles: [],
  scope: null,
  // Charges are compared with the accounts that the settings name.
  writes: { lists: ['settings', 'charges'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """
      Saves the house's settings: the fields that are given, and of their markup what is allowed.
      """
      upsertSettings(settings: SettingsInput!): SavedSettings!
    }

    """
    The text of the fraud notice. Paragraphs are separated by an empty line.
    """
    input HouseFraudNotices {
      text: String
    }

    """
    A form that a request for a new account needs, with the address where it is downloaded.
    """
    input NewAccountFormInput {
      name: String!
      url: String!
    }

    input SettingsInput {
      maintenance_banner: String
      notifications_page_html: String
      fraud_notices: HouseFraudNotices
      conversion_wizard: Boolean
      payments_wizard: Boolean
      balance_funding_page: Boolean
      balances: Boolean
      beneficiaries_listing: Boolean
      designatedAccountType: Boolean
      ownershipStructureDiagram: Boolean
      send_new_account_requests_to_provider: Boolean
      new_account_forms: [NewAccountFormInput!]
      incoming_fund_fee_account_id: uuid
      monthly_maintenance_charge_account_id: uuid
      payment_fee_account_id: uuid
      euro_negative_interest_account_id: uuid
      balance_transfer_fee_account_id: uuid
      safeguarding_control_account_id: uuid
      euro_negative_interest_charge_rate: String
      euro_liquidity_balance_amount: String
      safeguarding_gbp_balance_alarm: String
      safeguarding_eur_balance_alarm: String
      safeguarding_usd_balance_alarm: String
      four_eyes: [String!]
      cooling_days: Int
    }

    type SavedSettings {
      maintenance_banner: String
      notifications_page_html: String
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'upsertSettings',
    parse: async ({ settings }: UpsertSettingsInput) => {
      const changes = withSafeHtml(await parseDeclared(settingsInputSchema, settings));
      if (Object.keys(changes).length === 0) {
        throw new RuleError('invalid_input', 'settings', 'There is nothing to save.');
      }
      return { settings: changes };
    },
    make: async ({ transaction, context, session }, { settings: changes }) => {
      const before = await lockSettings(transaction);
      await requireAccounts(transaction, changes);
      await requireNoMoney(transaction, before.safeguarding_control_account_id, changes);
      const switches = { now: before.four_eyes, asked: changes.four_eyes };
      if (turnsOn(switches.now, switches.asked ?? [])) await requireDeciders(transaction, context, 'four_eyes');
      const answer = await writeSettings(transaction, changes);
      const entry = { eventCode: 'A038', details: Object.keys(changes).join(', ') } as const;
      await recordActivity(transaction, { ...entry, userId: session.userId, createdAt: context.clock.now() });
      return { answer, subject: { entity: 'settings', id: String(before.id) }, switches };
    },
  }),
});

type LockedSettings = Pick<SettingsRow, 'id' | 'four_eyes' | 'safeguarding_control_account_id'>;

async function lockSettings(transaction: Knex.Transaction): Promise<LockedSettings> {
  const settings = await transaction('settings')
    .forUpdate()
    .first('id', 'four_eyes', 'safeguarding_control_account_id');
  invariant(settings !== undefined, 'the house has settings');
  return settings;
}

/** Writes the columns of the settings, and each threshold into the row of its currency (docs/decisions/115). */
async function writeSettings(
  transaction: Knex.Transaction,
  changes: SettingsInput,
): Promise<Pick<SettingsRow, (typeof htmlFields)[number]>> {
  const alarms = safeguardedCurrencies.filter((currency) => changes[alarmFields[currency]] !== undefined);
  for (const currency of alarms) {
    const balance_alarm = changes[alarmFields[currency]] ?? null;
    await transaction('currency_settings').where({ currency }).update({ balance_alarm });
  }
  const columns = columnsOf(changes);
  if (Object.keys(columns).length > 0) await transaction('settings').update(columns);
  const answer = await transaction('settings').first(...htmlFields);
  invariant(answer !== undefined, 'the house has settings');
  return answer;
}

const alarmNames: readonly string[] = Object.values(alarmFields);

function columnsOf({ fraud_notices, new_account_forms: forms, ...columns }: SettingsInput): Partial<SettingsRow> {
  const own = Object.entries(columns).filter(([name]) => !alarmNames.includes(name));
  return {
    ...(Object.fromEntries(own) as Partial<SettingsRow>),
    ...(fraud_notices && { fraud_notices: JSON.stringify(fraud_notices) }),
    ...(forms && { new_account_forms: JSON.stringify(forms) }),
  };
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
    await requireHouseAccount(transaction, id, field);
  }
}

/** Refuses to change the control account while client money depends on it. @throws RuleError money_safeguarded */
async function requireNoMoney(
  transaction: Knex.Transaction,
  control: string | null,
  { safeguarding_control_account_id: asked }: SettingsInput,
): Promise<void> {
  if (control === null || asked === undefined || asked?.toLowerCase() === control) return;
  const refusal = controlAccountRefusal(await loadSafeguardedMoney(transaction));
  if (refusal) throw new RuleError('money_safeguarded', 'safeguarding_control_account_id', refusal);
}
