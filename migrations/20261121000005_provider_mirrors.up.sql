-- Specification section 3, "Mirrored provider data": what the provider said last, under the provider's own names and ids. Only the
-- sync and the webhook write here; an older reading never overwrites a newer one.

create table tcc_accounts (
  id uuid primary key,
  account_name text not null,
  brand text,
  your_reference text,
  status text not null check (status in ('enabled', 'enabled_no_trading', 'disabled')),
  street text,
  city text,
  state_or_province text,
  country text,
  postal_code text,
  spread_table text,
  legal_entity_type text,
  identification_type text,
  identification_value text,
  short_reference text,
  bank_account_verified text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_accounts_name on tcc_accounts (account_name);

create table tcc_contacts (
  id uuid primary key,
  login_id text not null,
  account_id uuid not null,
  account_name text,
  first_name text not null,
  last_name text not null,
  status text not null check (status in ('enabled', 'not_enabled')),
  email_address text,
  phone_number text,
  mobile_phone_number text,
  your_reference text,
  date_of_birth date,
  locale text,
  timezone text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_contacts_account on tcc_contacts (account_id);

create table tcc_beneficiaries (
  id uuid primary key,
  account_id uuid references accounts (id),
  name text not null,
  bank_account_holder_name text not null,
  bank_country text not null,
  bank_name text,
  bank_address text,
  bank_account_type text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  account_number text,
  iban text,
  bic_swift text,
  routing_code_type_1 text,
  routing_code_value_1 text,
  routing_code_type_2 text,
  routing_code_value_2 text,
  payment_types text[] not null default '{}',
  beneficiary_entity_type text,
  beneficiary_company_name text,
  beneficiary_first_name text,
  beneficiary_last_name text,
  beneficiary_address text,
  beneficiary_city text,
  beneficiary_postcode text,
  beneficiary_state_or_province text,
  beneficiary_country text,
  beneficiary_date_of_birth date,
  beneficiary_identification_type text,
  beneficiary_identification_value text,
  beneficiary_external_reference text,
  business_nature text,
  company_website text,
  creator_contact_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_beneficiaries_account on tcc_beneficiaries (account_id, name);

create table tcc_conversions (
  id uuid primary key,
  account_id uuid references accounts (id),
  creator_contact_id uuid,
  short_reference text not null,
  status text not null check (status in ('awaiting_funds', 'funds_sent', 'funds_arrived', 'trade_settled', 'closed')),
  partner_status text,
  currency_pair text not null,
  buy_currency text not null check (buy_currency ~ '^[A-Z]{3}$'),
  sell_currency text not null check (sell_currency ~ '^[A-Z]{3}$'),
  fixed_side text not null check (fixed_side in ('buy', 'sell')),
  client_buy_amount numeric not null,
  client_sell_amount numeric not null,
  partner_buy_amount numeric,
  partner_sell_amount numeric,
  client_rate numeric,
  partner_rate numeric,
  core_rate numeric,
  mid_market_rate numeric,
  conversion_date date not null,
  settlement_date timestamptz not null,
  unallocated_funds numeric,
  unique_request_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_conversions_account on tcc_conversions (account_id, created_at desc, id);
create index tcc_conversions_reference on tcc_conversions (short_reference);
create index tcc_conversions_open on tcc_conversions (conversion_date) where status not in ('trade_settled', 'closed');

-- Money that came in from outside, with what is known of its sender.
create table tcc_funding (
  id uuid primary key,
  account_id uuid references accounts (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null,
  rail text,
  additional_information text,
  sender_name text,
  sender_address text,
  sender_country text,
  sender_account_number text,
  sender_iban text,
  sender_bic text,
  sender_routing_code text,
  receiving_account_number text,
  receiving_account_iban text,
  receiving_account_routing_code text,
  value_date timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_funding_account on tcc_funding (account_id, created_at desc);

-- Incoming money that waits for a decision whether it may be kept.
create table tcc_collections (
  transaction_id uuid primary key,
  account_id uuid references accounts (id),
  accepted boolean,
  reason text check (reason in ('accepted', 'sanctioned_match', 'unsupported_currency',
    'insufficient_transaction_information', 'suspected_fraud', 'internal_watchlist_match',
    'suspected_money_laundering_activity')),
  decided_by text references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((accepted is null) = (reason is null))
);
create index tcc_collections_open on tcc_collections (created_at) where accepted is null;

create table tcc_transactions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  balance_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount >= 0),
  balance_amount numeric,
  type text not null check (type in ('credit', 'debit')),
  status text not null check (status in ('pending', 'completed', 'deleted', 'cancelled')),
  action text not null,
  reason text,
  related_entity_type text not null default 'unknown' check (related_entity_type in ('balance_transfer', 'conversion',
    'inbound_funds', 'inbound_funds_local', 'payment', 'unknown')),
  related_entity_id uuid,
  related_entity_short_reference text,
  settles_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_transactions_account_created on tcc_transactions (account_id, created_at desc, id);
create index tcc_transactions_account_completed on tcc_transactions (account_id, currency, completed_at, id)
  where status = 'completed';
create index tcc_transactions_related on tcc_transactions (related_entity_id);
create index tcc_transactions_pending on tcc_transactions (account_id, settles_at) where status = 'pending';

create table tcc_transfers (
  id uuid primary key,
  short_reference text not null,
  source_account_id uuid not null,
  destination_account_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount > 0),
  status text not null check (status in ('pending', 'completed', 'cancelled')),
  reason text,
  creator_account_id uuid,
  creator_contact_id uuid,
  unique_request_id text,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_transfers_source on tcc_transfers (source_account_id, created_at desc, id);
create index tcc_transfers_destination on tcc_transfers (destination_account_id, created_at desc, id);
create index tcc_transfers_reference on tcc_transfers (short_reference);
