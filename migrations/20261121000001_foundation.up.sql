-- Sections 3 of both specification documents: the entities of the payment path, with their keys and checks.
-- Names are the specification's, camelCase or snake_case as given there.

create extension if not exists citext;

-- Secrets are in a schema of their own: Hasura tracks nothing in this schema and its login may not enter it.
create schema vault;

-- Reference ---------------------------------------------------------------------------------------------------------

create table countries (
  "alpha2Code" text primary key check ("alpha2Code" ~ '^[A-Z]{2}$'),
  "alpha3Code" text not null unique check ("alpha3Code" ~ '^[A-Z]{3}$'),
  "countryName" text not null,
  "swiftTier" integer not null default 4 check ("swiftTier" between 1 and 4),
  "permittedJurisdiction" boolean not null default true,
  "sanctionFlag" boolean not null default false,
  weighting integer not null default 0,
  "updatedAt" timestamptz not null default now()
);

create table settings (
  id boolean primary key default true check (id),
  maintenance_banner text,
  notifications_page_html text,
  fraud_notices jsonb not null default '{}',
  conversion_wizard boolean not null default true,
  payments_wizard boolean not null default true,
  balance_funding_page boolean not null default true,
  balances boolean not null default true,
  beneficiaries_listing boolean not null default true,
  "designatedAccountType" boolean not null default false,
  "ownershipStructureDiagram" boolean not null default false
);
insert into settings default values;

create table system_status (
  id boolean primary key default true check (id),
  is_tcc_online boolean not null default true,
  "updatedAt" timestamptz not null default now()
);
insert into system_status default values;

create table exchange_rates (
  "currencyPair" text primary key check ("currencyPair" = "fromCurrency" || "toCurrency"),
  "fromCurrency" text not null check ("fromCurrency" ~ '^[A-Z]{3}$'),
  "toCurrency" text not null check ("toCurrency" ~ '^[A-Z]{3}$'),
  "midMarketRate" numeric not null check ("midMarketRate" > 0),
  "updatedAt" timestamptz not null
);

-- Organisations and people ------------------------------------------------------------------------------------------

create table organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  authorisation_currency text not null default 'GBP' check (authorisation_currency ~ '^[A-Z]{3}$'),
  tcc_login_id text,
  tcc_contact_id uuid,
  "defaultToAdminCredentials" boolean not null default true,
  enable_dip boolean not null default false,
  enable_favourites boolean not null default false,
  fraud_notices jsonb not null default '{"paymentThreshold": null, "paymentTypes": [], "beneficiary": false, "optOut": false}',
  idle_limit_minutes integer not null default 55 check (idle_limit_minutes between 5 and 55),
  "createdAt" timestamptz not null default now()
);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  reference text,
  "tccAccountId" uuid unique,
  org_id uuid not null references organisations (id),
  street text,
  city text,
  state_or_province text,
  postal_code text,
  country text references countries ("alpha2Code"),
  legal_entity_type text check (legal_entity_type in ('company', 'individual')),
  identification_type text,
  identification_value text,
  is_approved boolean not null default false,
  is_closed boolean not null default false,
  closed_date date,
  config jsonb not null default '{}',
  "fundingEmails" text[] not null default '{}',
  default_payment_charge_type text not null default 'shared' check (default_payment_charge_type in ('ours', 'shared')),
  "createdAt" timestamptz not null default now(),
  check (is_closed or closed_date is null)
);
create index accounts_org_id on accounts (org_id);

create table users (
  id text primary key check (id = lower(trim(id)) and id <> ''),
  first_name text not null default '',
  last_name text not null default '',
  email citext,
  phone text,
  date_of_birth date,
  enabled boolean not null default true,
  is_api_key_access_enabled boolean not null default false,
  can_use_transfers boolean not null default false,
  can_transfer_between_orgs boolean not null default false,
  last_seen_at timestamptz,
  last_used_account_id uuid references accounts (id),
  "createdAt" timestamptz not null default now()
);

-- What people who share an account may know of each other.
create view colleagues as select id, first_name, last_name from users;

create table users_organisations (
  user_id text not null references users (id) on delete cascade,
  org_id uuid not null references organisations (id) on delete cascade,
  can_user_admin_org boolean not null default false,
  can_manage_favourites boolean not null default false,
  "canManageNewAccount" boolean not null default false,
  primary key (user_id, org_id)
);
create index users_organisations_org_id on users_organisations (org_id);

create table roles (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  "order" integer not null default 0,
  org_id uuid not null references organisations (id),
  can_create_beneficiaries boolean not null default false,
  can_create_conversions boolean not null default false,
  can_create_payments boolean not null default false,
  unique (org_id, name)
);

create table "CurrencyCloudContacts" (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  account_id uuid not null references accounts (id),
  role_id uuid not null references roles (id),
  tcc_contact_id uuid,
  lower_fx_limit numeric not null default 1 check (lower_fx_limit = 1),
  upper_fx_limit numeric check (upper_fx_limit >= 1),
  unique (user_id, account_id)
);
create index currency_cloud_contacts_account_id on "CurrencyCloudContacts" (account_id);
create index currency_cloud_contacts_role_id on "CurrencyCloudContacts" (role_id);

-- Authorisation rules -----------------------------------------------------------------------------------------------

create table organisation_payment_auth_rule (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organisations (id),
  threshold integer not null check (threshold >= 0),
  can_authorise_own_payments boolean not null default false,
  payment_creator_can_satisfy_rule boolean not null default false,
  is_archived boolean not null default false
);
create unique index organisation_payment_auth_rule_threshold
  on organisation_payment_auth_rule (org_id, threshold) where not is_archived;

create table payment_auth_rule_role (
  auth_rule_id uuid not null references organisation_payment_auth_rule (id) on delete cascade,
  role_id uuid not null references roles (id),
  number_required integer not null check (number_required between 1 and 20),
  primary key (auth_rule_id, role_id)
);

-- Beneficiaries -----------------------------------------------------------------------------------------------------

create table beneficiaries (
  id uuid primary key default gen_random_uuid(),
  tcc_beneficiary_id uuid,
  account_id uuid not null references accounts (id),
  enabled boolean not null default true,
  "createdById" text references users (id),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index beneficiaries_account_id on beneficiaries (account_id) where enabled;

create table beneficiary_information_slice (
  id uuid primary key default gen_random_uuid(),
  "beneficiaryId" uuid not null references beneficiaries (id),
  is_most_recent boolean not null default true,
  name text not null check (name <> ''),
  "beneficiaryEntityType" text not null check ("beneficiaryEntityType" in ('company', 'individual')),
  "companyName" text,
  "firstName" text,
  "lastName" text,
  "dateOfBirth" date,
  address text,
  city text,
  "stateOrProvince" text,
  postcode text,
  country text references countries ("alpha2Code"),
  "bankCountry" text not null references countries ("alpha2Code"),
  "bankName" text,
  "bankAddress" text,
  "bankAccountHolderName" text not null,
  "accountNumber" text,
  iban text,
  "bicSwift" text,
  "routingCodeType1" text,
  "routingCodeValue1" text,
  "routingCodeType2" text,
  "routingCodeValue2" text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "isPriority" boolean not null default false,
  "isRegular" boolean not null default false,
  email text,
  "identificationType" text check ("identificationType" in (
    'citizenship_papers', 'credential_de_elector', 'drivers_license', 'drivers_license_canadian',
    'employer_identification_number', 'existing_credit_card_details', 'green_card', 'incorporation_number',
    'matricula_consular', 'national_id', 'none', 'others', 'passport', 'registro_federal_de_contribuyentes',
    'social_insurance_number', 'social_security_number', 'visa')),
  "identificationValue" text,
  "externalReference" text,
  "businessNature" text,
  "companyWebsite" text,
  "createdAt" timestamptz not null default now(),
  check ("routingCodeType1" is distinct from "routingCodeType2" or "routingCodeType1" is null),
  check ("isPriority" or "isRegular")
);
create unique index beneficiary_information_slice_most_recent
  on beneficiary_information_slice ("beneficiaryId") where is_most_recent;
create index beneficiary_information_slice_name on beneficiary_information_slice (name) where is_most_recent;

-- Payments ----------------------------------------------------------------------------------------------------------

create table payment_transitions (
  from_status text not null,
  to_status text not null,
  only_unsent boolean not null default false,
  primary key (from_status, to_status)
);

create table payments (
  id uuid primary key default gen_random_uuid(),
  "shortReference" text not null unique,
  "tccPaymentId" uuid unique,
  "uniqueRequestId" text not null,
  "clientRequestId" uuid,
  "clientRequestDigest" text,
  "accountId" uuid not null references accounts (id),
  amount numeric not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "paymentDate" date not null,
  "paymentType" text not null check ("paymentType" in ('priority', 'regular')),
  reason text not null,
  reference text not null,
  status text not null check (status in ('new', 'awaiting_authorisation', 'authorised', 'ready_to_send', 'submitted',
    'released', 'completed', 'suspended', 'failed', 'deleted', 'processing')),
  tcc_status text,
  tcc_short_ref text,
  tcc_updated_at timestamptz,
  "ultimateBeneficiaryName" text,
  "beneficiarySliceId" uuid not null references beneficiary_information_slice (id),
  "chargeType" text check ("chargeType" in ('ours', 'shared')),
  "createdById" text not null references users (id),
  "purposeCode" text,
  "feeAmount" numeric check ("feeAmount" >= 0),
  "gbpEquivalent" numeric,
  "authorisationAmount" numeric,
  "authorisationCurrency" text not null,
  "authRuleId" uuid references organisation_payment_auth_rule (id),
  "invoiceNumber" text,
  "invoiceDate" date,
  "failureReason" text,
  "errorCode" text,
  "errorMessage" text,
  "evaluationId" text,
  "evaluationSubmittedAt" timestamptz,
  "evaluationRecommendation" text,
  "tccConversionId" uuid,
  "transferredAt" timestamptz,
  "estimatedArrival" timestamptz,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("accountId", "uniqueRequestId"),
  unique ("accountId", "clientRequestId"),
  check ("paymentType" = 'priority' or "chargeType" is null),
  check (("invoiceNumber" is null) = ("invoiceDate" is null))
);
create index payments_account_created on payments ("accountId", "createdAt" desc);
create index payments_account_status on payments ("accountId", status, "createdAt" desc);
create index payments_unsent on payments ("accountId") where "tccPaymentId" is null;
create index payments_beneficiary_slice on payments ("beneficiarySliceId");

create table payment_authorisation_requests (
  id uuid primary key default gen_random_uuid(),
  "paymentId" uuid not null references payments (id) on delete cascade,
  "authRuleId" uuid not null references organisation_payment_auth_rule (id),
  "roleIdRequired" uuid not null references roles (id),
  "authorisedById" text references users (id),
  "authorisedAt" timestamptz,
  "contentDigest" text,
  check (("authorisedById" is null) = ("authorisedAt" is null)),
  check (("authorisedById" is null) = ("contentDigest" is null))
);
create index payment_authorisation_requests_payment on payment_authorisation_requests ("paymentId");
create index payment_authorisation_requests_open
  on payment_authorisation_requests ("roleIdRequired") where "authorisedById" is null;
create unique index payment_authorisation_requests_one_each
  on payment_authorisation_requests ("paymentId", "authorisedById");

-- Intents to the provider, and what it reported ---------------------------------------------------------------------

create table provider_intents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('payment', 'beneficiary')),
  entity_id uuid not null,
  account_id uuid not null references accounts (id),
  key text not null,
  payload jsonb not null,
  digest text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'rejected')),
  lease_until timestamptz,
  fence bigint not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique (kind, key)
);
create index provider_intents_due on provider_intents (next_attempt_at) where state = 'pending';
create index provider_intents_entity on provider_intents (entity_id);

create table tcc_payments (
  id uuid primary key,
  account_id uuid references accounts (id),
  beneficiary_id uuid,
  unique_request_id text,
  short_reference text,
  amount numeric not null,
  currency text not null,
  status text not null,
  payment_type text,
  payment_date date,
  reference text,
  reason text,
  failure_reason text,
  transferred_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tcc_payments_account on tcc_payments (account_id, created_at desc);

create table balances (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, currency)
);

create table webhook_deliveries (
  id text primary key,
  notification_type text not null,
  entity_id uuid,
  received_at timestamptz not null,
  processed_at timestamptz
);

create table vault.provider_credentials (
  org_id uuid unique references public.organisations (id),
  tcc_login_id text not null unique,
  sealed_api_key text not null
);
create unique index provider_credentials_house on vault.provider_credentials ((org_id is null)) where org_id is null;

-- Activity ----------------------------------------------------------------------------------------------------------

create table activity_event_code (
  code text primary key check (code ~ '^[AE][0-9]{3}$'),
  name text not null
);

create table activity (
  id uuid primary key default gen_random_uuid(),
  "eventCode" text not null references activity_event_code (code),
  "eventType" text not null check ("eventType" in ('A', 'E')),
  "activityName" text not null,
  "userId" text,
  username text,
  details text,
  "paymentId" uuid references payments (id),
  "conversionId" uuid,
  "beneficiaryId" uuid references beneficiaries (id),
  "accountId" uuid references accounts (id),
  client_reported boolean not null default false,
  "createdAt" timestamptz not null default now()
);
create index activity_account_created on activity ("accountId", "createdAt" desc);
create index activity_user_created on activity ("userId", "createdAt" desc);
