import type { RowEffect } from '../../../../domain/changes/effect';
import { switchLabels } from '../../../../domain/changes/fourEyes';
import { isUuid } from '../../../../domain/text';
import type { Change } from '../../shared/changes/ChangesTable';
import { statusLook } from '../../shared/status/StatusBadge';
import { wordsOfCode } from '../../shared/codeTexts';

const tableLabels: Readonly<Record<string, string>> = {
  organisation_payment_auth_rule: 'Authorisation rule',
  payment_auth_rule_role: 'Approvals of the rule',
  roles: 'Role',
  CurrencyCloudContacts: 'Seat',
  tariffs: 'Tariff',
  settings: 'Settings',
  currency_settings: 'Settings of a currency',
  organisations: 'Organisation',
  accounts: 'Account',
  new_account_submissions: 'Request for an account',
  safeguarding_adjustments: 'Safeguarding adjustment',
  safeguarding_transfers: 'Safeguarding transfer',
  users: 'User',
  users_organisations: 'Rights for the organisation',
  identity_operations: 'At the identity provider',
  webhook_endpoints: 'Webhook',
  authorisation_delegations: 'Delegation',
  payments: 'Payment',
  payment_authorisation_requests: 'Approval',
  book_differences: 'Difference of the books',
  charges: 'Charge',
  transfers: 'Transfer',
  conversions: 'Conversion',
};

const columnLabels: Readonly<Record<string, string>> = {
  role_id: 'Role',
  account_id: 'Account',
  user_id: 'User',
  threshold: 'Payments above',
  number_required: 'People required',
  upper_fx_limit: 'Upper FX limit',
  lower_fx_limit: 'Lower FX limit',
  contact_state: 'At the provider',
  contact_refusal: 'Not opened at the provider because',
  four_eyes: 'Needs a second administrator',
  cooling_days: 'Cooling time of users in days',
  can_user_admin_org: 'Administers the organisation',
  can_manage_favourites: 'Manages favourites',
  canManageNewAccount: 'Opens accounts',
  can_use_transfers: 'May transfer between accounts',
  can_transfer_between_orgs: 'May transfer between organisations',
  is_api_key_access_enabled: 'May issue API keys',
  api_access_scopes: 'API keys may',
  api_access_networks: 'API keys from',
  from_user_id: 'Given by',
  to_user_id: 'Approves in their place',
  secret_version: 'Number of the secret',
  createdById: 'Maker',
  sourceAccountId: 'From',
  destinationAccountId: 'To',
  kind: 'Operation',
  can_authorise_own_payments: 'May approve own payments',
  payment_creator_can_satisfy_rule: 'Creating counts as an approval',
};

/** Columns that only tell programs which row it is. */
const hidden: ReadonlySet<string> = new Set([
  'id',
  'org_id',
  'auth_rule_id',
  'order',
  'tcc_contact_id',
  'change_id',
  'moveId',
  'related_transfer_id',
  'created_by',
  'state',
  'attempts',
  'requested_by',
]);

/** The row of an effect in words. */
export const tableLabel = ({ table }: RowEffect): string => tableLabels[table] ?? wordsOfCode(table);

/** What the identity provider is asked for, in words. */
const operations: Readonly<Record<string, string>> = {
  create: 'Create the user',
  update: 'Change the contacts',
  enable: 'Enable the user',
  disable_mfa: 'Switch the second factors off',
};

/** The values of a row before and after the change, in words; those that have none on either side are left out. */
export function factsOfRow({ table, before, after }: RowEffect, nameOf: (id: string) => string): Change[] {
  // People are known by their id, which is the username.
  const isShown = (column: string) => !hidden.has(column) || (table === 'users' && column === 'id');
  const columns = Object.keys({ ...before, ...after }).filter(isShown);
  return columns
    .map((column) => ({
      label: column === 'id' ? 'Username' : (columnLabels[column] ?? wordsOfCode(column)),
      before: textOf(inWords(table, column, before), nameOf),
      now: textOf(inWords(table, column, after), nameOf),
    }))
    .filter((fact) => fact.before !== undefined || fact.now !== undefined);
}

/** Values that are codes, in words, by table and column. */
const codes: Readonly<Record<string, (code: string) => string>> = {
  'identity_operations.kind': (kind) => operations[kind] ?? kind,
  'CurrencyCloudContacts.contact_state': (state) => statusLook('seat', state).label,
};

function inWords(table: string, column: string, row: RowEffect['after']): unknown {
  const value = row?.[column];
  const words = codes[`${table}.${column}`];
  return words && value !== undefined && value !== null ? words(String(value)) : value;
}

/** The ids that an effect names, each once. */
export function idsIn(effect: readonly RowEffect[]): string[] {
  const values = effect.flatMap(({ before, after }) => [...Object.values(before ?? {}), ...Object.values(after ?? {})]);
  return [...new Set(values.filter((value) => typeof value === 'string').filter(isUuid))];
}

function textOf(value: unknown, nameOf: (id: string) => string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => labelOfSwitch(String(one))).join(', ') || undefined;
  if (typeof value === 'object') return Object.keys(value).length > 0 ? JSON.stringify(value) : undefined;
  return isUuid(String(value)) ? nameOf(String(value)) : String(value);
}

const labelOfSwitch = (name: string): string =>
  Object.hasOwn(switchLabels, name) ? switchLabels[name as keyof typeof switchLabels] : name;
