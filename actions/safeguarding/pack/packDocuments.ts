import { safeguardedIn } from '../../database/safeguardedMoney';

/** A document of the pack and how its rows are read. */
export interface DocumentSource {
  /** The name of its file, without `.csv`. */
  readonly name: string;
  readonly title: string;
  /** Selects texts; the names of its columns are the headings. */
  readonly sql: string;
}

/** An instant as text in UTC. */
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The organisation and the account that a row is about. */
const whose = `organisation.name as organisation, account.name as account, account.id::text as account_id, account."tccAccountId"::text as provider_account_id`;
const byAccount =
  'join accounts account on account.id = row.account_id join organisations organisation on organisation.id = account.org_id';

/** The documents of a resolution pack in their order. Each is one statement, in an order that does not change. */
export const packDocuments: readonly DocumentSource[] = [
  {
    name: 'balances',
    title: 'Balances of every account and currency, with what stands safeguarded',
    sql: `select ${whose}, row.currency, row.amount::text as balance, ${utc('row.updated_at')} as read_at,
      (${safeguardedIn('row.currency', 'account')})::text as safeguarded
      from balances row ${byAccount} order by account.id, row.currency`,
  },
  {
    name: 'positions',
    title: 'Positions of client money on the last day that is stored',
    sql: `select ${whose}, row.day::text as day, row.currency, row.balance::text as balance,
      row.safeguarded_amount::text as safeguarded, row.overdue_amount::text as overdue, row.today_amount::text as today,
      row.tomorrow_amount::text as tomorrow, row.conversions_amount::text as conversions, row.required_amount::text as required,
      row.pending_amount::text as pending, row.suggested_transfer::text as suggested
      from safeguarding_positions row ${byAccount} where row.day = (select max(day) from safeguarding_positions)
      order by account.id, row.currency`,
  },
  {
    name: 'safeguarding-transfers',
    title: 'Transfers of client money to and from the control account',
    sql: `select row.id::text as id, ${utc('row."createdAt"')} as created_at, row.status, row.amount::text as amount, row.currency, row.reason,
      source.name as from_account, destination.name as to_account, row."tccTransferId"::text as provider_transfer_id,
      row."createdById" as created_by
      from safeguarding_transfers row join accounts source on source.id = row."sourceAccountId"
      join accounts destination on destination.id = row."destinationAccountId" order by row."createdAt", row.id`,
  },
  {
    name: 'safeguarding-adjustments',
    title: 'Changes of the safeguarded amounts',
    sql: `select ${utc('row.at')} as at, ${whose}, row.currency, row.adjustment_amount::text as amount,
      row.new_position::text as new_position, row.related_transfer_id::text as transfer_id, row.created_by, row.change_id::text as change_id
      from safeguarding_adjustments row ${byAccount} order by row.at, row.id`,
  },
  {
    name: 'reconciliations',
    title: 'Reconciliations with their signatures',
    sql: `select day::text as day, kind, currency, requirement::text as required, resource::text as held,
      difference::text as difference, jsonb_array_length(breaks)::text as breaks, note, prepared_by, ${utc('prepared_at')} as prepared_at,
      signed_by, ${utc('signed_at')} as signed_at
      from reconciliations order by day, currency, kind`,
  },
  {
    name: 'breaks',
    title: 'Breaks of the reconciliations',
    sql: `select row.day::text as day, row.kind, row.currency, found.class, found.amount, found.account_id, found.subject
      from reconciliations row
      cross join lateral jsonb_to_recordset(row.breaks) as found (class text, amount text, account_id text, subject text)
      order by row.day, row.currency, row.kind, found.class, found.subject`,
  },
  {
    name: 'organisations',
    title: 'Organisations',
    sql: `select id::text as id, name, tcc_login_id as provider_login, ${utc('"createdAt"')} as created_at from organisations order by name, id`,
  },
  {
    name: 'accounts',
    title: 'Accounts with the address and identity of their holders',
    sql: `select ${whose}, account.reference, account.legal_entity_type, account.identification_type, account.identification_value,
      account.street, account.city, account.state_or_province, account.postal_code, account.country,
      account.is_approved::text as approved, account.is_closed::text as closed, account.safeguarding_enabled::text as safeguarded,
      ${utc('account."createdAt"')} as created_at
      from accounts account join organisations organisation on organisation.id = account.org_id order by account.id`,
  },
  {
    name: 'contacts',
    title: 'People who may act on an account',
    sql: `select ${whose}, person.id as username, person.first_name, person.last_name, person.email, person.phone,
      person.enabled::text as enabled, role.name as role
      from "CurrencyCloudContacts" row ${byAccount} join users person on person.id = row.user_id join roles role on role.id = row.role_id
      order by account.id, person.id, row.id`,
  },
  {
    name: 'institutions',
    title: 'Accounts of the house at the institution that holds the money',
    sql: `select use.purpose, account.name as account, account.id::text as account_id, account."tccAccountId"::text as provider_account_id,
      held.account_name as name_at_provider, held.short_reference as provider_reference, held.status as provider_status
      from (
        select named.purpose, named.account_id from settings cross join lateral (values
          ('Safeguarding control', safeguarding_control_account_id), ('Payment fees', payment_fee_account_id),
          ('Incoming fund fees', incoming_fund_fee_account_id), ('Monthly maintenance', monthly_maintenance_charge_account_id),
          ('Balance transfer fees', balance_transfer_fee_account_id), ('Euro negative interest', euro_negative_interest_account_id)
        ) as named (purpose, account_id)
        union
        select 'Former safeguarding control', source_account_id from open_control_moves) use
      join accounts account on account.id = use.account_id left join tcc_accounts held on held.id = account."tccAccountId"
      order by use.purpose`,
  },
];
