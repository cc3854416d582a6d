import type { Knex } from 'knex';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate, rollBack } from '../../../tools/migrate/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const words = (text: string) => text.trim().split(/\s+/);
const columns = (table: string, text: string) => words(text).map((column) => `${table}.${column}`);

/** What each migration takes with it when it goes down, by design, newest first. All else must outlive it. A new one needs a line. */
const takenBy: readonly (readonly [migration: string, taken: readonly string[]])[] = [
  ['20261212000000_archived_templates', ['payment_templates.archivedAt']],
  ['20261211000000_currency_settings', ['currency_settings']],
  [
    '20261210000100_purpose_note',
    words('payment_templates.purposeNote payments.purposeNote recurring_payments.purposeNote'),
  ],
  ['20261210000000_payment_fields', []],
  ['20261209000200_ages_of_prices', columns('rates', 'priceAskedAt pricedAt')],
  ['20261209000100_funding_mails', ['funding_mails']],
  ['20261209000000_payment_notifications', ['outgoing_webhook_deliveries.requestedById']],
  ['20261208000100_accounts_of_requests', []],
  ['20261208000000_names_in_any_case', []],
  ['20261207000000_moves_of_the_control_account', words('safeguarding_control_accounts safeguarding_transfers.moveId')],
  ['20261206000100_names_of_users', ['users.search_text']],
  ['20261206000000_invitations', []],
  ['20261205000000_charge_house_ends', []],
  ['20261204000000_contacts_left_open', []],
  ['20261203000000_house_accounts', ['accounts.isHouseAccount']],
  ['20261202000000_seats_at_the_provider', columns('CurrencyCloudContacts', 'contact_refusal contact_state')],
  ['20261201000400_activity_by_triggers', []],
  ['20261201000300_unknown_mails', []],
  [
    '20261201000200_charge_corrections',
    ['alarms: rows', 'book_differences: rows', ...columns('charges', 'corrected_amount corrects_charge_id')],
  ],
  ['20261201000120_stuck_rows', []],
  ['20261201000110_fees_of_failed_payments', []],
  ['20261201000100_wanted_intents', columns('provider_intents', 'unresolved_at wanted_until')],
  ['20261130000500_payments_to_authorise_totals', []],
  ['20261130000100_book_differences', ['alarms: rows', ...words('book_differences book_listings book_payees')]],
  ['20261129000200_closing_balances', []],
  [
    '20261129000140_governed_people',
    words('settings.cooling_days users_organisations.admin_since webhook_endpoints.secret_version'),
  ],
  ['20261129000130_rights_at_use', ['payment_authorisation_requests.lapsedApproverId']],
  // The counts of this hour.
  ['20261129000110_name_questions', ['name_questions']],
  ['20261129000030_notices_by_actions', []],
  ['20261129000020_contacts_that_changed', columns('users', 'contacts_changed_at contacts_confirmed_at')],
  [
    '20261129000010_keys_of_their_owners',
    [
      ...words('api_key_networks api_keys.second_factor'),
      'notices: rows',
      ...columns('users', 'api_access_networks api_access_scopes'),
    ],
  ],
  ['20261129000000_account_request_deliveries', ['account_request_deliveries', 'state_transitions: rows']],
  ['20261128000030_sharepoint_items', []],
  ['20261128000020_operations', []],
  ['20261128000010_outgoing_webhooks', ['webhook_endpoints.description']],
  ['20261128000000_pending_changes', columns('pending_changes', 'change_digest effect reason')],
  ['20261127000041_reconciliation', ['reconciliations.note']],
  ['20261127000040_safeguarding', ['safeguarding_adjustments.change_id']],
  ['20261127000030_charging', words('charge_attempts charge_positions charges.next_attempt_at')],
  ['20261127000022_fraud_notice_log', []],
  ['20261127000021_audit_proof', []],
  ['20261127000020_audit_search', []],
  ['20261126000040_found_activity', []],
  ['20261126000030_organisation_administration', []],
  ['20261126000020_user_administration', ['api_keys.hint']],
  ['20261126000011_submission_documents', ['submission_documents.kind']],
  ['20261126000010_held_rates', ['provider_intents.after_id']],
  ['20261125000040_found_transfers', []],
  ['20261125000031_notice_mails', ['notice_mails']],
  ['20261125000030_notices', columns('notices', 'accountId in_app subject')],
  [
    '20261125000021_statement_exports',
    columns('exports', 'attempts expires_at filename lease_until size statement_number'),
  ],
  ['20261125000020_statements', []],
  ['20261125000010_conversion_changes', ['conversion_changes', 'state_transitions: rows']],
  ['20261124000040_transfers', ['charges.transfer_id', 'transfers.clientRequestId']],
  ['20261124000030_found_transactions', []],
  ['20261124000021_balance_history', []],
  ['20261124000020_rate_history', []],
  ['20261124000010_found_conversions', []],
  ['20261123000071_sharepoint_files', []],
  ['20261123000070_payment_documents', ['payments.documentChanges']],
  ['20261123000061_payment_precedents', []],
  [
    '20261123000060_authorisation_batches',
    words(`authorisation_batch_rows.authorisations_required authorisation_batch_rows.error_code
      authorisation_batch_rows.error_message authorisation_batch_rows.requests_added authorisation_batches.account_id
      authorisation_batches.session_issued_at`),
  ],
  // What a series pays, and the occurrences of which there is no payment.
  [
    '20261123000052_recurring_payments',
    [
      'recurring_payment_omissions',
      ...columns(
        'recurring_payments',
        `amount beneficiary_id chargeType clientRequestId currency pause_reason paymentType purposeCode reason reference
        ultimateBeneficiaryName`,
      ),
      'state_transitions: rows',
    ],
  ],
  ['20261123000051_payment_drafts', columns('payment_drafts', 'savedAt search')],
  // The demo's templates: what they keep stands in one document again.
  ['20261123000050_payment_templates', ['payment_templates: rows']],
  ['20261123000041_beneficiary_list', []],
  ['20261123000040_permitted_countries', []],
  ['20261123000030_payments_by_provider_reference', []],
  ['20261123000020_uploads', ['uploads.message_id']],
  ['20261123000011_delegated_approvals', []],
  ['20261123000010_fraud_notice_use', ['fraud_notices.usedAt']],
  ['20261122000050_slices_at_provider', ['beneficiary_information_slice.tcc_beneficiary_id']],
  [
    '20261122000045_administration',
    words(`api_keys identity_operations organisations.four_eyes outgoing_webhook_deliveries settings.four_eyes vault.api_key_hashes
      vault.webhook_secrets webhook_endpoints`),
  ],
  ['20261122000044_charges_and_positions', words('charges.month postings resolution_packs safeguarding_positions')],
  [
    '20261122000043_rates_and_statements',
    words(
      'exports monthly_statements notice_preferences payments.quoteId rate_alerts rate_history submission_documents',
    ),
  ],
  [
    '20261122000042_approval_work',
    words(`authorisation_batch_rows authorisation_batches authorisation_delegations beneficiary_tags fraud_notices.accountId
      fraud_notices.paymentId organisations.payment_expiry_days payment_authorisation_requests.delegationId
      payment_authorisation_requests.fraudNoticeId payment_templates payments.occurrenceOn payments.recurringPaymentId
      recurring_payment_skips recurring_payments saved_views uploads.format`),
  ],
  ['20261122000041_organisation_guards', []],
  // The keys that the log already has stay.
  ['20261122000040_audit_keys', []],
  ['20261122000032_payment_versions', []],
  // The times of the demo's payments; those of the audit log come back.
  ['20261122000031_payment_status_changes', ['payment_status_changes']],
  ['20261122000030_payment_approvers', []],
  ['20261122000020_found_payments', []],
  ['20261122000010_payment_rejection', columns('payments', 'rejectedAt rejectedById rejectionReason')],
  ['20261122000006_settings_by_actions', []],
  // The counts of this minute.
  ['20261122000005_activity_reports', ['activity_reports']],
  // What was raised; what still holds is raised again. And the calls of this minute.
  ['20261122000004_provider_operations', ['alarms', 'provider_calls']],
  ['20261122000003_hasura_login_limits', []],
  ['20261122000001_approved_content', ['payments.version']],
  ['20261121000012_list_orders', []],
  // When people were there before this session, and since when older sessions count no more.
  ['20261121000011_sessions', ['users.previous_seen_at', 'users.signed_out_at']],
  // Where each sync stands: the next one reads all again. Intents of the newer kinds go too; the demo owes none.
  ['20261121000010_provider_edge', ['provider_sync_positions', 'tcc_payments.estimated_arrival']],
  ['20261121000009_list_indexes', []],
  // The chain over the audit log; the log stays.
  ['20261121000008_audit_chain', ['audit_hashes', 'audit_seals']],
  // The tables of transitions; those of payments go back to where they came from.
  ['20261121000007_guards_of_all', ['state_transitions']],
  [
    '20261121000006_work',
    words(`conversions notices payment_drafts pending_changes quotes reconciliations schedule_runs transfers upload_rows
      uploads`),
  ],
  [
    '20261121000005_provider_mirrors',
    words(`tcc_accounts tcc_beneficiaries tcc_collections tcc_contacts tcc_conversions tcc_funding tcc_transactions
      tcc_transfers`),
  ],
  // The house's key moves back among the organisations'.
  [
    '20261121000004_documents',
    [
      ...words(`assets currencies favourites_addresses favourites_entities favourites_persons fraud_notices
        new_account_submissions`),
      'organisations.api_key',
      'payment_purpose_codes',
      'payments.fraudNoticeId',
      ...words(`rates regions restricted_countries safeguarding_adjustments safeguarding_transfers sharepoint_media
        users.api_key vault.admin_key_credentials`),
    ],
  ],
  [
    '20261121000003_charges',
    [
      ...columns(
        'accounts',
        `balance_transfer_fee_tariff_id charge_currencies charge_currencies_use_source debit_account_id
          debit_account_use_source incoming_fund_fee_tariff_id isDesignated isTccSubAccount
          monthly_maintenance_charge_tariff_id payment_fee_tariff_id process_charges process_charges_from
          safeguarded_amount_eur safeguarded_amount_gbp safeguarded_amount_usd safeguarding_enabled
          safeguarding_permitted transactions_validated_at`,
      ),
      ...words('accounts_to_groups charge_derivations charges groups'),
      ...columns(
        'settings',
        `balance_transfer_fee_account_id euro_liquidity_balance_amount euro_negative_interest_account_id
          euro_negative_interest_charge_rate incoming_fund_fee_account_id monthly_maintenance_charge_account_id
          new_account_forms payment_fee_account_id safeguarding_control_account_id safeguarding_eur_balance_alarm
          safeguarding_gbp_balance_alarm safeguarding_usd_balance_alarm send_new_account_requests_to_provider`,
      ),
      ...words('tariffs users_to_groups'),
    ],
  ],
  // The guards, the audit log, and which payment status may follow which.
  ['20261121000002_guards', ['audit_logged_actions', 'payment_transitions: rows']],
];

type Row = Readonly<Record<string, unknown>>;
type Contents = ReadonlyMap<string, readonly Row[]>;

let testDatabase: TestDatabase;
let owner: Knex;
const houseLogin = { tcc_login_id: 'house@demo.invalid', sealed_api_key: 'sealed' };

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  owner = ownerDatabase(testDatabase.url);
  await owner('vault.admin_key_credentials').insert(houseLogin);
});

afterAll(async () => {
  await owner.destroy();
  await testDatabase.drop();
});

/** Every row of every table. */
async function contentsOf(database: Knex): Promise<Contents> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select case relnamespace::regnamespace::text when 'public' then '' else 'vault.' end || relname as name from pg_class
     where relnamespace::regnamespace::text in ('public', 'vault') and relkind = 'r' and relname not like 'knex%'`,
  );
  const contents = new Map<string, readonly Row[]>();
  for (const { name } of rows) {
    const { rows: found } = await database.raw<{ rows: { row: Row }[] }>('select to_jsonb(t) as row from ?? t', [name]);
    contents.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return contents;
}

/** What was there before and is there no more: tables, columns, and tables whose rows are others. */
function lost(before: Contents, after: Contents): string[] {
  const gone = [...before].flatMap(([table, rows]) => {
    const left = after.get(table);
    if (!left) return [table];
    if (rows.length === 0 || left.length === 0) return rows.length > 0 ? [`${table}: rows`] : [];
    const names = Object.keys(rows[0] ?? {});
    const staying = names.filter((name) => name in (left[0] ?? {}));
    const text = (row: Row) => JSON.stringify(staying.map((name) => row[name]));
    const present = new Set(left.map(text));
    return [
      ...names.filter((name) => !staying.includes(name)).map((name) => `${table}.${name}`),
      ...(rows.every((row) => present.has(text(row))) ? [] : [`${table}: rows`]),
    ];
  });
  return gone.sort();
}

/** Columns, constraints, indexes, triggers, functions and grants, each as the database writes it. */
async function schemaOf(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { line: string }[] }>(`
    with ours as (select oid from pg_namespace where nspname in ('public', 'vault')),
      tables as (select oid, relacl, relkind from pg_class where relnamespace in (select oid from ours) and relname not like 'knex%')
    select concat_ws(' ', t.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid), a.attacl) as line
      from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum where t.relkind in ('r', 'v')
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join tables t on t.oid = c.conrelid where contype <> 'n'
    union all select pg_get_indexdef(indexrelid) from pg_index i join tables t on t.oid = i.indrelid
    union all select pg_get_triggerdef(g.oid) from pg_trigger g join tables t on t.oid = g.tgrelid where not tgisinternal
    union all select concat_ws(' ', pg_get_functiondef(p.oid), p.proacl) from pg_proc p
      where pronamespace in (select oid from ours) and prokind = 'f' and not exists (
        select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all select concat_ws(' ', t.oid::regclass, t.relacl) from tables t where t.relkind in ('r', 'v')
    order by line`);
  return rows.map(({ line }) => line);
}

test('each migration goes down over the demo’s data and takes what it must, no more, and comes up again', async () => {
  const schema = await schemaOf(owner);
  let before = await contentsOf(owner);
  for (const [migration, taken] of takenBy) {
    expect(await rollBack(owner)).toEqual([migration]);
    const after = await contentsOf(owner);
    expect([migration, lost(before, after)]).toEqual([migration, [...taken]]);
    before = after;
  }
  expect(await owner('vault.provider_credentials').whereNull('org_id')).toMatchObject([houseLogin]);

  await migrate(owner);
  // The table of transitions is one for all machines again, and the house's key is in its own.
  expect(lost(before, await contentsOf(owner))).toEqual(['payment_transitions', 'vault.provider_credentials: rows']);
  expect(await owner('vault.admin_key_credentials')).toMatchObject([houseLogin]);
  expect(await schemaOf(owner)).toEqual(schema);
}, 300_000);

test('afterwards the guards work: states, history, audit', async () => {
  const { id } = (await owner('payments').where({ status: 'deleted' }).first('id'))!;
  await expect(owner('payments').where({ id }).update({ status: 'completed' })).rejects.toThrow(
    'payment_transition_not_allowed: deleted -> completed',
  );
  await expect(owner('beneficiary_information_slice').update({ iban: 'DE00' })).rejects.toThrow('slice_is_history');
  const account = (await owner('accounts').first('id'))!;
  await owner('accounts').where(account).update({ city: 'York' });
  const entry = { table_name: 'accounts', row_id: account.id, action: 'U', changed_fields: ['city'] };
  expect(await owner('audit_logged_actions').orderBy('event_id', 'desc').first()).toMatchObject(entry);
  await expect(owner('audit_logged_actions').delete()).rejects.toThrow('append-only');
});
