-- Specification section 3: reference lists, payment documents, favourites, fraud notices, new-account submissions,
-- safeguarding, keys.

-- Reference -----------------------------------------------------------------------------------------------------------

create table restricted_countries (
  "countryCode" text primary key references countries ("alpha2Code"),
  "countryName" text not null
);

-- States and provinces where an address must name one.
create table regions (
  country text not null references countries ("alpha2Code"),
  code text not null,
  name text not null,
  primary key (country, code)
);

-- The countryCode is that of the flag: EU for the euro.
create table currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  name text not null,
  "countryCode" text not null check ("countryCode" ~ '^[A-Z]{2}$'),
  decimals integer not null check (decimals in (0, 2))
);

create table payment_purpose_codes (
  code text not null,
  description text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "entityType" text not null check ("entityType" in ('company', 'individual')),
  "bankCountry" text not null references countries ("alpha2Code"),
  primary key (currency, "bankCountry", "entityType", code)
);

create table rates (
  "currencyPair" text primary key check ("currencyPair" ~ '^[A-Z]{6}$'),
  "clientRate" numeric check ("clientRate" > 0),
  "partnerRate" numeric check ("partnerRate" > 0),
  "coreRate" numeric check ("coreRate" > 0),
  "midMarketRate" numeric not null check ("midMarketRate" > 0),
  "settlementCutOffTime" timestamptz,
  "updatedAt" timestamptz not null
);

-- Keys ----------------------------------------------------------------------------------------------------------------

-- A person's key is shown once; what stays is its digest. An organisation's provider key must be sent again, so it is sealed
-- in the vault and only its digest stands here.
alter table users add api_key text unique check (api_key ~ '^sha256:[0-9a-f]{64}$');
alter table organisations add api_key text check (api_key ~ '^sha256:[0-9a-f]{64}$');

create table vault.admin_key_credentials (
  id boolean primary key default true check (id),
  tcc_login_id text not null,
  sealed_api_key text not null
);
insert into vault.admin_key_credentials (tcc_login_id, sealed_api_key)
  select tcc_login_id, sealed_api_key from vault.provider_credentials where org_id is null;
delete from vault.provider_credentials where org_id is null;
drop index vault.provider_credentials_house;
alter table vault.provider_credentials add primary key (org_id);

-- Payment documents ---------------------------------------------------------------------------------------------------

create table assets (
  id uuid primary key default gen_random_uuid(),
  "paymentId" uuid not null references payments (id) on delete cascade,
  "documentId" text,
  filename text not null check (filename <> ''),
  filetype text not null,
  filesize bigint not null check (filesize > 0),
  "s3Key" text not null unique,
  "createdAt" timestamptz not null default now()
);
create index assets_payment on assets ("paymentId");

create table sharepoint_media (
  "fileName" text primary key,
  "sharepointItemId" text not null,
  "webUrl" text not null
);

-- Fraud notices -------------------------------------------------------------------------------------------------------

create table fraud_notices (
  id uuid primary key default gen_random_uuid(),
  ip text not null,
  browser text not null,
  details jsonb not null default '{}',
  "presentedAt" timestamptz not null default now(),
  "presentedTo" text not null references users (id),
  "acknowledgedAt" timestamptz,
  "acknowledgedBy" text references users (id),
  "selectionBoxChoice" text,
  "boxTickedAt" timestamptz,
  check (("acknowledgedAt" is null) = ("acknowledgedBy" is null))
);
alter table payments add "fraudNoticeId" uuid references fraud_notices (id);

-- Favourites ----------------------------------------------------------------------------------------------------------

create table favourites_addresses (
  id uuid primary key default gen_random_uuid(),
  "orgId" uuid not null references organisations (id) on delete cascade,
  name text not null check (name <> ''),
  street text not null,
  city text not null,
  state_or_province text,
  postal_code text,
  country text not null references countries ("alpha2Code"),
  "createdAt" timestamptz not null default now(),
  unique ("orgId", name)
);

create table favourites_entities (
  id uuid primary key default gen_random_uuid(),
  "orgId" uuid not null references organisations (id) on delete cascade,
  name text not null check (name <> ''),
  legal_entity_type text check (legal_entity_type in ('company', 'individual')),
  identification_type text,
  identification_value text,
  email text,
  phone text,
  website text,
  street text,
  city text,
  state_or_province text,
  postal_code text,
  country text references countries ("alpha2Code"),
  "createdAt" timestamptz not null default now(),
  unique ("orgId", name)
);

create table favourites_persons (
  id uuid primary key default gen_random_uuid(),
  "orgId" uuid not null references organisations (id) on delete cascade,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  date_of_birth date,
  nationality text references countries ("alpha2Code"),
  identification_type text,
  identification_value text,
  email text,
  phone text,
  street text,
  city text,
  state_or_province text,
  postal_code text,
  country text references countries ("alpha2Code"),
  "createdAt" timestamptz not null default now()
);
create index favourites_persons_org on favourites_persons ("orgId", last_name, first_name);

-- New-account submissions ---------------------------------------------------------------------------------------------

create table new_account_submissions (
  id uuid primary key default gen_random_uuid(),
  account_name text not null check (account_name <> ''),
  organisation_id uuid not null references organisations (id),
  legal_entity text,
  form_data jsonb not null default '{}',
  status_code text not null default 'draft'
    check (status_code in ('draft', 'review_requested', 'submitted', 'approved', 'rejected')),
  status_sub_code text,
  status_message text,
  funding_volume_per_annum integer check (funding_volume_per_annum >= 0),
  funding_value_per_annum numeric check (funding_value_per_annum >= 0),
  payment_volume_per_annum integer check (payment_volume_per_annum >= 0),
  payment_value_per_annum numeric check (payment_value_per_annum >= 0),
  forex_volume_per_annum integer check (forex_volume_per_annum >= 0),
  forex_value_per_annum numeric check (forex_value_per_annum >= 0),
  forex_rationale text,
  currencies_traded text[] not null default '{}',
  typical_payment_destinations text[] not null default '{}',
  principal_place_of_business text,
  source_of_funds text,
  source_of_wealth text,
  payment_authorisation_rules jsonb not null default '[]',
  par_requests jsonb not null default '[]',
  par_responses jsonb not null default '[]',
  submitted_at timestamptz,
  submitted_by text references users (id),
  created_by text not null references users (id),
  account_id uuid references accounts (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index new_account_submissions_org on new_account_submissions (organisation_id, created_at desc);

-- Safeguarding --------------------------------------------------------------------------------------------------------

create table safeguarding_transfers (
  id uuid primary key default gen_random_uuid(),
  amount numeric not null check (amount > 0),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  reason text not null check (reason ~ '^(TO|FROM) ?SAFEGUARDING'),
  status text not null default 'pending' check (status in ('pending', 'completed', 'cancelled')),
  "sourceAccountId" uuid not null references accounts (id),
  "destinationAccountId" uuid not null references accounts (id),
  "tccTransferId" uuid unique,
  details jsonb not null default '{}',
  "createdById" text not null references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  check ("sourceAccountId" <> "destinationAccountId")
);
create index safeguarding_transfers_created on safeguarding_transfers ("createdAt" desc, id);
create index safeguarding_transfers_source on safeguarding_transfers ("sourceAccountId", "createdAt" desc);
create index safeguarding_transfers_destination on safeguarding_transfers ("destinationAccountId", "createdAt" desc);
create index safeguarding_transfers_pending on safeguarding_transfers ("createdAt") where status = 'pending';

create table safeguarding_adjustments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  adjustment_amount numeric not null check (adjustment_amount <> 0),
  new_position numeric not null,
  related_transfer_id uuid references safeguarding_transfers (id),
  created_by text references users (id),
  at timestamptz not null default now()
);
create index safeguarding_adjustments_account on safeguarding_adjustments (account_id, currency, at desc);
